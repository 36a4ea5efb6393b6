import type { BySide } from '../../../common/sides';
import { byBoard, type ByBoard, type Seat } from '../seats';
import type { State } from '../state';
import { diagonal, type Diagonal } from './ahead';
import { kamikaze, type Kamikaze } from './kamikaze';
import { sitting, type Sitting } from './sitting';
import { waiting } from './waiting';

export type { Diagonal, Kamikaze, Sitting };

/** What S12 finds worth showing. Plain data; the times are those at the moment asked for. */
export interface Findings {
  readonly sitting: ByBoard<Sitting | null>;
  readonly waiting: ByBoard<Seat | null>;
  readonly time: BySide<Diagonal>;
  readonly kamikaze: ByBoard<readonly Kamikaze[]>;
}

export const findings = (state: State, nowMs: number): Findings => ({
  sitting: byBoard((board) => sitting(state, board)),
  waiting: byBoard((board) => waiting(state, board)),
  time: { white: diagonal(state, 'white', nowMs), black: diagonal(state, 'black', nowMs) },
  kamikaze: byBoard((board) => kamikaze(state, board)),
});

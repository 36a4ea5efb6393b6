import type { Side } from '../../common/sides';
import { writeStart } from '../rules/fen';
import { ENDS } from '../rules/game';
import { kindIn, toMove, type EndReason, type State } from '../rules/state';
import type { Variant } from '../rules/variant';

/** The object of `npm run replay` (rules/notation.md). */
export interface ReplayJson {
  readonly game: 'progressive';
  readonly variant: Variant;
  readonly status: 'playing' | 'over';
  readonly result: Side | 'draw' | null;
  readonly reason: EndReason | null;
  /** The turn being made; of a game that is over the one in which it ended. */
  readonly turn: number;
  readonly toMove: Side | null;
  readonly fen: string;
  readonly series: readonly (readonly string[])[];
}

/** Whether the last series brought the end. */
const isOfSeries = ({ end }: State): boolean => end !== null && (ENDS as readonly EndReason[]).includes(end.reason);

export const replayJson = (state: State): ReplayJson => {
  const { settings, end, stand, turns } = state;
  return {
    game: 'progressive',
    variant: settings.variant,
    status: end === null ? 'playing' : 'over',
    result: end?.result ?? null,
    reason: end?.reason ?? null,
    turn: (isOfSeries(state) ? turns.at(-1)?.number : undefined) ?? stand.turn,
    toMove: end === null ? toMove(state) : null,
    fen: writeStart(kindIn(state), stand),
    series: turns.map(({ moves }) => moves.map(({ san }) => san)),
  };
};

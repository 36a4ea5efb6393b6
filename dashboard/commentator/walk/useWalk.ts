import type { Language } from 'chess-match/client';
import type { Moment } from 'chess-match/client/explore';
import { useState } from 'react';
import { useKeys } from '../../shared';
import { bothOf } from '../explorer/studyKeys';
import { placed } from './placed';

export const WALKS = ['first', 'back', 'forward', 'last'] as const;
export type Walk = (typeof WALKS)[number];

const KEYS: Readonly<Record<Walk, string>> = { first: 'Home', back: 'ArrowLeft', forward: 'ArrowRight', last: 'End' };

type Label = Readonly<Record<Language, string>>;

export interface Walking {
  /** Undefined while there is none. */
  readonly moment: Moment | undefined;
  /** It follows the game. */
  readonly isLive: boolean;
  readonly walk: (way: Walk) => void;
  readonly goTo: (ply: number) => void;
  readonly goLive: () => void;
  /** What a way is called. */
  readonly label: (way: Walk) => Label;
}

const turnLabel = (way: Walk): Label => bothOf((words) => words.walk[way]);

/**
 * Any moment of a match whose turns follow each other in one row, by buttons and keys.
 * @param label what a way is called, where it goes by something else than turns
 */
export const useWalk = (moments: readonly Moment[], label: (way: Walk) => Label = turnLabel): Walking => {
  const [ply, setPly] = useState<number | null>(null);
  const moment = placed(moments, ply);
  const last = moments.at(-1)?.ply ?? 0;
  const at = moment?.ply ?? 0;
  const goals: Readonly<Record<Walk, number>> = {
    first: 0,
    back: Math.max(0, at - 1),
    forward: Math.min(last, at + 1),
    last,
  };
  const goTo = (next: number): void => setPly(next >= last ? null : next);
  const goLive = (): void => setPly(null);
  const walk = (way: Walk): void => goTo(goals[way]);
  useKeys([
    ...WALKS.map((way) => ({
      id: `walk-${way}`,
      keys: KEYS[way],
      label: label(way),
      run: () => walk(way),
    })),
    { id: 'live', keys: 'KeyL', label: bothOf((words) => words.live), run: goLive },
  ]);
  return { moment, isLive: ply === null || ply >= last, walk, goTo, goLive, label };
};

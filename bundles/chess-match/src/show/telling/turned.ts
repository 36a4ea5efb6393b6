import type { OutlookView } from '@schemas/outlook';
import type { PastMoment, PastView } from '@schemas/past';

export type Turned = OutlookView['turnings'];

/** A turn in which nothing else happened that is told is told so soon, before what is more. */
const RANK = 60;

/** By so much the turn that turned the match most is told sooner, each after it by so much less. */
const [MOST, LESS] = [20, 2];

/**
 * The past with what an engine knows of it: turns that turned the match are told sooner than others of their kind.
 * @param turnings the one that weighs most first
 */
export const withTurned = (past: PastView, turnings: Turned): PastView => {
  if (turnings.length === 0) return past;
  const raised = new Map(turnings.map(({ ply }, index) => [ply, Math.max(0, MOST - LESS * index)]));
  const ranked = past.moments.map((moment) => ({ ...moment, rank: moment.rank + (raised.get(moment.ply) ?? 0) }));
  const known = new Set(past.moments.flatMap(({ ply, rank }) => (rank > 0 ? [ply] : [])));
  const found = turnings.flatMap(({ ply, board, side }): readonly PastMoment[] => {
    const turn = past.turns.find((made) => made.ply === ply);
    if (turn === undefined || known.has(ply)) return [];
    const rank = RANK + (raised.get(ply) ?? 0);
    return [
      { ply, turn: turn.turn, atMs: turn.atMs, kind: 'turningPoint', side, board, other: null, amount: null, rank },
    ];
  });
  return { ...past, moments: [...ranked, ...found].sort((one, other) => one.ply - other.ply) };
};

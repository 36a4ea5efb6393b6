import type { Placement } from 'chess-match/client';
import type { SeriesStep } from 'chess-match/games/progressive';

/** One move of a piece: with which step of the series, from 0, and whereto. */
export interface Leg {
  readonly step: number;
  readonly from: string;
  readonly to: string;
}

/** A piece through a series, as one of the two pictures draws him. */
export interface Track {
  /** Where he is drawn: at the end, or, as a ghost, where he stood before. */
  readonly at: string;
  readonly isGhost: boolean;
  readonly legs: readonly Leg[];
  /** The steps with which he comes (of a pawn that was promoted) and goes (taken, or promoted); null: he does not. */
  readonly comes: number | null;
  readonly goes: number | null;
}

/** What moves while a series is played, step by step. */
export interface SeriesPlan {
  readonly tracks: readonly Track[];
  /** Pieces of the picture before that do not stand in the one after. */
  readonly ghosts: Placement;
  readonly steps: number;
}

interface Piece extends Omit<Track, 'at' | 'isGhost'> {
  /** Where he stood before the series; null: he came within it. */
  readonly origin: string | null;
  readonly code: string;
}

interface Walk {
  /** By the squares they stand on. */
  readonly standing: Map<string, Piece>;
  readonly gone: Piece[];
}

const sideOf = (code: string | null): string => (code ?? '').slice(0, 1);

/** The squares between which pieces of the mover went: his own, and in castling the rook's. */
const waysOf = ({ from, to, changes }: SeriesStep): readonly (readonly [from: string, to: string])[] => {
  const side = sideOf(changes.find(({ square }) => square === from)?.was ?? null);
  const left = changes.find(({ square, was, now }) => square !== from && sideOf(was) === side && now === null);
  const come = changes.find(({ square, was, now }) => square !== to && was === null && sideOf(now) === side);
  return left && come
    ? [
        [from, to],
        [left.square, come.square],
      ]
    : [[from, to]];
};

/** Moves the pieces of one step; false where they do not stand as it says. */
const play = ({ standing, gone }: Walk, step: SeriesStep, index: number): boolean => {
  if (step.changes.some(({ square, was }) => (standing.get(square)?.code ?? null) !== was)) return false;
  const ways = waysOf(step);
  const moved = ways.map(([from]) => standing.get(from));
  for (const { square } of step.changes) {
    const piece = standing.get(square);
    if (piece && !moved.includes(piece)) gone.push({ ...piece, goes: index });
    standing.delete(square);
  }
  for (const [way, [from, to]] of ways.entries()) {
    const piece = moved[way];
    const now = step.changes.find(({ square }) => square === to)?.now ?? null;
    if (piece === undefined || now === null) return false;
    const after = { ...piece, legs: [...piece.legs, { step: index, from, to }] };
    if (now === piece.code) standing.set(to, after);
    else {
      gone.push({ ...after, goes: index });
      standing.set(to, { origin: null, code: now, legs: [], comes: index, goes: null });
    }
  }
  return true;
};

/**
 * How pieces go through a series from the picture before it. Null where that picture is another one than the series
 * began with: a position that was set in between.
 */
export const planSeries = (before: Placement, steps: readonly SeriesStep[]): SeriesPlan | null => {
  const pieces = Object.entries(before).map(
    ([square, code]) => [square, { origin: square, code, legs: [], comes: null, goes: null }] as const,
  );
  const walk: Walk = { standing: new Map<string, Piece>(pieces), gone: [] };
  if (!steps.every((step, index) => play(walk, step, index))) return null;
  const ghosts = walk.gone.flatMap((piece) => (piece.origin === null ? [] : [{ ...piece, origin: piece.origin }]));
  return {
    tracks: [
      ...[...walk.standing].flatMap(([at, { legs, comes, goes }]): Track[] =>
        legs.length > 0 || comes !== null ? [{ at, isGhost: false, legs, comes, goes }] : [],
      ),
      ...ghosts.map(({ origin, legs, comes, goes }): Track => ({ at: origin, isGhost: true, legs, comes, goes })),
    ],
    ghosts: Object.fromEntries(ghosts.map(({ origin, code }) => [origin, code])),
    steps: steps.length,
  };
};

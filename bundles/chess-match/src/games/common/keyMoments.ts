import type { Suggestion } from '@schemas/show';
import { countedOf } from './counted';
import type { GameEvent } from './event';
import type { AnyGame } from './game';
import type { History } from './history';

/** Something of a match that those who were not there look for. */
export interface KeyMoment extends Pick<Suggestion, 'side' | 'board' | 'other' | 'amount'> {
  /** Unix ms. */
  readonly atMs: number;
  /** Turns committed then. */
  readonly ply: number;
  /** "24." White, "24..." Black; empty at the beginning. */
  readonly turn: string;
  readonly kind: Suggestion['kind'] | 'begins';
}

/** Key moments as far as events were followed. */
export interface FoundMoments {
  readonly moments: readonly KeyMoment[];
  /** What there was reason to show at last: as long as it lasts it is no news. */
  readonly lasting: ReadonlySet<string>;
}

export const NO_MOMENTS: FoundMoments = { moments: [], lasting: new Set() };

/** How things are between two moments is none. */
const STANDING: readonly Suggestion['kind'][] = ['play', 'pause', 'replay', 'recap'];

const keyOf = ({ kind, side, board, other, amount }: Omit<KeyMoment, 'atMs' | 'ply' | 'turn'>): string =>
  [kind, side, board, other, amount].join();

/** The same after one more event that counts, and the state that it led to. */
export const findMoments = (found: FoundMoments, game: AnyGame, state: unknown, event: GameEvent): FoundMoments => {
  const { atMs } = event;
  const views = game.project(state);
  const { ply } = views.match;
  const fact = game.undoLabel(event);
  const isBegun = found.moments.length === 0 && (views.clocks.running || ply > 0);
  const begins = {
    atMs,
    ply: 0,
    turn: '',
    kind: 'begins',
    side: null,
    board: null,
    other: null,
    amount: null,
  } as const;
  const moments: readonly KeyMoment[] = isBegun ? [begins] : found.moments;
  if (fact?.kind !== 'turn' && views.match.status !== 'over') return { ...found, moments };
  const now = game.suggestions(state, views, atMs).filter(({ kind }) => !STANDING.includes(kind));
  const fresh = now
    .filter((about) => !found.lasting.has(keyOf(about)))
    .map(({ kind, side, board, other, amount }) => {
      const turn = fact?.label ?? '';
      return { atMs, ply, turn, kind, side, board, other, amount };
    });
  return { moments: [...moments, ...fresh], lasting: new Set(now.map(keyOf)) };
};

/**
 * The key moments of a match as it counts now, in order: its beginning, and whatever a director was given reason to
 * show. What lasts over several turns is told once, as it begins.
 */
export const keyMomentsOf = (game: AnyGame, history: History<unknown>): readonly KeyMoment[] => {
  let found = NO_MOMENTS;
  let state: unknown = history.initial;
  for (const { event } of countedOf(history)) {
    state = game.evolve(state, event);
    found = findMoments(found, game, state, event);
  }
  return found.moments;
};

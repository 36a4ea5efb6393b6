import type { Suggestion } from '@schemas/show';
import { countedOf } from './counted';
import type { AnyGame } from './game';
import type { History } from './history';

/** Something of a match that those who were not there look for. */
export interface KeyMoment extends Pick<Suggestion, 'side' | 'board' | 'other' | 'amount'> {
  /** Unix ms. */
  readonly atMs: number;
  /** "24." White, "24..." Black; empty at the beginning. */
  readonly turn: string;
  readonly kind: Suggestion['kind'] | 'begins';
}

/** How things are between two moments is none. */
const STANDING: readonly Suggestion['kind'][] = ['play', 'pause'];

const keyOf = ({ kind, side, board, other, amount }: Omit<KeyMoment, 'atMs' | 'turn'>): string =>
  [kind, side, board, other, amount].join();

/**
 * The key moments of a match as it counts now, in order: its beginning, and whatever a director was given reason to
 * show. What lasts over several turns is told once, as it begins.
 */
export const keyMomentsOf = (game: AnyGame, history: History<unknown>): readonly KeyMoment[] => {
  const moments: KeyMoment[] = [];
  let state: unknown = history.initial;
  let before: ReadonlySet<string> = new Set();
  for (const { event } of countedOf(history)) {
    state = game.evolve(state, event);
    const { atMs } = event;
    const views = game.project(state);
    const fact = game.undoLabel(event);
    if (moments.length === 0 && (views.clocks.running || views.match.ply > 0))
      moments.push({ atMs, turn: '', kind: 'begins', side: null, board: null, other: null, amount: null });
    if (fact?.kind !== 'turn' && views.match.status !== 'over') continue;
    const now = game.suggestions(state, views, atMs).filter(({ kind }) => !STANDING.includes(kind));
    for (const about of now) {
      if (before.has(keyOf(about))) continue;
      const { kind, side, board, other, amount } = about;
      moments.push({ atMs, turn: fact?.label ?? '', kind, side, board, other, amount });
    }
    before = new Set(now.map(keyOf));
  }
  return moments;
};

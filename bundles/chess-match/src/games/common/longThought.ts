import { STATISTICS } from './presets';
import { bring, NOTHING, type NewSuggestion } from './suggestions';
import type { GameViews } from './views';

/** So long both teams and everybody else wait for one turn, ms: time enough for a picture of numbers. */
const LONG_MS = 180_000;

type Seen = Pick<GameViews, 'match' | 'clocks'>;

/** Since when whoever is to move thinks, where all wait for him; null: nobody does, or boards go on beside him. */
const thinking = ({ match, clocks }: Seen): { readonly team: 'white' | 'black'; readonly sinceMs: number } | null => {
  if (match.status !== 'playing' || match.threads.length > 1 || match.ply === 0) return null;
  const [thinks = null] = clocks.clocks.flatMap(({ team, runningSinceMs: sinceMs }) =>
    sinceMs === null ? [] : [{ team, sinceMs }],
  );
  return thinks;
};

/** Everybody waits for a turn that takes long: until it is made. */
export const longThought = (seen: Seen, nowMs: number): readonly NewSuggestion[] => {
  const thinks = thinking(seen);
  if (thinks === null || nowMs - thinks.sinceMs < LONG_MS) return [];
  const about = { ...NOTHING, side: thinks.team, amount: LONG_MS / 60_000 };
  return [{ kind: 'longThought', ...about, ...bring(STATISTICS), lasts: false }];
};

/** When that will be so, Unix ms; null: it is, or nobody thinks. */
export const longThoughtMs = (seen: Seen, nowMs: number): number | null => {
  const thinks = thinking(seen);
  if (thinks === null) return null;
  const dueMs = thinks.sinceMs + LONG_MS;
  return dueMs > nowMs ? dueMs : null;
};

import { halfMoveClock } from './fields';

/** How often the last of these positions has stood. */
export const occurrences = (keys: readonly string[]): number => keys.filter((key) => key === keys.at(-1)).length;

/** What may be claimed (FIDE 9.2 and 9.3): a third repetition, or 50 moves by each side. */
export const claimable = (keys: readonly string[], fen: string): 'repetition' | 'fifty' | null => {
  if (occurrences(keys) >= 3) return 'repetition';
  return halfMoveClock(fen) >= 100 ? 'fifty' : null;
};

/** What draws by itself, whoever says what (FIDE 9.6): a fifth repetition, or 75 moves by each side. */
export const drawnByItself = (keys: readonly string[], fen: string): 'repetition' | 'seventy-five' | null => {
  if (occurrences(keys) >= 5) return 'repetition';
  return halfMoveClock(fen) >= 150 ? 'seventy-five' : null;
};

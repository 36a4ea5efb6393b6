import type { Beside } from '../authority/show/suggesting';
import { bring, FRESH_TURNS, type NewSuggestion } from '../../games/common/suggestions';
import { FOCUS, on } from '../../games/common/presets';
import type { Turning } from './turnings';

/**
 * Turns that turned the match a moment ago: what they cost, where a picture may show what an engine says; else the
 * board where that happened, large.
 * @param ply turns made so far
 */
export const suggestedOf = (turnings: readonly Turning[], ply: number, isOnAir: boolean): readonly NewSuggestion[] =>
  turnings
    .filter((turning) => ply - turning.ply <= FRESH_TURNS)
    .map(({ ply: since, side, board, shift }): NewSuggestion => {
      const where = board ?? shift?.others[0] ?? null;
      const about = { side, board: where, other: null, amount: null };
      const proposal = isOnAir
        ? { airs: [on('turning-point', { which: 'latest' })], alone: false }
        : bring(FOCUS, { focus: { board: where } });
      return { kind: 'turningPoint', ...about, ...proposal, lasts: false, since };
    });

/** Tells whoever makes suggestions of turns that are told for the first time, or no more. */
export const createAsking = (
  suggest: (beside: Beside) => void,
  isOnAir: boolean,
): ((matchId: string, turnings: readonly Turning[], ply: number) => void) => {
  let asked = '';
  return (matchId, turnings, ply) => {
    const suggestions = suggestedOf(turnings, ply, isOnAir);
    const key = [matchId, ...suggestions.map(({ since }) => since)].join();
    if (key === asked) return;
    asked = key;
    suggest({ matchId, suggestions });
  };
};

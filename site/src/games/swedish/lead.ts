import type { Language } from 'chess-match/client/drawing';
import type { HomeContent } from 'chess-match/contract/viewers';
import { reasonText } from '../../../../graphics/games/swedish/result/reasons';
import { headlineOf } from '../../../../graphics/games/swedish/scorebug/headline';
import { wordsOf } from '../../../../graphics/games/swedish/shared/words';

/** Who leads the match of two games, and why a game ended. */
export const leadText = (
  { match, score, clocks, play }: HomeContent,
  nowMs: number,
  language: Language,
): string | null => {
  const headline = headlineOf(match, score, clocks, nowMs);
  const { headlines } = wordsOf(language);
  if (headline === null) return null;
  const reason = play.game === 'swedish' && play.end !== null ? `. ${reasonText(play.end, language)}` : '';
  switch (headline.kind) {
    case 'won':
    case 'ahead':
    case 'one':
      return `${headlines[headline.kind](match.teams[headline.team].name)}${reason}`;
    // Why is said with it.
    case 'aborted':
      return headlines.aborted;
    case 'drawn':
    case 'divided':
    case 'level':
      return `${headlines[headline.kind]}${reason}`;
  }
};

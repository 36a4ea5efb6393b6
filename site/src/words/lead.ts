import type { Language } from 'chess-match/client/drawing';
import type { HomeContent } from 'chess-match/contract/viewers';
import { headlineOf } from '../../../graphics/games/business/scorebug/headline';
import { headlineText } from '../../../graphics/games/business/scorebug/headlineText';
import { reasonText } from '../../../graphics/games/swedish/result/reasons';
import { headlineOf as swedishHeadlineOf } from '../../../graphics/games/swedish/scorebug/headline';
import { wordsOf as swedishWordsOf } from '../../../graphics/games/swedish/shared/words';

const swedish = ({ match, score, clocks, play }: HomeContent, nowMs: number, language: Language): string | null => {
  const headline = swedishHeadlineOf(match, score, clocks, nowMs);
  const { headlines } = swedishWordsOf(language);
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

/**
 * Who leads and what is at stake, in a sentence; null where nobody plays.
 * @param nowMs the match's time that is shown
 */
export const leadText = (content: HomeContent, nowMs: number, language: Language): string | null => {
  const { match, score, boards } = content;
  if (match.threads.length > 1) return swedish(content, nowMs, language);
  const stakes = boards.flatMap(({ board, branch, chips, status }) =>
    status === 'live' ? [{ board, branch, chips }] : [],
  );
  const headline = headlineOf({ match: { status: match.status, stakes }, score });
  return headline && headlineText(headline, language);
};

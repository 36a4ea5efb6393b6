import { boardName, type AirLanguage } from 'chess-match/client/drawing';
import type { HomeContent } from 'chess-match/contract/viewers';
import { lastMoves, type Happened } from '../../words/happened';
import { wordsOf } from './words';

/** Who can do nothing before the partner helps: that makes the other board urgent. */
const sitting = ({ match, play, course }: HomeContent, language: AirLanguage): readonly Happened[] => {
  if (play.game !== 'swedish' || play.end !== null || course.game !== 'swedish') return [];
  const words = wordsOf(language);
  return course.boards.flatMap(({ board, sitting: found }) =>
    found === null ? [] : [{ when: words.now, text: words.sits(boardName(match, board), found.side) }],
  );
};

/** Who sits, then the last move on each board. */
export const happened = (content: HomeContent, language: AirLanguage): readonly Happened[] => [
  ...sitting(content, language),
  ...lastMoves(content, language),
];

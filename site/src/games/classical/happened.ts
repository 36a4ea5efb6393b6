import { boardName, capitalised, endText, formatPair, teamAt, type AirLanguage } from 'chess-match/client/drawing';
import type { HomeContent } from 'chess-match/contract/viewers';
import { lastOnBoards, type Happened } from '../../words/happened';
import { wordsOf } from './words';

type Result = NonNullable<HomeContent['boards'][number]['result']>;

/** C5 what nobody has answered yet. */
const offers = ({ match, play }: HomeContent, language: AirLanguage): readonly Happened[] => {
  if (play.game !== 'classical') return [];
  const words = wordsOf(language);
  return play.boards.flatMap(({ board, offers: standing, end }) =>
    end === null
      ? standing.map((side) => ({ when: words.now, text: words.offered(boardName(match, board), side) }))
      : [],
  );
};

/** C4-C8 by what a board ended, and for whom. */
const endedText = (match: HomeContent['match'], board: number, result: Result, language: AirLanguage): string => {
  const { kind, white, black } = result;
  const why = capitalised(endText(kind, language));
  if (white === black) return white === 0 ? why : `${why}, ${formatPair(white, black)}`;
  const team = teamAt(match, board, white > black ? 'white' : 'black');
  return wordsOf(language).boardWon(why, match.teams[team].name);
};

/** Offers that stand, then the last move of each board and how it ended, the newest first; last those long over. */
export const happened = (content: HomeContent, language: AirLanguage): readonly Happened[] => {
  const { match, boards } = content;
  const ended = (board: number): readonly string[] => {
    const result = boards.find((view) => view.board === board)?.result ?? null;
    return result === null ? [] : [endedText(match, board, result, language)];
  };
  const moves = lastOnBoards(content, language);
  const before = boards.filter(({ board }) => moves.every((made) => made.board !== board));
  return [
    ...offers(content, language),
    ...moves.map(({ board, when, text }) => ({ when, text: [text, ...ended(board)].join('. ') })),
    ...before.flatMap(({ board }) =>
      ended(board).map((text) => ({ when: wordsOf(language).over(boardName(match, board)), text })),
    ),
  ];
};

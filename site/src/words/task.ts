import { boardName, isApart, turnText, type AirLanguage } from 'chess-match/client/drawing';
import { teamOf, type HomeContent } from 'chess-match/contract/viewers';
import { wordsOf } from '.';

/** What the team of an audience has to decide, in a sentence. */
export interface Task {
  readonly isOwnTurn: boolean;
  readonly text: string;
}

/** Null for those who follow no team, and when nobody plays. */
export const taskOf = (content: HomeContent, language: AirLanguage): Task | null => {
  const { audience, match } = content;
  const team = teamOf(audience);
  if (team === null || match.status !== 'playing') return null;
  const words = wordsOf(language);
  const own = match.threads.filter(({ id, toMove }) =>
    match.seats.some((seat) => seat.team === team && seat.thread === id && seat.side === toMove),
  );
  const [first] = own;
  if (first === undefined) return { isOwnTurn: false, text: words.theirTurn };
  const text = isApart(match)
    ? words.yourBoards(
        own.flatMap(({ boards }) => boards.map((board) => words.board(boardName(match, board)))).join(', '),
      )
    : words.yourTurn(turnText(first.turn));
  return { isOwnTurn: true, text };
};

import { boardName, isApart, sanIn, turnNumber, turnText, type AirLanguage } from 'chess-match/client/drawing';
import type { HomeContent } from 'chess-match/contract/viewers';
import { wordsOf } from '.';

/** Something that happened: when, and in a sentence what. */
export interface Happened {
  readonly when: string;
  readonly text: string;
}

type Turn = HomeContent['turns'][number];

export const whenOf = ({ turn, side }: Turn, language: AirLanguage): string =>
  wordsOf(language).turnOf(turnText(turn), side);

/** The moves of a turn by board. */
export const movesText = ({ moves }: Turn, language: AirLanguage): string =>
  moves.map(({ board, san }) => `${board}: ${sanIn(san, language)}`).join(' · ');

/** Boards that do not wait for each other: the last move on each, the newest first. */
export const lastOnBoards = (
  { match, turns }: HomeContent,
  language: AirLanguage,
): readonly (Happened & { readonly board: number })[] => {
  const words = wordsOf(language);
  const boards = [...new Set(turns.toReversed().flatMap(({ moves }) => moves.map(({ board }) => board)))];
  return boards.flatMap((board) => {
    const turn = turns.findLast(({ moves }) => moves.some((move) => move.board === board));
    const move = turn?.moves.find((made) => made.board === board);
    if (turn === undefined || move === undefined) return [];
    const text = words.moveOn(boardName(match, board), turn.side, sanIn(move.san, language));
    return [{ board, when: words.moveNumber(turnNumber(turn.turn)), text }];
  });
};

/** The last turn by its moves; where boards are played apart, the last move on each. Empty before the first turn. */
export const lastMoves = (content: HomeContent, language: AirLanguage): readonly Happened[] => {
  if (isApart(content.match)) return lastOnBoards(content, language);
  const last = content.turns.at(-1);
  return last === undefined ? [] : [{ when: whenOf(last, language), text: movesText(last, language) }];
};

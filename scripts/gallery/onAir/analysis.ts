import type { BoardView } from '@schemas/boards';
import type { MatchView } from '@schemas/match';
import { chipsOf } from 'chess-match/games/business';
import type { ContentOf } from '../../../bundles/chess-match/src/show/graphics';
import type { Cast } from './cast';

const MOST_MOVES = 4;

/** Of the turn that made it so many. */
const turnLabel = (ply: number): string => `${Math.ceil(ply / 2)}${ply % 2 === 1 ? '.' : '...'}`;

/** What the record goes on with on a board: turns as "24..." with the move as it is written. */
const lineOn = (board: number, ply: number, turns: readonly string[]): ContentOf<'analysis'>['line'] =>
  turns
    .slice(ply)
    .flatMap((turn, index) => {
      const move = turn.split(' ').find((item) => item.startsWith(`${board}:`));
      return move === undefined ? [] : [{ turn: turnLabel(ply + index + 1), san: move.slice(2) }];
    })
    .slice(0, MOST_MOVES);

/** The board worth most, as a commentator would offer it: what was played last, what he reckons with. */
export const analysisOf = (
  match: MatchView,
  boards: readonly BoardView[],
  turns: readonly string[],
  { analysis }: Cast,
): ContentOf<'analysis'> => {
  const [view] = boards.filter(({ status }) => status === 'live').toSorted((one, two) => chipsOf(two) - chipsOf(one));
  if (view === undefined) throw new Error('There is no board to look at.');
  const [last] = view.lastMoves;
  return {
    board: view.board,
    turn: turnLabel(match.ply),
    files: view.files,
    ranks: view.ranks,
    pieces: view.pieces,
    toMove: view.toMove,
    lastMoves: view.lastMoves,
    check: view.check,
    arrows: last?.from === undefined || last.from === null ? [] : [{ from: last.from, to: last.to, colour: 'green' }],
    circles: [
      { square: 'd4', colour: 'blue' },
      { square: 'f7', colour: 'red' },
    ],
    line: lineOn(view.board, match.ply, turns),
    bottom: 'white',
    ...analysis,
  };
};

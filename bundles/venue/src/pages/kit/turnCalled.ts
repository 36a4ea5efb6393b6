import { boardName, isApart, turnAlone, turnNumber } from 'chess-match/client/drawing';
import type { VenueViews } from 'chess-match/contract/venue';
import type { DisplayProps } from './display';

type Turn = VenueViews['turns']['turns'][number];

/** How a turn is called before its moves: where boards are played apart by its board, and its number there. */
export const turnCalled = (
  { turn, side, moves }: Pick<Turn, 'turn' | 'side' | 'moves'>,
  match: DisplayProps['match'],
  texts: Pick<DisplayProps['texts'], 'boardNamed'>,
): string => {
  const [first] = moves;
  if (first === undefined || !isApart(match)) return turnAlone(turn);
  return `${texts.boardNamed(boardName(match, first.board))}: ${turnNumber(turn)}${side === 'white' ? '.' : '…'}`;
};

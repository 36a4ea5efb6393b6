import { GroundsOf } from 'chess-match/client/grounds';
import { moveSquares } from 'chess-match/client/view';
import { StaticBoard } from '../../shared/position/StaticBoard';
import type { SetupTexts } from '../texts/texts';
import type { PlannedGame } from './transfer';

interface PlannedBoardsProps {
  readonly game: PlannedGame;
  readonly texts: SetupTexts;
}

/** The boards of a game as they would stand when it is opened. */
export const PlannedBoards = ({ game, texts }: PlannedBoardsProps) => (
  <div className="planned-boards">
    {game.boards.map(({ board, name, files, ranks, pieces, lastMoves }) => (
      <figure key={board} data-testid={`planned-board-${board}`}>
        <GroundsOf game={game.game}>
          <StaticBoard {...{ files, ranks, pieces }} marked={moveSquares(lastMoves)} label={texts.boardAtEnd(name)} />
        </GroundsOf>
        {game.boards.length === 1 ? null : <figcaption>{name}</figcaption>}
      </figure>
    ))}
  </div>
);

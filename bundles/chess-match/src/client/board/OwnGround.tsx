import { createContext, useContext, type ReactNode } from 'react';
import { GROUNDS } from '../games/grounds';

/** Id of the game whose boards are drawn; null: none in particular. */
const GameOfBoards = createContext<string | null>(null);

interface GroundsOfProps {
  readonly game: string | null;
  readonly children: ReactNode;
}

/** All boards in it have on their squares what the game has there. */
export const GroundsOf = ({ game, children }: GroundsOfProps) => <GameOfBoards value={game}>{children}</GameOfBoards>;

/** What the game has on the squares of a board, in squares from the left upper corner; nothing where it has none. */
export const OwnGround = () => {
  const game = useContext(GameOfBoards);
  const Ground = game !== null && Object.hasOwn(GROUNDS, game) ? GROUNDS[game] : undefined;
  return Ground && <Ground />;
};

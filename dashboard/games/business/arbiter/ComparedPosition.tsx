import type { BoardView } from 'chess-match/client';
import { moveSquares } from 'chess-match/client/view';
import { useArbiterTexts } from '../../../shared/arbiter/data';
import { StaticBoard } from '../../../shared/position/StaticBoard';

/** A board as it is to stand in the hall, with what moved last. */
export const ComparedPosition = ({ view, isLarge }: { readonly view: BoardView; readonly isLarge: boolean }) => {
  const texts = useArbiterTexts();
  const { board, pieces, files, ranks, lastMoves } = view;
  return (
    <StaticBoard
      pieces={pieces}
      files={files}
      ranks={ranks}
      marked={moveSquares(lastMoves)}
      label={texts.boardName(board)}
      coordinates={isLarge}
    />
  );
};

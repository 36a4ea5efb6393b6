import { Board } from 'chess-match/client/board';
import { Sketch } from 'chess-match/client/drawing';
import type { TableBoard } from 'chess-match/contract/venue';

interface ReadBoardProps {
  readonly view: TableBoard;
  readonly bottom: 'white' | 'black';
}

/** A table as it is seen by others: men, marks, nothing to be touched. */
export const ReadBoard = ({ view, bottom }: ReadBoardProps) => (
  <Board view={view} bottom={bottom}>
    <Sketch field={{ files: view.files, ranks: view.ranks, bottom }} arrows={view.arrows} circles={view.circles} />
  </Board>
);

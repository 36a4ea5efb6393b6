import { Board, Reserve } from 'chess-match/client/board';
import { opponent, Sketch } from 'chess-match/client/drawing';
import type { TableBoard } from 'chess-match/contract/venue';

interface ReadBoardProps {
  readonly view: TableBoard;
  readonly bottom: 'white' | 'black';
}

/** A table as it is seen by others: pieces, marks, nothing to be touched. */
export const ReadBoard = ({ view, bottom }: ReadBoardProps) => (
  <Board view={view} bottom={bottom}>
    <Sketch field={{ files: view.files, ranks: view.ranks, bottom }} arrows={view.arrows} circles={view.circles} />
  </Board>
);

/** What both may drop there, the side above first; small: a kind of which there are none is left out. */
export const SmallReserves = ({ view, bottom }: ReadBoardProps) =>
  view.reserves !== null && (
    <span className="small-reserves" aria-hidden data-testid={`reserves-${view.table}`}>
      {([opponent(bottom), bottom] as const).map((side) => (
        <Reserve key={side} view={view} side={side} />
      ))}
    </span>
  );

/** A table looked at large: what may be dropped stands where it does at the board. */
export const ReadTable = ({ view, bottom }: ReadBoardProps) => (
  <div className="read-table" data-reserves={view.reserves !== null}>
    <Reserve view={view} side={opponent(bottom)} />
    <ReadBoard view={view} bottom={bottom} />
    <Reserve view={view} side={bottom} />
  </div>
);

import { fileLetter, squareSize } from 'chess-match/client/view';
import type { CSSProperties, ReactNode } from 'react';
import { classes } from '../classes';
import look from '../look.module.css';
import css from './largeBoard.module.css';

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface LargeBoardProps {
  readonly card: Area;
  /** Upper left corner of the squares within the card, and the width of all of them. */
  readonly field: { readonly x: number; readonly y: number; readonly size: number };
  readonly files: number;
  readonly ranks: number;
  /** Whose side is below. */
  readonly bottom: 'white' | 'black';
  /** Colour of the frame. */
  readonly colour: string;
  readonly branch?: string | undefined;
  /** What stands in the field. */
  readonly children: ReactNode;
}

/** Rank figures left of the board, file letters below it, as its lower side sees them. */
const Coordinates = ({
  field,
  files,
  ranks,
  bottom,
}: Pick<LargeBoardProps, 'field' | 'files' | 'ranks' | 'bottom'>) => {
  const unit = squareSize(field.size, files, ranks);
  const isTurned = bottom === 'black';
  return (
    <>
      {Array.from({ length: ranks }, (_, row) => (
        <span
          key={`rank ${row}`}
          className={classes(css.rank, look.figures)}
          style={{ top: field.y + row * unit, height: unit }}
        >
          {isTurned ? row + 1 : ranks - row}
        </span>
      ))}
      {Array.from({ length: files }, (_, column) => (
        <span
          key={`file ${column}`}
          className={classes(css.file, look.figures)}
          style={{ left: field.x + column * unit, width: unit, top: field.y + ranks * unit }}
        >
          {fileLetter(isTurned ? files - 1 - column : column)}
        </span>
      ))}
    </>
  );
};

/** Draws the card of one large board, framed in its branch's colour, with its coordinates. */
export const LargeBoard = ({ card, colour, branch, children, ...board }: LargeBoardProps) => {
  const { x, y, width, height } = card;
  const style = { left: x, top: y, width, height, '--branch': colour } as CSSProperties;
  return (
    <div className={css.card} style={style} data-role="card" data-branch={branch}>
      <Coordinates {...board} />
      {children}
    </div>
  );
};

import { Piece, type Side } from 'chess-match/client';
import { classes } from '../classes';
import css from './pieceIcon.module.css';

interface PieceIconProps {
  readonly code: string;
  /** Pixels. */
  readonly size: number;
  /** On a square of its own, where the plate below would swallow its colour. */
  readonly isOnTile: boolean;
}

/** Draws one piece in its own colours. */
export const PieceIcon = ({ code, size, isOnTile }: PieceIconProps) => (
  <svg className={classes(css.piece, isOnTile && css.tile)} viewBox="0 0 45 45" style={{ width: size, height: size }}>
    <Piece code={code} />
  </svg>
);

/** The code of a piece as a placement has it: "wN". */
export const codeOf = (side: Side, piece: string): string => `${side === 'white' ? 'w' : 'b'}${piece}`;

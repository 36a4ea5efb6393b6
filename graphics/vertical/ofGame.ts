import type { AirLanguage, BoardView, Side } from 'chess-match/client';
import type { ReactNode } from 'react';
import type { VerticalPicture } from './plan';

/** What a game adds to the upright picture; nothing of it must be there. */
export interface OfGame {
  /** What a board counts for beside others: the board that counts for most is drawn large. */
  readonly worthOf?: (picture: VerticalPicture, board: number) => number;
  /** What is drawn on the squares, below the pieces: SVG in units of a square. */
  readonly ground?: (picture: VerticalPicture, view: BoardView, bottom: Side) => ReactNode;
  /** What lies beside the large board, in a column `RAIL` wide. */
  readonly rail?: (picture: VerticalPicture, view: BoardView) => ReactNode;
  /** What stands beside the badge of a small board. */
  readonly mark?: (picture: VerticalPicture, view: BoardView) => ReactNode;
  /** What happened last, or why what stands there matters; "" for nothing. */
  readonly sentence?: (picture: VerticalPicture, language: AirLanguage) => string;
}

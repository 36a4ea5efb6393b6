// How pieces are drawn, those of every game. A game whose pieces have names of their own is entered here.
import { CHESSMEN } from '../view/pieces/drawings';
import type { Stroke } from '../view/pieces/strokes';
import { PIECES as belarusian } from './belarusian/views/drawings';

/** By piece code as in a Placement: side letter, then the piece. */
export const DRAWINGS = { ...CHESSMEN, ...belarusian } as const satisfies Readonly<Record<string, readonly Stroke[]>>;

export type PieceCode = keyof typeof DRAWINGS;

export const isPieceCode = (code: string): code is PieceCode => Object.hasOwn(DRAWINGS, code);

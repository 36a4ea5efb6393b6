import type { AirLanguage } from 'chess-match/client';
import type { ReactNode } from 'react';

/** What a game has of its own where moves are tried: on the commentator's board and at the teams' tables. */
export interface TriedLook {
  /** On the squares, below the pieces; seen from either side alike. */
  readonly ground: ReactNode;
  /** A move as viewers read it. */
  readonly written: (san: string, language: AirLanguage) => string;
}

/** Bare squares, and moves as they come. */
export const PLAIN_TRIED: TriedLook = { ground: null, written: (san) => san };

/** What holds a variation, with its moves as viewers read them. */
export const lineWritten = <T extends { readonly line: readonly { readonly turn: string; readonly san: string }[] }>(
  of: T,
  { written }: TriedLook,
  language: AirLanguage,
): T => ({ ...of, line: of.line.map((move) => ({ ...move, san: written(move.san, language) })) });

import type { AirLanguage, BoardView } from 'chess-match/client';
import type { ReactNode } from 'react';
import { PLAIN_TRIED, type TriedLook } from '../air/board/tried';

/** What a game has of its own where the past is told. */
export interface TellingLook extends TriedLook {
  /** What a board was worth then; null where all are worth the same. */
  readonly worth: (view: BoardView, language: AirLanguage) => ReactNode;
}

export const PLAIN_TELLING: TellingLook = { ...PLAIN_TRIED, worth: () => null };

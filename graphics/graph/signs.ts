import type { AirLanguage, OutlookView } from 'chess-match/client';
import type { ComponentType } from 'react';

/** How points at stake go from one line to others. */
export type ShiftKind = OutlookView['shifts'][number]['shift']['kind'];

/** How a game draws and calls what happens in it. */
export interface Sign {
  readonly Sign: ComponentType;
  readonly word: (language: AirLanguage) => string;
}

export type Signs = Readonly<Partial<Record<ShiftKind, Sign>>>;

import type { ShiftKind } from '@schemas/outlook';
import type { AirLanguage } from '../../view/language';

/** What was shifted from where to where; boards as they are called. */
export interface Shifted {
  readonly board: string;
  /** One or more, each as it is called. */
  readonly others: readonly string[];
  readonly points: number;
}

/** How shifts of points at stake are called, whether they were made or only may be. */
export type ShiftWords = Readonly<Record<AirLanguage, Readonly<Record<ShiftKind, (about: Shifted) => string>>>>;

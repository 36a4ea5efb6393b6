import type { ClocksView, Language, Side } from 'chess-match/client';
import { formatSpan } from 'chess-match/client/view';
import { timeOfDay } from './times';

export type Gap = NonNullable<ClocksView['gap']>;
/** Why time was lost. */
export type LossCause = Exclude<Gap['cause'], 'stepped'>;

/** Words of a page for what a gap says. */
export interface GapWords {
  readonly gap: Readonly<Record<LossCause, (lost: string, side: Side | null) => string>>;
  readonly stepped: (isForward: boolean, by: string, at: string) => string;
}

/** What a gap says: who lost how much and why, or that the system's clock was set. */
export const gapText = ({ cause, side, lostMs, byMs, toMs }: Gap, words: GapWords, language: Language): string =>
  cause === 'stepped'
    ? words.stepped(byMs > 0, formatSpan(byMs), timeOfDay(toMs, language))
    : words.gap[cause](formatSpan(lostMs), side);

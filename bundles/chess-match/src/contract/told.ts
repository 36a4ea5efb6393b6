import type { AirView } from '@schemas/air';
import type { HomeContent } from './viewers';

/**
 * What other programs are told of the match: what everybody at home may know, and what is on air. Nothing of a team,
 * and no number of the journal's, which would count what was taken back.
 */
export interface ToldState extends Omit<HomeContent, 'audience' | 'options' | 'past'> {
  readonly air: AirView;
}

/** Values as people read them, for programs that only show a text. */
export interface ToldTexts {
  /** Points, "3½". */
  readonly score: { readonly white: string; readonly black: string };
  /** What is left on each clock at `at`, "1:04:55", by the clock's id. */
  readonly clocks: Readonly<Record<string, string>>;
}

/** GET /chess-match/live, and each message of the socket there: the whole state, never a difference to another one. */
export interface ToldMessage {
  /** Of this shape: a field may come to it, none changes its meaning. */
  readonly v: typeof TOLD_VERSION;
  /** The moment that is told, by the server's clock, Unix ms: a clock runs from what it had then. */
  readonly at: number;
  /** By how much it is told later than it was; 0 in the house. */
  readonly delayMs: number;
  /** Of the match, for the `expectedVersion` of commands; null for who sends none. */
  readonly version: number | null;
  readonly texts: ToldTexts;
  readonly state: ToldState;
}

export const TOLD_VERSION = 1;

/** Where it is had. */
export const LIVE_PATH = '/chess-match/live';

import type { MateFound } from 'chess-match/games/progressive/mate';

/** What the page asks of its worker: one question a worker. */
export interface Question {
  readonly settings: Readonly<Record<string, unknown>>;
  /** The position, as the game's study writes it. */
  readonly text: string;
  /** Given up after so long. */
  readonly patienceMs: number;
}

export type News =
  | { readonly type: 'looking'; readonly positions: number; readonly elapsedMs: number }
  | { readonly type: 'answer'; readonly found: MateFound };

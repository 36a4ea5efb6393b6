import type { Suggestion } from '@schemas/show';
import type { Language } from '../../view/language';

/** What a suggestion is about: who made the turn, and boards as they are called; empty where it is about none. */
export interface Suggested {
  readonly who: string;
  readonly board: string;
  readonly other: string;
  /** What the game counts there. */
  readonly amount: number;
  /** What somebody wrote of it. */
  readonly text?: string;
}

export interface SuggestionText {
  /** What gives reason to show something. */
  readonly said: (about: Suggested) => string;
  /** The kind, and what it brings, where it is set whether that happens by itself. */
  readonly mode: string;
  /** What it means, in a sentence for viewers who switched on a minute ago. */
  readonly explained: string;
}

/** How a director is told of suggestions of some kinds. */
export type SuggestionWords<K extends Suggestion['kind']> = Readonly<
  Record<Language, Readonly<Record<K, SuggestionText>>>
>;

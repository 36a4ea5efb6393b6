import type { Language } from '../../view/language';

/** What a game needs of a hall that is set up for it. */
export interface GameHall {
  /** Boards that it may use, by any setting. */
  readonly boards: number;
  /** Whether each of them has captains of its own. */
  readonly isApart: boolean;
  /** Screens that no other game has, by what their places are called by, and what they are called. */
  readonly screens: Readonly<Record<string, Readonly<Record<Language, string>>>>;
}

import type { AirLanguage, MatchView } from 'chess-match/client';

/** What a game is called, for somebody who never heard of it. */
export interface IntroWords {
  /** Where neither a title was typed nor an event named. */
  readonly game: string;
  /** What that is; empty where nothing need be said. */
  readonly about: string;
}

/** One thing agreed in advance: a figure and what it counts. */
export interface Fact {
  readonly figure: string;
  readonly text: string;
}

/** What a game says of itself before it begins. */
export interface IntroTexts {
  readonly words: (language: AirLanguage) => IntroWords;
  readonly facts: (match: MatchView, language: AirLanguage) => readonly Fact[];
}

const WORDS: Readonly<Record<AirLanguage, IntroWords>> = {
  en: { game: 'Chess', about: '' },
  ru: { game: 'Шахматы', about: '' },
  be: { game: 'Шахматы', about: '' },
};

/** Of a game that says nothing of itself. */
export const ANY_GAME: IntroTexts = { words: (language) => WORDS[language], facts: () => [] };

import { type AirLanguage } from 'chess-match/client';
import { formatSpan } from 'chess-match/client/view';
import type { PersonRecord } from '../air/people/record';
import { versusWords } from '../air/versus/words';

/** A figure of a card, and what it is. */
export interface Fact {
  readonly key: string;
  readonly label: string;
  readonly text: string;
}

/** What is known of a person in figures: strength, time used by his clock, time spoken; as far as it is known. */
export const factsOf = (
  { person, pace, isOwnClock, spokenMs }: PersonRecord,
  language: AirLanguage,
): readonly Fact[] => {
  const words = versusWords(language);
  return [
    ...(person.elo === null ? [] : [{ key: 'elo', label: words.elo, text: String(person.elo) }]),
    ...(pace === null || pace.turns === 0
      ? []
      : [{ key: 'used', label: isOwnClock ? words.used : words.teamUsed, text: formatSpan(pace.usedMs) }]),
    ...(spokenMs === null ? [] : [{ key: 'spoken', label: words.spoken, text: formatSpan(spokenMs) }]),
  ];
};

import { placeText, type AirLanguage, type MatchView, type Person } from 'chess-match/client';

/** What says where people sit: which game it is, and on how many boards. */
export type Seating = Pick<MatchView, 'game' | 'boards'>;

/**
 * Where somebody sits; null where nowhere. A roster has seats for any game: those beyond the boards of a match that is
 * made are nobody's tonight.
 */
export const placeOf = ({ seat }: Person, { game, boards }: Seating, language: AirLanguage): string | null =>
  seat === null || (game !== null && seat > boards) ? null : placeText(game, seat, language);

/** What somebody is, and where a player sits: "Player · Table 3". */
export const roleText = (person: Person, role: string, seating: Seating, language: AirLanguage): string => {
  const place = person.role === 'player' ? placeOf(person, seating, language) : null;
  return place === null ? role : `${role} · ${place}`;
};

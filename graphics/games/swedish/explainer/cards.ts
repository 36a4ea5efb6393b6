/** The cards of Swedish chess. */
export const CARDS = ['teams', 'drops', 'sitting'] as const;
export type Card = (typeof CARDS)[number];

/** What a card of a show that is not of this game stands for. */
export const cardOf = (card: string): Card => CARDS.find((known) => known === card) ?? 'teams';

import { CARDS, type Card } from 'chess-match/games/classical';

/** What a card of a show that is not of this game stands for. */
export const cardOf = (card: string): Card => CARDS.find((known) => known === card) ?? 'boards';

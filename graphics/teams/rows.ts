import type { Person } from 'chess-match/client';
import { lineUp } from '../air/people/lineUp';
import { ZONES } from '../air/theme';

/** Pixels. */
export const HEAD = 112;
export const GAP = 8;
const TALLEST = 420;
const SHORTEST = 76;
const ROOM = ZONES.whole.height - HEAD - GAP;

/** Of a row below large cards. */
export const LOW_ROW = 112;

/** People that fit below a team's name, one to a row. */
export const MOST_ROWS = Math.floor((ROOM + GAP) / (SHORTEST + GAP));

/** Height of each of `count` rows below a team's name. Pixels. */
export const rowHeight = (count: number): number =>
  Math.max(SHORTEST, Math.min(TALLEST, Math.floor((ROOM + GAP) / Math.max(1, count)) - GAP));

/** Large cards side by side, and rows below them. */
const MOST_CARDS = 6;
const MOST_BELOW = 4;

const below = (others: readonly Person[]): readonly Person[] => {
  const coaches = others.filter(({ role }) => role === 'coach').slice(0, 1);
  const rest = others.filter((person) => !coaches.includes(person));
  return [...rest.slice(0, MOST_BELOW - coaches.length), ...coaches];
};

/**
 * A single team's people: those who play as large cards; reserves, and who has no room above, as rows below. The coach
 * has a row even where others do not.
 */
export const cardsAndRows = (people: readonly Person[]): { cards: readonly Person[]; rows: readonly Person[] } => {
  const ordered = lineUp(people);
  const cards = ordered.filter(({ role }) => role === 'captain' || role === 'player').slice(0, MOST_CARDS);
  return { cards, rows: below(ordered.filter((person) => !cards.includes(person))) };
};

import { PLACES, type Place, type Replicants } from 'chess-match/client';
import type { HallTexts } from './texts/texts';

type Board = Replicants['devices']['boards'][number];

/** What a wooden board may stand for. */
export interface Duty {
  readonly place: Place | null;
  readonly board: number | null;
}

const NUMBERS = [1, 2, 3, 4, 5] as const;
/** Captains of all boards: each of these has five. */
const CAPTAINS = ['captain-white', 'captain-black'] as const;

/** In the order in which they are offered. */
export const DUTIES: readonly Duty[] = [
  { place: null, board: null },
  ...NUMBERS.map((board): Duty => ({ place: `board-${board}`, board: null })),
  ...CAPTAINS.flatMap((place) => NUMBERS.map((board): Duty => ({ place, board }))),
  ...PLACES.filter((place) => place.startsWith('table-')).map((place): Duty => ({ place, board: null })),
];

/** One text for a duty, as lists of choices need it. */
export const keyOf = ({ place, board }: Duty | Board): string => `${place ?? 'nothing'} ${board ?? ''}`.trim();

export const dutyText = ({ place, board }: Duty, { places, wood }: HallTexts): string => {
  if (place === null) return wood.nothing;
  if (place.startsWith('board-')) return wood.both(Number(place.slice(-1)));
  return board === null ? places[place] : wood.captains(places[place], board);
};

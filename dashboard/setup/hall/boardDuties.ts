import { placeRow, seatOf, type Place, type PlaceCalls, type Replicants } from 'chess-match/client';
import { isApart } from 'chess-match/client/view';
import { placesFor } from './placesFor';
import type { HallTexts } from './texts/texts';

type Board = Replicants['devices']['boards'][number];

/** What a wooden board may stand for. */
export interface Duty {
  readonly place: Place | null;
  readonly board: number | null;
}

const NOTHING: Duty = { place: null, board: null };

/**
 * For the match that is open, in the order in which they are offered: where boards are played apart, each captain has
 * his own.
 */
export const dutiesFor = (match: Pick<Replicants['match'], 'game' | 'threads'> | undefined): readonly Duty[] => {
  const places = placesFor(match);
  const boards = places.filter((place) => placeRow(place).kind === 'board');
  const ofOne = match !== undefined && isApart(match);
  const captains = places.filter((place) => {
    const seat = seatOf(place);
    return seat !== null && (seat.board !== null) === ofOne;
  });
  return [
    NOTHING,
    ...boards.map((place): Duty => ({ place, board: null })),
    ...captains.flatMap((place): readonly Duty[] =>
      ofOne ? [{ place, board: null }] : boards.map((board) => ({ place, board: placeRow(board).board })),
    ),
    ...places.filter((place) => placeRow(place).kind === 'table').map((place): Duty => ({ place, board: null })),
  ];
};

/** One text for a duty, as lists of choices need it. */
export const keyOf = ({ place, board }: Duty | Board): string => `${place ?? 'nothing'} ${board ?? ''}`.trim();

export const dutyText = ({ place, board }: Duty, { placeName, wood }: HallTexts, calls: PlaceCalls): string => {
  if (place === null) return wood.nothing;
  const { kind, board: number } = placeRow(place);
  if (kind === 'board') return wood.both(calls.board(number ?? 0));
  return board === null ? placeName(place, calls) : wood.captains(placeName(place, calls), calls.board(board));
};

import { useReplicant } from 'chess-match/client';
import { seatsOfTeam, type TeamSeat } from 'chess-match/client/view';
import { useMemo } from 'react';
import type { Group } from './model/people';

const NO_SEATS: readonly TeamSeat[] = [];

/**
 * The seats of a team in the open match, where each board has a player of its own; none where a team plays all boards
 * together.
 */
export const useSeats = (group: Group): readonly TeamSeat[] => {
  const match = useReplicant('match');
  return useMemo(
    () => (match === undefined || (group !== 'white' && group !== 'black') ? NO_SEATS : seatsOfTeam(match, group)),
    [match, group],
  );
};

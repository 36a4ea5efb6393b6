import type { Event } from './events';

export interface Entry {
  readonly seq: number;
  readonly event: Event;
}

const boardOf = (event: Event): number | null => ('board' in event ? event.board : null);

/**
 * What has no ground where a move before it on its board has never been: moves, ends, and what the arbiter set there.
 */
const standsOnMoves = (event: Event): boolean => {
  switch (event.type) {
    case 'movePlayed':
    case 'flagFell':
    case 'resigned':
    case 'drawOffered':
    case 'drawAgreed':
    case 'drawDeclined':
    case 'claimDecided':
    case 'resultRuled':
    case 'positionCorrected':
      return true;
    default:
      return false;
  }
};

/**
 * What has to be taken back with a move: all that came after it on its board. The other boards are played on.
 * @returns their `seq`, in order, that of the move itself included; nothing where `seq` is no move among them
 */
export const takenBackWith = (entries: readonly Entry[], seq: number): readonly number[] => {
  const first = entries.find((entry) => entry.seq === seq)?.event;
  if (first?.type !== 'movePlayed') return [];
  return entries
    .filter(
      (entry) =>
        entry.seq >= seq &&
        (entry.event.type === 'aborted' || (boardOf(entry.event) === first.board && standsOnMoves(entry.event))),
    )
    .map((entry) => entry.seq);
};

import { randomUUID } from 'node:crypto';
import type { Answer } from 'chess-match/client/contract';
import { deviceOfBoard, seatOf, type Place, type TableAct, type WoodenBoard } from 'chess-match/contract/venue';
import type { MatchLink } from '../matchLink';
import type { Entry } from './ground';

/** A wooden board's way to the match server. */
export interface Enter {
  /** @returns null where nobody knows what became of it */
  draft(wooden: WoodenBoard, entry: Entry, line: string, expectedVersion: number): Promise<Answer | null>;
  /** @returns true: it was done */
  table(wooden: WoodenBoard, act: TableAct): Promise<boolean>;
}

/** Whose captain it is who moves the pieces: of a board where both play, the one whose turn it is. */
const captainOf = ({ place }: WoodenBoard, { team }: Entry): Place =>
  seatOf(place) === null ? `captain-${team}` : place;

export const createEnter = (link: Pick<MatchLink, 'serverMs' | 'command' | 'table'>): Enter => ({
  draft: (wooden, entry, line, expectedVersion) =>
    link.command({
      device: deviceOfBoard(wooden.serial),
      place: captainOf(wooden, entry),
      input: {
        type: 'setDraft',
        id: randomUUID(),
        issuedAt: Math.round(link.serverMs()),
        line,
        expectedVersion,
        ...(entry.thread !== null && { thread: entry.thread }),
      },
    }),
  table: async ({ serial, place }, act) => {
    const answer = await link.table({ device: deviceOfBoard(serial), place, act });
    return answer?.ok === true;
  },
});

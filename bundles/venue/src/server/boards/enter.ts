import { randomUUID } from 'node:crypto';
import { deviceOfBoard, seatOf, type Place, type TableAct, type WoodenBoard } from 'chess-match/contract/venue';
import type { MatchLink } from '../matchLink';
import type { Entry } from './ground';

/** A wooden board's way to the match server; true: it was done. */
export interface Enter {
  draft(wooden: WoodenBoard, entry: Entry, line: string): Promise<boolean>;
  table(wooden: WoodenBoard, act: TableAct): Promise<boolean>;
}

/** Whose captain it is who moves the men: of a board where both play, the one whose turn it is. */
const captainOf = ({ place }: WoodenBoard, { team }: Entry): Place =>
  seatOf(place) === null ? `captain-${team}` : place;

export const createEnter = (link: Pick<MatchLink, 'serverMs' | 'command' | 'table'>): Enter => ({
  draft: async (wooden, entry, line) => {
    const answer = await link.command({
      ...{ device: deviceOfBoard(wooden.serial), place: captainOf(wooden, entry) },
      input: {
        ...{ type: 'setDraft', id: randomUUID(), issuedAt: Math.round(link.serverMs()), line },
        ...{ expectedVersion: entry.version, ...(entry.thread !== null && { thread: entry.thread }) },
      },
    });
    return answer?.ok === true;
  },
  table: async ({ serial, place }, act) => {
    const answer = await link.table({ device: deviceOfBoard(serial), place, act });
    return answer?.ok === true;
  },
});

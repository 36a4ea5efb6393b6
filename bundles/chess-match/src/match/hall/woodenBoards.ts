import { isDeepStrictEqual } from 'node:util';
import type { DevicesView } from '@schemas/devices';
import type { Problem } from '@schemas/draft';
import {
  deviceOfBoard,
  placeRow,
  seatOf,
  tableOf,
  type LiveChessReport,
  type Place,
  type WoodenBoard,
} from '../../contract/venue';
import { refuse } from '../base/errors';
import type { Kept } from '../safety/kept/kept';
import type { Log } from '../base/log';
import { textOf } from '../base/textOf';
import type { SeatedBoard } from './keptBoards';
import { placeAfter, type Seating } from './seating';

/** What the wooden boards of the hall stand for. Each change is on the disk before anybody hears of it. */
export interface WoodenBoards {
  all(): readonly WoodenBoard[];
  /** @param place null: for nothing any more. @returns venue/no_board_there, or null */
  assign(serial: string, place: Place | null, board: number | null): Problem | null;
  /**
   * The board that is named as a device (`deviceOfBoard`) and may do at this place what it is there for; null: none.
   */
  at(device: string, place: Place): WoodenBoard | null;
  /** As of devices: in a return game what is a team's goes with it. */
  seat(seating: Seating): void;
  view(live: LiveChessReport | null): Pick<DevicesView, 'liveChess' | 'boards'>;
}

/** A captain of all boards needs to be told which; everywhere else the place says it. */
const isSomewhere = (place: Place, board: number | null): boolean => {
  const seat = seatOf(place);
  if (seat !== null) return (seat.board === null) === (board !== null);
  return board === null && (tableOf(place) !== null || placeRow(place).kind === 'board');
};

const UNREAD = { online: false, state: null, battery: null, reading: null } as const;

export const createWoodenBoards = (kept: Kept<readonly SeatedBoard[]>, log: Log): WoodenBoards => {
  let boards: readonly SeatedBoard[] = kept.found;
  let seating: Seating | null = null;
  const set = (next: readonly SeatedBoard[]): void => {
    kept.write(next);
    boards = next;
  };
  const all = (): readonly WoodenBoard[] => boards.map(({ serial, place, board }) => ({ serial, place, board }));
  return {
    all,
    assign: (serial, place, board) => {
      if (place === null) {
        set(boards.filter((known) => known.serial !== serial));
        return null;
      }
      if (!isSomewhere(place, board)) return refuse('venue/no_board_there', {});
      const others = boards.filter(
        (known) => known.serial !== serial && (known.place !== place || known.board !== board),
      );
      set([...others, { serial, place, board, seating }]);
      return null;
    },
    at: (device, place) => {
      const board = boards.find(({ serial }) => deviceOfBoard(serial) === device);
      if (board === undefined) return null;
      const isShared = placeRow(board.place).kind === 'board' && seatOf(place) !== null;
      return board.place === place || isShared ? board : null;
    },
    seat: (next) => {
      seating = next;
      const seated = boards.map((board) => ({
        ...board,
        place: placeAfter(board.place, board.seating, next),
        seating: next,
      }));
      if (isDeepStrictEqual(seated, boards)) return;
      boards = seated;
      try {
        kept.write(boards);
      } catch (error) {
        log.warn(`What the wooden boards stand for cannot be written: ${textOf(error)}`);
      }
    },
    view: (live) => {
      const states = live?.boards ?? [];
      const away = boards.filter(({ serial }) => !states.some((each) => each.serial === serial));
      return {
        liveChess: live && { address: live.address, connected: live.connected },
        boards: [
          ...states.map(({ squares, ...report }) => {
            const { place = null, board = null } = boards.find(({ serial }) => serial === report.serial) ?? {};
            return { ...report, place, board, online: true, squares: [...squares] };
          }),
          ...away.map(({ serial, place, board }) => ({ serial, place, board, ...UNREAD, squares: [] })),
        ].toSorted((one, other) => one.serial.localeCompare(other.serial)),
      };
    },
  };
};

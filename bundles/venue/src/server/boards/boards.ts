import type { LiveChessReport, Place, WoodenBoard } from 'chess-match/contract/venue';
import type { WoodenSeen } from '../../wire/wire';
import type { MatchLink } from '../matchLink';
import { createEnter, type Enter } from './enter';
import { NOTHING_SAID } from './feed';
import { boardOf } from './ground';
import { newKnown, stop, type Known } from './known';
import type { LiveChess, LiveChessListener } from './liveChess';
import { createComparer } from './comparer';
import { reportOf, seenAt } from './report';
import { createWoodDraft } from './woodDraft';

/** A move is made once its board has lain still for so long: by radio squares come late. */
const REST_MS = 500;
/** On a work table: a position set up by hand, not a piece in the hand of somebody who thinks. */
const SET_UP_MS = 4000;

export interface BoardsParts {
  /** Of LiveChess. */
  readonly address: string;
  readonly open: (address: string, listener: LiveChessListener) => LiveChess;
  readonly link: Pick<MatchLink, 'view' | 'serverMs' | 'command' | 'table'>;
  /** What `report` or `seenAt` tells is another. */
  readonly onChange: () => void;
}

/** The wooden boards of the hall: what is played on them goes into drafts and onto work tables. */
export interface Boards {
  /** Which boards stand for what. */
  assign(boards: readonly WoodenBoard[]): void;
  /** Something of the match changed. */
  look(): void;
  report(): LiveChessReport;
  /** What the captain at a place is told of his boards. */
  seenAt(place: Place): readonly WoodenSeen[];
  close(): void;
}

export const createBoards = ({ address, open, link, onChange }: BoardsParts): Boards => {
  const known = new Map<string, Known>();
  const enter: Enter = createEnter(link);
  let assigned: readonly WoodenBoard[] = [];
  const of = (serial: string): Known => known.get(serial) ?? begin(serial);
  const begin = (serial: string): Known => {
    const board = newKnown(
      createWoodDraft({
        send: async (entry, line, expectedVersion) => {
          const wooden = assigned.find((each) => each.serial === serial);
          return wooden === undefined ? null : enter.draft(wooden, entry, line, expectedVersion);
        },
        onAnswer: (isRefused) => {
          if (isRefused) board.said = NOTHING_SAID;
          else compare(serial, false);
        },
      }),
    );
    known.set(serial, board);
    return board;
  };
  const comparer = createComparer({ link, enter, onChange });

  const compare = (serial: string, isSetUp: boolean): void => {
    const wooden = assigned.find((each) => each.serial === serial);
    if (wooden === undefined) return;
    const board = of(serial);
    const live = liveChess.boards().find((each) => each.serial === serial);
    if (live === undefined || live.pieces === null) {
      // What was done at it while nobody read it is not known.
      board.isUnsaid = false;
      comparer.nothing(board);
      return;
    }
    if (board.isBusy) {
      board.isDue = true;
      return;
    }
    if (board.rest !== null) return;
    const read = { ...live, pieces: live.pieces };
    const number = boardOf(wooden);
    if (number !== null) {
      comparer.draft(wooden, number, read, board);
      return;
    }
    void comparer.table(wooden, read, board, isSetUp).then(() => {
      if (!board.isDue || board.isBusy) return;
      board.isDue = false;
      compare(serial, false);
    });
  };
  const look = (): void => {
    for (const { serial } of assigned) compare(serial, false);
  };
  const moved = (serial: string): void => {
    if (!assigned.some((each) => each.serial === serial)) return;
    const board = of(serial);
    stop(board);
    [board.hasMoved, board.isUnsaid] = [true, false];
    board.rest = setTimeout(() => {
      board.rest = null;
      compare(serial, false);
    }, REST_MS);
    board.setUp = setTimeout(() => {
      board.setUp = null;
      compare(serial, true);
    }, SET_UP_MS);
  };
  const liveChess = open(address, {
    moved,
    changed: () => {
      look();
      onChange();
    },
  });
  return {
    assign: (boards) => {
      const isSame = ({ serial, place, board }: WoodenBoard): boolean =>
        boards.some((next) => next.serial === serial && next.place === place && next.board === board);
      for (const before of assigned) {
        if (isSame(before)) continue;
        const left = known.get(before.serial);
        if (left !== undefined) stop(left);
        known.delete(before.serial);
      }
      assigned = boards;
      look();
      onChange();
    },
    look,
    report: () => ({
      address,
      connected: liveChess.isThere(),
      boards: liveChess.boards().map((state) => reportOf(state, assigned, known.get(state.serial)?.shown ?? null)),
    }),
    seenAt: (place) => seenAt(place, assigned, liveChess.boards(), (serial) => known.get(serial)?.shown ?? null),
    close: () => {
      for (const board of known.values()) stop(board);
      liveChess.close();
    },
  };
};

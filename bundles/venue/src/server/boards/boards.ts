import { isDeepStrictEqual } from 'node:util';
import type { StudyRules } from 'chess-match/explore';
import { studyRulesFor } from 'chess-match/studyRules';
import {
  TABLE_VIEWS,
  tableOf,
  type LiveChessReport,
  type Place,
  type Team,
  type WoodenBoard,
} from 'chess-match/contract/venue';
import type { WoodenSeen } from '../../wire/wire';
import type { MatchLink } from '../matchLink';
import { createEnter, type Enter } from './enter';
import { feed, NOTHING_SAID, type Said } from './feed';
import { boardOf, isOneMoment, postOf, viewsFor } from './ground';
import { judge, type Ground, type Reading } from './judge';
import type { LiveChess, LiveChessListener } from './liveChess';
import { reportOf, seenAt, type Shown } from './report';
import { tableAct, tableFen, tableGround } from './tableFeed';
import { isWooden, upright } from './wood';
import { createWoodDraft, type WoodDraft } from './woodDraft';
import type { Told } from './protocol';

/** A move is made once its board has lain still for so long: by radio squares come late. */
const REST_MS = 500;
/** On a work table: a position set up by hand, not a man in the hand of somebody who thinks. */
const SET_UP_MS = 4000;

/** What is remembered of a board between two looks. */
interface Known {
  /** What it prepares for its captain. */
  readonly draft: WoodDraft;
  said: Said;
  shown: Shown | null;
  hasMoved: boolean;
  /** Of a work table: a position was set up, and was refused or lost on the way. */
  isUnsaid: boolean;
  /** Of a work table: its position as the rules write it, and what may be played there. */
  ground: { readonly fen: string; readonly ground: Ground; readonly rules: StudyRules } | null;
  /** Something of it is on its way to the match server; looked at again afterwards where it is due. */
  isBusy: boolean;
  isDue: boolean;
  /** Until it has lain still. */
  rest: NodeJS.Timeout | null;
  setUp: NodeJS.Timeout | null;
}

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

type Read = Told & { readonly pieces: NonNullable<Told['pieces']> };

const newKnown = (draft: WoodDraft): Known => ({
  draft,
  said: NOTHING_SAID,
  shown: null,
  hasMoved: false,
  isUnsaid: false,
  ground: null,
  isBusy: false,
  isDue: false,
  rest: null,
  setUp: null,
});

const stop = (board: Known): void => {
  for (const timer of [board.rest, board.setUp]) if (timer !== null) clearTimeout(timer);
  [board.rest, board.setUp] = [null, null];
};

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
          else lookAt(serial, false);
        },
      }),
    );
    known.set(serial, board);
    return board;
  };
  const show = (board: Known, reading: Reading | null, ground: Ground | null, of: Team | null): void => {
    const shown = reading === null || ground === null ? null : { reading, wanted: ground.pieces, of };
    if (isDeepStrictEqual(shown, board.shown)) return;
    board.shown = shown;
    onChange();
  };
  const sending = async (board: Known, send: () => Promise<boolean>): Promise<boolean> => {
    board.isBusy = true;
    const isDone = await send();
    board.isBusy = false;
    return isDone;
  };

  const lookAtDraft = (wooden: WoodenBoard, number: number, { pieces }: Read, board: Known): void => {
    const views = viewsFor(link);
    if (!isOneMoment(views)) return;
    const post = postOf(views, wooden, number);
    if (post === null) {
      show(board, null, null, null);
      return;
    }
    const reading = judge(post.ground, upright(pieces, post.ground.pieces));
    show(board, reading, post.ground, post.of);
    if (post.entry !== null && !board.draft.see(post.turn, post.entry)) return;
    const { said, change } = feed(board.said, post, reading, board.hasMoved);
    board.said = said;
    if (reading.kind !== 'underway' && reading.kind !== 'differs') board.hasMoved = false;
    if (change !== null) board.draft.edit(change);
  };

  const lookAtTable = async (wooden: WoodenBoard, { pieces }: Read, board: Known, isSetUp: boolean): Promise<void> => {
    const at = tableOf(wooden.place);
    const [match, view] = [link.view('match'), at && link.view(TABLE_VIEWS[at.team][at.table - 1] ?? 'tableWhite1')];
    if (match === undefined || view === undefined || view === null) return;
    const followed = link.view('boards')?.boards.find((each) => each.board === view.board);
    const fen = followed !== undefined && isWooden(followed) ? tableFen(view) : null;
    if (fen !== null && board.ground?.fen !== fen) {
      const rules = studyRulesFor(match.game, match.settings);
      board.ground = { fen, ground: tableGround(fen, rules), rules };
    }
    const known = fen === null ? null : board.ground;
    const ground = known?.ground ?? null;
    const lying = ground === null ? pieces : upright(pieces, ground.pieces);
    const reading = ground === null ? null : judge(ground, lying);
    show(board, reading, ground, at?.team ?? null);
    if (known === null || reading === null || !board.hasMoved) return;
    const act = tableAct(known.rules, view, known.ground, reading, lying, isSetUp || board.isUnsaid);
    if (act !== null || reading.kind === 'alike') board.hasMoved = false;
    if (act === null) return;
    const isDone = await sending(board, () => enter.table(wooden, act));
    // Refused or lost: once more when the table as it is now has come; what lay long enough to be set up lies there
    // still.
    if (!isDone) board.hasMoved = true;
    board.isUnsaid = !isDone && act.type === 'arrange' && board.rest === null;
  };

  const lookAt = (serial: string, isSetUp: boolean): void => {
    const wooden = assigned.find((each) => each.serial === serial);
    if (wooden === undefined) return;
    const board = of(serial);
    const told = liveChess.boards().find((each) => each.serial === serial);
    if (told === undefined || told.pieces === null) {
      // What was done at it while nobody read it is not known.
      board.isUnsaid = false;
      show(board, null, null, null);
      return;
    }
    if (board.isBusy) {
      board.isDue = true;
      return;
    }
    if (board.rest !== null) return;
    const read = { ...told, pieces: told.pieces };
    const number = boardOf(wooden);
    if (number !== null) {
      lookAtDraft(wooden, number, read, board);
      return;
    }
    void lookAtTable(wooden, read, board, isSetUp).then(() => {
      if (!board.isDue || board.isBusy) return;
      board.isDue = false;
      lookAt(serial, false);
    });
  };
  const look = (): void => {
    for (const { serial } of assigned) lookAt(serial, false);
  };
  const moved = (serial: string): void => {
    if (!assigned.some((each) => each.serial === serial)) return;
    const board = of(serial);
    stop(board);
    [board.hasMoved, board.isUnsaid] = [true, false];
    board.rest = setTimeout(() => {
      board.rest = null;
      lookAt(serial, false);
    }, REST_MS);
    board.setUp = setTimeout(() => {
      board.setUp = null;
      lookAt(serial, true);
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
      boards: liveChess.boards().map((told) => reportOf(told, assigned, known.get(told.serial)?.shown ?? null)),
    }),
    seenAt: (place) => seenAt(place, assigned, liveChess.boards(), (serial) => known.get(serial)?.shown ?? null),
    close: () => {
      for (const board of known.values()) stop(board);
      liveChess.close();
    },
  };
};

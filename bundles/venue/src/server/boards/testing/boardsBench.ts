import { ORTHODOX_STUDY } from 'chess-match/explore';
import { placementOf } from 'chess-match/client/view';
import type { Place, WoodenBoard } from 'chess-match/contract/venue';
import { vi } from 'vitest';
import { createBoards, type BoardsParts } from '../boards';
import type { LiveChessListener } from '../liveChess';
import type { BoardState } from '../protocol';
import type { Pieces } from '../wood';
import { seriesDraft } from './seriesDraft';

export const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
export const WHITES: WoodenBoard = { serial: 'W1', place: 'captain-white', board: 1 };

const REFUSED = { code: 'draft/stale', params: {}, rule: null, item: null };

/** The position after these moves. */
export const played = (fen: string, ...sans: readonly string[]): string =>
  sans.reduce((at, san) => ORTHODOX_STUDY.play(at, san)?.fen ?? '', fen);

const boardView = (board: number, fen: string | null) => ({
  board,
  status: fen === null ? 'empty' : 'live',
  line: null,
  files: 8,
  ranks: 8,
  pieces: fen === null ? {} : placementOf(fen),
  toMove: fen === null ? null : ORTHODOX_STUDY.board(fen).toMove,
  lastMoves: [],
  check: [],
  badges: [],
  result: null,
  reserves: null,
});

/** A match on one board as the venue server has it, one wooden board, and what was sent for it. For fake timers. */
export const boardsBench = (wooden: WoodenBoard = WHITES, game: 'business' | 'progressive' = 'business') => {
  const match = { fen: START, ply: 0, line: '', draftVersion: 1, entry: 'both', branch: null as string | null };
  const sent: { readonly device: string; readonly place: string; readonly line: string }[] = [];
  const acts: unknown[] = [];
  let states: readonly BoardState[] = [];
  let listener: LiveChessListener = { moved: () => undefined, changed: () => undefined };
  let isRefused = false;
  let isLost = false;
  const team = (side: 'white' | 'black') => {
    const isOwn = ORTHODOX_STUDY.board(match.fen).toMove === side;
    const daughter = {
      board: 2,
      state: 'to-move',
      pieces: {},
      lastMoves: [],
      check: [],
      badges: [{ kind: 'chips', value: 1 }],
    };
    const draft = {
      version: match.draftVersion,
      line: match.line,
      items: [],
      boards: match.branch === null ? [] : [daughter],
    };
    const common = { matchVersion: match.ply, entry: match.entry, boards: [], acts: null, actsIn: {} };
    const moves = isOwn ? { '1': ORTHODOX_STUDY.moves(match.fen) } : {};
    if (game === 'progressive') {
      const { next, items, boards } = seriesDraft(match.fen, match.line.split(' ').filter(Boolean));
      return {
        ...common,
        moves,
        own: { game: null },
        next: isOwn ? next : null,
        draft: isOwn ? { ...draft, items, boards } : null,
      };
    }
    return {
      ...common,
      moves,
      next: null,
      draft: isOwn ? draft : null,
      own: { game: 'business', daughter: match.branch === null ? null : { board: 2, mother: 1 }, offered: [] },
    };
  };
  const table = {
    table: 1,
    board: 1,
    follows: true,
    boards: [1],
    studies: [],
    study: null,
    mayArrange: true,
  };
  const views = (): Record<string, unknown> => ({
    match: {
      matchId: 'm',
      version: match.ply,
      ply: match.ply,
      status: 'live',
      game,
      settings: {},
      threads: [{ id: 'game', boards: [1, 2], ply: match.ply }],
      seats: (['white', 'black'] as const).map((side) => ({ thread: 'game', side, team: side })),
    },
    complete: { version: match.ply },
    boards: { boards: [boardView(1, match.fen), boardView(2, null)] },
    teamWhite: team('white'),
    teamBlack: team('black'),
    tableWhite2: { ...table, liveFen: match.fen },
  });
  const link: BoardsParts['link'] = {
    view: (name) => views()[name] as never,
    serverMs: () => 0,
    command: ({ device, place, input }) => {
      const { line, expectedVersion } = input as { line: string; expectedVersion: number };
      sent.push({ device, place, line });
      if (isLost) return Promise.resolve(null);
      // Somebody was quicker: his draft is the next that comes.
      const version = isRefused ? match.draftVersion + 1 : match.draftVersion;
      if (expectedVersion !== version) return Promise.resolve({ ok: false, version, matchId: 'm', error: REFUSED });
      type(line);
      return Promise.resolve({ ok: true, version: match.draftVersion, matchId: 'm' });
    },
    table: ({ act }) => {
      acts.push(act);
      return Promise.resolve(isRefused ? { ok: false, error: REFUSED } : { ok: true });
    },
  };
  const boards = createBoards({
    address: 'ws://x',
    link,
    onChange: () => undefined,
    open: (_address, given) => {
      listener = given;
      return { isThere: () => states.length > 0, boards: () => states, close: () => undefined };
    },
  });
  /** Somebody else's line, or the board's own. */
  const type = (line: string): void => {
    [match.line, match.draftVersion] = [line, match.draftVersion + 1];
    boards.look();
  };
  const read = (pieces: Pieces | null, first = false): void => {
    states = pieces === null ? [] : [{ serial: wooden.serial, state: 'ACTIVE', battery: '84%', pieces }];
    if (first || pieces === null) listener.changed();
    else listener.moved(wooden.serial);
  };
  boards.assign([wooden]);
  return {
    boards,
    match,
    sent,
    acts,
    type,
    read,
    refuse: (refuses: boolean) => (isRefused = refuses),
    /** Whether what is sent is never answered. */
    lose: (loses: boolean) => (isLost = loses),
    lines: () => sent.map(({ line }) => line),
    /** The clock is pressed. */
    commit: (san: string): void => {
      Object.assign(match, { fen: played(match.fen, san), ply: match.ply + 1, line: '' });
      match.draftVersion += 1;
      boards.look();
    },
    rest: (ms = 600) => vi.advanceTimersByTimeAsync(ms),
    reading: () => boards.report().boards[0],
    /** What the captain at a place is told of it. */
    seen: (place: Place) => boards.seenAt(place)[0],
  };
};

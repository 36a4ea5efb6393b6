import { ORTHODOX } from 'chess-match/client/explore';
import { placementOf } from 'chess-match/client/view';
import type { WoodenBoard } from 'chess-match/contract/venue';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBoards, type BoardsParts } from './desk';
import type { LiveChessListener } from './liveChess';
import type { Told } from './protocol';
import type { Pieces } from './wood';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const WHITES: WoodenBoard = { serial: 'W1', place: 'captain-white', board: 1 };

const played = (fen: string, ...sans: readonly string[]): string =>
  sans.reduce((at, san) => ORTHODOX.play(at, san)?.fen ?? '', fen);

const boardView = (board: number, fen: string | null) => ({
  ...{ board, status: fen === null ? 'empty' : 'live', branch: null, mother: null, files: 8, ranks: 8 },
  ...{ pieces: fen === null ? {} : placementOf(fen), toMove: fen === null ? null : ORTHODOX.board(fen).toMove },
  ...{ lastMoves: [], check: [], chips: 0, offered: null, result: null, reserves: null },
});

/** A match on one board as the venue server has it, one e-board, and what was sent for it. */
const setUp = (wooden: WoodenBoard = WHITES) => {
  const match = { fen: START, ply: 0, line: '', draftVersion: 1, entry: 'both', branch: null as string | null };
  const sent: { readonly device: string; readonly place: string; readonly line: string }[] = [];
  const acts: unknown[] = [];
  let told: readonly Told[] = [];
  let listener: LiveChessListener = { moved: () => undefined, changed: () => undefined };
  let isRefused = false;
  const team = (side: 'white' | 'black') => {
    const isOwn = ORTHODOX.board(match.fen).toMove === side;
    const daughter = {
      board: 2,
      branch: null,
      mother: 1,
      state: 'to-move',
      pieces: {},
      lastMoves: [],
      check: [],
      chips: 1,
    };
    const draft = {
      ...{ version: match.draftVersion, line: match.line, items: [], offered: [] },
      boards: match.branch === null ? [] : [daughter],
    };
    return {
      ...{ matchVersion: match.ply, entry: match.entry, boards: [], acts: null, draft: isOwn ? draft : null },
      moves: isOwn ? { '1': ORTHODOX.moves(match.fen) } : {},
    };
  };
  const table = {
    ...{ table: 1, board: 1, follows: true, boards: [1], studies: [], study: null, mayArrange: true },
  };
  const views = (): Record<string, unknown> => ({
    match: {
      ...{ matchId: 'm', version: match.ply, ply: match.ply, status: 'live', game: 'business', settings: {} },
      threads: [{ id: 'game', boards: [1, 2], ply: match.ply }],
    },
    complete: { version: match.ply },
    board1: boardView(1, match.fen),
    board2: boardView(2, null),
    ...{ teamWhite: team('white'), teamBlack: team('black') },
    tableWhite2: { ...table, liveFen: match.fen },
  });
  const link: BoardsParts['link'] = {
    view: (name) => views()[name] as never,
    serverMs: () => 0,
    command: ({ device, place, input }) => {
      const { line, expectedVersion } = input as { line: string; expectedVersion: number };
      sent.push({ device, place, line });
      const error = { code: 'draft/stale', params: {}, rule: null, item: null };
      if (isRefused || expectedVersion !== match.draftVersion)
        return Promise.resolve({ ok: false, version: 0, matchId: 'm', error });
      type(line);
      return Promise.resolve({ ok: true, version: match.draftVersion, matchId: 'm' });
    },
    table: ({ act }) => {
      acts.push(act);
      return Promise.resolve({ ok: true });
    },
  };
  const boards = createBoards({
    ...{ address: 'ws://x', link, onChange: () => undefined },
    open: (_address, given) => {
      listener = given;
      return { isThere: () => told.length > 0, boards: () => told, close: () => undefined };
    },
  });
  /** Somebody else's line, or the board's own. */
  const type = (line: string): void => {
    [match.line, match.draftVersion] = [line, match.draftVersion + 1];
    boards.look();
  };
  const read = (pieces: Pieces | null, first = false): void => {
    told = pieces === null ? [] : [{ serial: wooden.serial, state: 'ACTIVE', battery: '84%', pieces }];
    if (first || pieces === null) listener.changed();
    else listener.moved(wooden.serial);
  };
  boards.assign([wooden]);
  return {
    ...{ boards, match, sent, acts, type, read },
    refuse: (refuses: boolean) => (isRefused = refuses),
    lines: () => sent.map(({ line }) => line),
    /** The clock is pressed. */
    commit: (san: string): void => {
      Object.assign(match, { fen: played(match.fen, san), ply: match.ply + 1, line: '' });
      match.draftVersion += 1;
      boards.look();
    },
    rest: (ms = 600) => vi.advanceTimersByTimeAsync(ms),
    reading: () => boards.report().boards[0],
  };
};

describe('a wooden board of a captain', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('fills the draft of its team once it has lain still, as its captain, and nothing else', async () => {
    const { read, rest, sent, match } = setUp();
    read(placementOf(START), true);
    const { e2: pawn = '', ...lifted } = placementOf(START);
    read(lifted);
    await rest();
    expect(sent).toEqual([]);
    read({ ...lifted, e3: pawn });
    await rest(200);
    read({ ...lifted, e4: pawn });
    await rest();
    expect(sent).toEqual([{ device: 'board:W1', place: 'captain-white', line: '1:e4' }]);
    read(placementOf(START));
    await rest();
    expect(match.line).toBe('');
  });

  it('says nothing in the opponent’s turn, nor where the operator enters; then what it shows', async () => {
    const { read, rest, lines, commit, match, boards } = setUp();
    read(placementOf(START), true);
    commit('e4');
    expect(boards.report().boards[0]).toMatchObject({
      ...{ reading: 'differs' },
      squares: [
        { square: 'e2', man: null },
        { square: 'e4', man: 'wP' },
      ],
    });
    read(placementOf(played(START, 'e4', 'e5')));
    await rest();
    expect(lines()).toEqual([]);
    commit('e5');
    match.entry = 'operator';
    read(placementOf(played(START, 'e4', 'e5', 'Nf3')));
    await rest();
    expect(lines()).toEqual([]);
    match.entry = 'captains';
    boards.look();
    await rest();
    expect(lines()).toEqual(['1:Nf3']);
  });

  it('gives way to what is typed, until it is moved again', async () => {
    const { read, rest, lines, type } = setUp();
    read(placementOf(START), true);
    read(placementOf(played(START, 'e4')));
    await rest();
    type('1:d4');
    await rest();
    expect(lines()).toEqual(['1:e4']);
    read(placementOf(played(START, 'Nf3')));
    await rest();
    expect(lines()).toEqual(['1:e4', '1:Nf3']);
  });

  it('says it again where the draft had become another one meanwhile', async () => {
    const { read, rest, lines, type, refuse } = setUp();
    read(placementOf(START), true);
    refuse(true);
    read(placementOf(played(START, 'e4')));
    await rest();
    expect(lines()).toEqual(['1:e4']);
    refuse(false);
    type('offer 1');
    await rest();
    expect(lines()).toEqual(['1:e4', 'offer 1 1:e4']);
  });

  it('is a daughter’s as soon as she is drafted: what to set up is told, and her move goes onto the line', async () => {
    const { read, rest, lines, match, type, reading } = setUp({ ...WHITES, board: 2 });
    match.fen = played(START, 'e4', 'e5');
    read(placementOf(START), true);
    expect(reading()).toMatchObject({ reading: null, squares: [] });
    match.branch = '1>2';
    type('branch 1>2 5+5');
    expect(reading()?.squares.map(({ square }) => square)).toEqual(['e2', 'e4', 'e5', 'e7']);
    read(placementOf(played(START, 'e4', 'e5')));
    await rest();
    expect(reading()).toMatchObject({ reading: 'alike' });
    read(placementOf(played(START, 'e4', 'e5', 'Bc4')));
    await rest();
    expect(lines()).toEqual(['branch 1>2 5+5 2:Bc4']);
  });

  it('is both captains’ where both play at it', async () => {
    const { read, rest, sent, commit } = setUp({ serial: 'W1', place: 'board-1', board: null });
    read(placementOf(START), true);
    read(placementOf(played(START, 'e4')));
    await rest();
    commit('e4');
    read(placementOf(played(START, 'e4', 'c5')));
    await rest();
    expect(sent.map(({ place, line }) => [place, line])).toEqual([
      ['captain-white', '1:e4'],
      ['captain-black', '1:c5'],
    ]);
  });

  it('overwrites nothing when LiveChess comes back', async () => {
    const { read, rest, lines, type, reading } = setUp();
    read(placementOf(START), true);
    type('1:d4');
    read(null);
    expect(reading()).toBeUndefined();
    read(placementOf(played(START, 'e4')), true);
    await rest();
    expect(lines()).toEqual([]);
  });
});

describe('a wooden board of a work table', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const TABLE: WoodenBoard = { serial: 'T', place: 'table-white-2', board: null };

  it('moves on its table, of either side, and tells the crew nothing of the position', async () => {
    const { read, rest, acts, commit, reading } = setUp(TABLE);
    read(placementOf(START), true);
    read(placementOf(played(START, 'e4')));
    await rest();
    expect(acts).toEqual([{ type: 'move', study: null, step: 0, san: 'e4' }]);
    expect(reading()).toMatchObject({ reading: 'move', squares: [] });
    commit('d4');
    expect(reading()).toMatchObject({ reading: 'differs', squares: [] });
    read(placementOf(played(START, 'd4', 'd5')));
    await rest();
    expect(acts[1]).toMatchObject({ type: 'move', san: 'd5' });
  });

  it('sets a position up once it has lain still for long, never with a man in the hand', async () => {
    const { read, rest, acts } = setUp(TABLE);
    read(placementOf(START), true);
    const { d1: _queen, ...lifted } = placementOf(START);
    read(lifted);
    await rest(10_000);
    expect(acts).toEqual([]);
    const pieces = { e1: 'wK', e8: 'bK', d1: 'wQ' };
    read(pieces);
    await rest(1000);
    expect(acts).toEqual([]);
    await rest(4000);
    expect(acts).toEqual([{ type: 'arrange', pieces, toMove: 'white' }]);
  });
});

import { describe, expect, it } from 'vitest';
import { COMMANDS } from './commands';
import { legalAfter } from './legalAfter';
import { options } from './options';
import type { State } from './state';
import type { BoardId } from './seats';
import { after, decided, fenOf, matchOn, moves, newMatch, T0 } from '../testing/play';
import { undoLabel } from './undoLabel';

const MATING = { A: '6rk/6pp/8/8/8/8/8/4K3[Nq] w - - 0 1', B: null };

const drafted = (state: State, board: BoardId, draft: string) => {
  const read = legalAfter(state, board, draft, T0);
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
};

describe('a board’s draft', () => {
  it('S1 empty: the board as it stands, with all that may be played', () => {
    const { move, moves: all, position, check, mates } = drafted(newMatch(), 'B', ' ');
    expect([move, all.length, check, mates]).toEqual([null, 20, null, false]);
    expect(drafted(newMatch(), 'B', 'e4').gives).toBeNull();
    expect(position).toEqual(newMatch().boards.B.position);
  });

  it('S2 a move: the board after it, what goes over and to whom', () => {
    const state = moves(newMatch(), 'A:e4 A:d5');
    const { move, gives, moves: none, mates, position } = drafted(state, 'A', 'exd5');
    expect(move).toEqual({ san: 'exd5', move: { kind: 'move', from: 'e4', to: 'd5', promotion: null } });
    expect(gives).toEqual({ piece: 'p', to: { board: 'B', side: 'black' } });
    expect([none, mates, position.toMove]).toEqual([[], false, 'black']);
  });

  it('S6 says that it mates, and S12 shows the check', () => {
    expect(drafted(matchOn(MATING), 'A', 'К@f7')).toMatchObject({ mates: true, check: 'h8', move: { san: 'N@f7#' } });
  });

  it('is no fact: the state is what it was', () => {
    const state = newMatch();
    const before = JSON.stringify(state);
    drafted(state, 'A', 'e4');
    expect(JSON.stringify(state)).toBe(before);
  });

  it('is refused as the press would be', () => {
    const refused = legalAfter(matchOn(MATING), 'A', 'Q@d5', T0);
    expect(refused).toMatchObject({
      ok: false,
      error: { code: 'swedish/drop/not_in_reserve', rule: 'S3', item: 'Q@d5' },
    });
    const over = after(newMatch(), { type: 'resign', team: 'first' });
    expect(legalAfter(over, 'A', '', T0)).toMatchObject({ ok: false, error: { code: 'swedish/game/over' } });
  });
});

describe('what may be done now', () => {
  it('at the beginning', () => {
    const now = options(newMatch(), 'A', T0);
    expect(now).toMatchObject({
      board: 'A',
      side: 'white',
      team: 'first',
      move: null,
      startClocks: null,
      stopClocks: { code: 'swedish/clock/stopped' },
      resign: { first: null, second: null },
      offerDraw: { first: null, second: null },
      declineDraw: { first: { code: 'swedish/draw/not_offered' }, second: { code: 'swedish/draw/not_offered' } },
      demand: { first: { code: 'swedish/demand/off', rule: 'S13' } },
      flag: { white: { code: 'swedish/flag/time_left' }, black: { code: 'swedish/flag/time_left' } },
    });
    expect(now.drops.map(({ piece, count, squares }) => [piece, count, squares.length])).toEqual([
      ['q', 0, 0],
      ['r', 0, 0],
      ['b', 0, 0],
      ['n', 0, 0],
      ['p', 0, 0],
    ]);
  });

  it('S3 S7 where each piece may be dropped', () => {
    const knight = (dropWithCheck: string) =>
      options(matchOn(MATING, { dropWithCheck }), 'A', T0).drops.find(({ piece }) => piece === 'n');
    expect(knight('all')?.squares).toContain('f7');
    expect(knight('none')?.squares).not.toContain('f7');
    expect(knight('none')?.count).toBe(1);
  });

  it('S3 where each is dropped is asked for each type, and of no move on the board', () => {
    const now = options(matchOn({ A: '4k3/8/8/8/8/8/8/4K3[NP] w - - 0 1', B: null }), 'A', T0);
    expect(now.drops.map(({ piece, squares }) => [piece, squares.length])).toEqual([
      ['q', 0],
      ['r', 0],
      ['b', 0],
      ['n', 62],
      ['p', 48],
    ]);
  });

  it('S8 S9 each side’s flag and each team’s offer is asked for itself', () => {
    const running = after(newMatch({ timePerPlayerMs: 1000 }), { type: 'startClocks' });
    const { flag } = options(running, 'A', T0 + 2000);
    expect([flag.white, flag.black?.params]).toEqual([null, { board: 'A', side: 'black', remainingMs: 1000 }]);
    expect(options(running, 'A', T0).flag.white?.params).toEqual({ board: 'A', side: 'white', remainingMs: 1000 });
    const offered = after(newMatch(), { type: 'offerDraw', team: 'second' });
    expect(options(offered, 'A', T0)).toMatchObject({
      offerDraw: { first: null, second: { params: { team: 'second' } } },
      declineDraw: { first: null, second: { params: { team: 'second' } } },
    });
    expect(options(newMatch(), 'A', T0).demand.second).toMatchObject({ code: 'swedish/demand/off' });
  });

  it('S6 a player who must sit; S8 a match that is over; S13 a move demanded elsewhere', () => {
    const sits = moves(matchOn({ A: '6k1/5ppp/8/8/8/8/8/K3R3[] w - - 0 1', B: null }), 'A:Re8+');
    expect(options(sits, 'A', T0).move).toMatchObject({ code: 'swedish/move/sitting', rule: 'S6' });
    const over = after(newMatch(), { type: 'resign', team: 'first' });
    expect(options(over, 'A', T0)).toMatchObject({
      move: { code: 'swedish/game/over' },
      resign: { first: { code: 'swedish/game/over' } },
      startClocks: { code: 'swedish/game/over' },
    });
    const moved = moves(newMatch({ moveForMove: true }), 'A:e4');
    expect(options(moved, 'A', T0).demand).toMatchObject({
      first: null,
      second: { code: 'swedish/demand/not_last_mover' },
    });
    const demanded = after(moved, { type: 'demandMove', team: 'first', board: 'B' });
    expect(options(demanded, 'A', T0).move).toMatchObject({ code: 'swedish/move/demanded_elsewhere', rule: 'S13' });
    expect(options(demanded, 'B', T0).move).toBeNull();
  });

  it('S9 a second mate may still be pressed at the same moment', () => {
    const mate = moves(matchOn({ A: MATING.A, B: MATING.A }), 'A:N@f7');
    expect(options(mate, 'B', T0).move).toBeNull();
    expect(options(mate, 'B', T0 + 1).move).toMatchObject({ code: 'swedish/game/over' });
  });
});

describe('what undo calls a fact', () => {
  const label = (state: State, command: Parameters<typeof decided>[1], nowMs = T0) =>
    decided(state, command, nowMs).map(undoLabel);

  it('a move by number and board, the rest by what it is', () => {
    const begun = newMatch({ timePerPlayerMs: 1000, namedMove: 'time' });
    expect(label(begun, { type: 'press', board: 'B', text: 'd4' })).toEqual([
      { label: '1B', kind: 'turn', line: 'd4' },
    ]);
    const moved = moves(begun, 'B:d4');
    expect(label(moved, { type: 'press', board: 'B', text: 'd5' })).toEqual([
      { label: '1b', kind: 'turn', line: 'd5' },
    ]);
    expect(label(begun, { type: 'resign', team: 'first' })).toEqual([
      { label: 'first', kind: 'resignation', line: '' },
    ]);
    expect(label(begun, { type: 'punish', board: 'A', side: 'black', reason: 'Qg5' })).toEqual([
      { label: 'A black', kind: 'punishment', line: 'Qg5' },
    ]);
    expect(label(begun, { type: 'abort', reason: 'x' })).toMatchObject([{ kind: 'aborted' }]);
    expect(
      label(begun, { type: 'correctPosition', board: 'A', fen: '4k3/8/8/8/8/8/8/4K3 w', reason: '' }),
    ).toMatchObject([{ label: 'A', kind: 'position' }]);
    const reserve = { type: 'correctReserve', board: 'A', side: 'white', piece: 'n', count: 2, reason: '' } as const;
    expect(label(begun, reserve)).toEqual([{ label: 'A white', kind: 'reserve', line: 'n 2' }]);
    const running = after(begun, { type: 'startClocks' });
    expect(label(running, { type: 'flag', board: 'A', side: 'white' }, T0 + 2000)).toMatchObject([{ kind: 'flag' }]);
    const offered = after(begun, { type: 'offerDraw', team: 'first' });
    expect(label(offered, { type: 'offerDraw', team: 'second' })).toMatchObject([{ kind: 'agreement' }]);
    const free = moves(newMatch({ moveForMove: true }), 'A:e4');
    expect(label(free, { type: 'demandMove', team: 'first', board: 'B' })).toMatchObject([
      { label: 'B', kind: 'demand' },
    ]);
  });

  it('clocks and offers are none', () => {
    const begun = newMatch();
    expect(label(begun, { type: 'startClocks' })).toEqual([null]);
    expect(label(begun, { type: 'offerDraw', team: 'first' })).toEqual([null]);
    expect(label(begun, { type: 'addTime', board: 'A', side: 'white', ms: 1, reason: '' })).toEqual([null]);
    expect(COMMANDS).toHaveLength(17);
    expect(fenOf(begun, 'A')).toContain('[]');
  });
});

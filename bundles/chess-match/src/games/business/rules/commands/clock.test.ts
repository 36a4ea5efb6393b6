import { describe, expect, it } from 'vitest';
import { ONE_THREAD } from '../../../common/threads';
import { remainingAt } from '../../../common/clock';
import {
  after,
  eventsOf,
  fold,
  gameAt,
  ledgerOf,
  newGame,
  play,
  stakedGame,
  stakesOf,
  refusalOf,
  T0,
  turnRefusal,
} from '../../../testing/play';
import { business } from '../..';
import { evolve } from '../evolve';
import { optionsOf } from '../options';
import { W } from '../../../testing/positions';
import type { Command } from '../commands';
import { isOver, type State } from '../state';

const MINUTE = 60_000;
const SPENT = { remainingMs: 0, reason: 'hall clock' } as const;

const started = (state: State): State => after(state, { type: 'startClock' }, T0);
const timed = (state: State, side: 'white' | 'black', remainingMs: number): State =>
  after(state, { type: 'setClock', side, remainingMs, reason: 'hall clock' }, T0);
const press = (line: string): Command => ({ type: 'commitTurn', line });

describe('B21 the clock', () => {
  it('B21 one press for all boards: the mover stops, the opponent runs', () => {
    const state = after(started(stakedGame([2, 2], {})), press('1:e4 2:e4'), T0 + 7000);
    expect(state.clock).toEqual({
      remainingMs: { white: 5_393_000, black: 5_400_000 },
      running: 'black',
      sinceMs: T0 + 7000,
    });
  });

  it('B21 a stopped clock stays stopped over a press, and starts for the side to move', () => {
    const state = play(newGame({}), '1:e4');
    expect(state.clock.running).toBe(null);
    expect(started(state).clock).toMatchObject({ running: 'black', sinceMs: T0 });
  });

  it('B21 the clock stops when the game is over', () => {
    const state = after(started(newGame({})), press('resign 1'), T0 + 1000);
    expect(state.clock).toEqual({ remainingMs: { white: 5_399_000, black: 5_400_000 }, running: null, sinceMs: null });
  });

  it('B21 no increment before the control board', () => {
    const state = after(started(newGame({ endgame: 'increment30' })), press('1:e4'), T0);
    expect(state.clock.remainingMs.white).toBe(5_400_000);
  });
});

describe('B24 the arbiter’s clock', () => {
  it('B24 start when it runs is refused [clock/running]', () => {
    expect(refusalOf(started(newGame({})), { type: 'startClock' }, T0)).toEqual({
      code: 'clock/running',
      params: {},
      rule: 'B24',
      item: null,
    });
  });

  it('B24 stop when it stands is refused [clock/stopped]', () => {
    expect(refusalOf(newGame({}), { type: 'stopClock', reason: 'x' }, T0)).toMatchObject({
      code: 'clock/stopped',
      rule: 'B24',
    });
  });

  it('B24 stop, set and add to either side, each logged with its reason', () => {
    const running = started(newGame({}));
    const stopped = after(running, { type: 'stopClock', reason: 'dispute' }, T0 + 3000);
    expect(stopped.clock).toEqual({
      remainingMs: { white: 5_397_000, black: 5_400_000 },
      running: null,
      sinceMs: null,
    });
    expect(eventsOf(running, { type: 'stopClock', reason: 'dispute' }, T0)).toEqual([
      { type: 'clockStopped', reason: 'dispute', atMs: T0 },
    ]);
    const set: Command = { type: 'setClock', side: 'white', remainingMs: 60_000, reason: 'mistake' };
    expect(eventsOf(running, set, T0)).toEqual([
      { type: 'clockSet', side: 'white', remainingMs: 60_000, reason: 'mistake', atMs: T0 },
    ]);
    const later = after(running, set, T0 + 9000);
    expect([later.clock.running, remainingAt(later.clock, 'white', T0 + 10_000)]).toEqual(['white', 59_000]);
    const add: Command = { type: 'addTime', side: 'black', ms: -5000, reason: 'penalty' };
    expect(eventsOf(running, add, T0)).toEqual([
      { type: 'timeAdded', side: 'black', ms: -5000, reason: 'penalty', atMs: T0 },
    ]);
    expect(after(running, add, T0 + 9000).clock.remainingMs.black).toBe(5_395_000);
  });

  it('B24 time is added to the running side while it runs', () => {
    const state = after(started(newGame({})), { type: 'addTime', side: 'white', ms: 2000, reason: 'x' }, T0 + 500);
    expect(remainingAt(state.clock, 'white', T0 + 1500)).toBe(5_400_500);
  });

  it('B24 time is added to what a clock shows, and one that has run out shows 0:00', () => {
    const run = started(timed(newGame({}), 'white', 1000));
    const add: Command = { type: 'addTime', side: 'white', ms: MINUTE, reason: 'x' };
    expect(eventsOf(run, add, T0 + 12_000)).toEqual([
      { type: 'timeAdded', side: 'white', ms: MINUTE, overrunMs: 11_000, reason: 'x', atMs: T0 + 12_000 },
    ]);
    const given = after(run, add, T0 + 12_000);
    expect(remainingAt(given.clock, 'white', T0 + 12_000)).toBe(MINUTE);
    expect(eventsOf(given, add, T0 + 13_000)).toEqual([
      { type: 'timeAdded', side: 'white', ms: MINUTE, reason: 'x', atMs: T0 + 13_000 },
    ]);
    const stood = after(run, { type: 'stopClock', reason: '' }, T0 + 12_000);
    expect(after(stood, add, T0 + 99_000).clock.remainingMs.white).toBe(MINUTE);
  });

  it('B24 a journal that says nothing of an overrun adds to what the clock had come to', () => {
    const run = started(timed(newGame({}), 'white', 1000));
    const old = { type: 'timeAdded', side: 'white', ms: MINUTE, reason: 'x', atMs: T0 + 12_000 } as const;
    expect(remainingAt(evolve(run, old).clock, 'white', T0 + 12_000)).toBe(49_000);
  });

  it('B24 on a game that an undo makes another, no more is added than that', () => {
    const events = eventsOf(
      started(timed(newGame({}), 'white', 1000)),
      { type: 'addTime', side: 'white', ms: MINUTE, reason: '' },
      T0 + 12_000,
    );
    const other = started(timed(newGame({}), 'white', 20_000));
    expect(remainingAt(events.reduce(evolve, other).clock, 'white', T0 + 12_000)).toBe(8000 + MINUTE);
  });

  it('B24 a server gap is counted on the running clock, noted, and given back on demand', () => {
    const noted = after(
      started(newGame({})),
      { type: 'noteGap', cause: 'down', fromMs: T0 + 1000, toMs: T0 + 11_000 },
      T0 + 11_000,
    );
    expect(noted.gaps).toEqual([
      {
        side: 'white',
        cause: 'down',
        fromMs: T0 + 1000,
        toMs: T0 + 11_000,
        lostMs: 10_000,
        charged: { white: 10_000, black: 0 },
        byMs: 0,
      },
    ]);
    expect(remainingAt(noted.clock, 'white', T0 + 11_000)).toBe(5_389_000);
    const given = after(noted, { type: 'dismissGap', giveBack: true }, T0 + 20_000);
    expect([given.gaps, remainingAt(given.clock, 'white', T0 + 20_000)]).toEqual([[], 5_390_000]);
    expect(eventsOf(noted, { type: 'dismissGap', giveBack: true }, T0 + 20_000)).toEqual([
      { type: 'gapDismissed', givenMs: 10_000, atMs: T0 + 20_000 },
    ]);
    const kept = after(noted, { type: 'dismissGap', giveBack: false }, T0 + 20_000);
    expect([kept.gaps, remainingAt(kept.clock, 'white', T0 + 20_000)]).toEqual([[], 5_380_000]);
  });

  it('B24 a second gap before the first is dismissed adds to it', () => {
    const first = { type: 'noteGap', cause: 'down', fromMs: T0 + 1000, toMs: T0 + 3000 } as const;
    const once = after(started(newGame({})), first, T0 + 3000);
    const twice = after(once, { type: 'noteGap', cause: 'down', fromMs: T0 + 5000, toMs: T0 + 6000 }, T0 + 6000);
    expect(twice.gaps).toEqual([
      {
        side: 'white',
        cause: 'down',
        fromMs: T0 + 1000,
        toMs: T0 + 6000,
        lostMs: 3000,
        charged: { white: 3000, black: 0 },
        byMs: 0,
      },
    ]);
  });

  it('B24 lost time of another cause is offered by itself, after the first', () => {
    const down = { type: 'noteGap', cause: 'down', fromMs: T0 + 1000, toMs: T0 + 3000 } as const;
    const slept = { type: 'noteGap', cause: 'suspended', fromMs: T0 + 4000, toMs: T0 + 9000 } as const;
    const both = after(after(started(newGame({})), down, T0 + 3000), slept, T0 + 9000);
    expect(both.gaps.map(({ cause, lostMs }) => [cause, lostMs])).toEqual([
      ['down', 2000],
      ['suspended', 5000],
    ]);
    expect(after(both, { type: 'dismissGap', giveBack: false }, T0 + 9000).gaps).toMatchObject([
      { cause: 'suspended' },
    ]);
  });

  it('B24 a step of the system’s clock takes no time and gives none, and waits to be looked at', () => {
    const stepped = after(started(newGame({})), { type: 'noteStep', byMs: 3_600_000 }, T0 + 4000);
    expect(stepped.gaps).toEqual([
      {
        side: 'white',
        cause: 'stepped',
        fromMs: T0 + 4000,
        toMs: T0 + 4000,
        lostMs: 0,
        charged: { white: 0, black: 0 },
        byMs: 3_600_000,
      },
    ]);
    expect(remainingAt(stepped.clock, 'white', T0 + 4000)).toBe(5_396_000);
    for (const giveBack of [true, false]) {
      const seen = after(stepped, { type: 'dismissGap', giveBack }, T0 + 4000);
      expect([seen.gaps, remainingAt(seen.clock, 'white', T0 + 4000)]).toEqual([[], 5_396_000]);
    }
  });

  it('B24 steps add up, and are nothing once the system’s clock is as it was', () => {
    const forward = after(started(newGame({})), { type: 'noteStep', byMs: 3_600_000 }, T0 + 4000);
    const further = after(forward, { type: 'noteStep', byMs: 5000 }, T0 + 5000);
    expect(further.gaps).toMatchObject([{ cause: 'stepped', byMs: 3_605_000 }]);
    expect(after(further, { type: 'noteStep', byMs: -3_605_000 }, T0 + 6000).gaps).toEqual([]);
  });

  it('B24 a step is told while the clock stands too, and no more when the game is over', () => {
    expect(after(newGame({}), { type: 'noteStep', byMs: -9000 }, T0).gaps).toMatchObject([{ byMs: -9000 }]);
    const over = after(newGame({ boards: 1 }), { type: 'commitTurn', line: '1:e4' }, T0);
    const resigned = after(over, { type: 'commitTurn', line: 'resign 1' }, T0);
    expect(eventsOf(resigned, { type: 'noteStep', byMs: -9000 }, T0)).toEqual([]);
  });

  it('B24 a gap of a journal without causes is folded as the server being down', () => {
    const old = { type: 'gapNoted', side: 'white', fromMs: T0, toMs: T0 + 4000, atMs: T0 + 4000 } as const;
    expect(evolve(started(newGame({})), old).gaps).toEqual([
      {
        side: 'white',
        cause: 'down',
        fromMs: T0,
        toMs: T0 + 4000,
        lostMs: 4000,
        charged: { white: 4000, black: 0 },
        byMs: 0,
      },
    ]);
  });

  it('B24 what an older journal gave back went to the side it names, with an entry of its own', () => {
    const noted = fold(started(newGame({})), [
      { type: 'gapNoted', side: 'white', fromMs: T0, toMs: T0 + 4000, atMs: T0 + 4000 },
      { type: 'timeAdded', side: 'white', ms: 4000, reason: '', atMs: T0 + 5000 },
      { type: 'gapDismissed', atMs: T0 + 5000 },
    ]);
    expect([noted.gaps, remainingAt(noted.clock, 'white', T0 + 5000)]).toEqual([[], 5_399_000]);
  });

  it('B24 with no clock running, or no time gone, there is no gap', () => {
    const gap = { type: 'noteGap', cause: 'down', fromMs: T0, toMs: T0 + 5000 } as const;
    expect(eventsOf(newGame({}), gap, T0)).toEqual([]);
    expect(eventsOf(started(newGame({})), { ...gap, toMs: T0 }, T0)).toEqual([]);
  });

  it('B24 without a gap there is nothing to dismiss [clock/no_gap]', () => {
    expect(refusalOf(newGame({}), { type: 'dismissGap', giveBack: true }, T0)).toMatchObject({
      code: 'clock/no_gap',
      rule: 'B24',
    });
  });
});

describe('B22 veto', () => {
  const WINDOW = 30 * MINUTE;
  const inWindow = (settings: Readonly<Record<string, unknown>>): State =>
    started(timed(timed(stakedGame([4, 4], settings), 'white', WINDOW - 1), 'black', WINDOW - 1));
  const veto = (side: 'white' | 'black'): Command => ({ type: 'declareVeto', side });
  const branching = (from: State): string =>
    from.ply % 2 === 0 ? '1:e4 2:e4 3:d4 branch 1>3 2+2' : '1:e5 2:e5 3:d5 branch 1>3 2+2';

  it('B22 forbids branching for both sides for the rest of the game [branch/vetoed]', () => {
    const vetoed = after(inWindow({}), veto('white'), T0);
    const refusal = { code: 'branch/vetoed', params: { by: 'white' }, rule: 'B22', item: 'branch 1>3 2+2' };
    expect(turnRefusal(vetoed, branching(vetoed))).toEqual(refusal);
    const next = play(vetoed, '1:e4 2:e4');
    expect(turnRefusal(next, branching(next))).toEqual(refusal);
  });

  it('B22 it is no key change: a pass or a selection goes with it', () => {
    const vetoed = after(inWindow({}), veto('white'), T0);
    expect(stakesOf(play(vetoed, '1:e4 2:e4 pass 1>2'))).toEqual({ 1: 3, 2: 5 });
    expect(stakesOf(play(vetoed, '1:e4 select 2>1'))).toEqual({ 1: 8 });
  });

  it('B22 strictly less than the window [veto/too_early]', () => {
    const exactly = started(timed(newGame({}), 'white', WINDOW));
    expect(refusalOf(exactly, veto('white'), T0)).toEqual({
      code: 'veto/too_early',
      params: { side: 'white', remainingMs: WINDOW, windowMs: WINDOW },
      rule: 'B22',
      item: null,
    });
    expect(after(exactly, veto('white'), T0 + 1).vetoes).toEqual([{ by: 'white', ply: 0 }]);
    expect(refusalOf(started(newGame({ vetoWindowMs: 0 })), veto('white'), T0).code).toBe('veto/too_early');
    expect(after(started(newGame({ vetoWindowMs: 5_400_001 })), veto('white'), T0).vetoes).toHaveLength(1);
  });

  it('B22 only while the own clock runs [veto/not_your_clock]', () => {
    const refusal = { code: 'veto/not_your_clock', rule: 'B22' };
    expect(refusalOf(inWindow({}), veto('black'), T0)).toMatchObject({ ...refusal, params: { side: 'black' } });
    const stopped = after(inWindow({}), { type: 'stopClock', reason: 'x' }, T0);
    expect(refusalOf(stopped, veto('white'), T0)).toMatchObject({ ...refusal, params: { side: 'white' } });
    expect(after(after(inWindow({}), press('1:e4 2:e4'), T0), veto('black'), T0).vetoes).toEqual([
      { by: 'black', ply: 1 },
    ]);
  });

  it('B22 once is enough [veto/already]', () => {
    const vetoed = after(inWindow({}), veto('white'), T0);
    const refusal = { code: 'veto/already', params: { by: 'white' }, rule: 'B22' };
    expect(refusalOf(vetoed, veto('white'), T0)).toMatchObject(refusal);
    expect(refusalOf(after(vetoed, press('1:e4 2:e4'), T0), veto('black'), T0)).toMatchObject(refusal);
  });

  it('B23 there is nothing to forbid on the control board [veto/control_board]', () => {
    const endgame = after(inWindow({}), press('1:e4 select 2>1'), T0);
    expect(after(endgame, veto('black'), T0).vetoes).toHaveLength(1);
    const controlled = after(endgame, { type: 'controlBoard', side: 'white' }, T0);
    const refusal = { code: 'veto/control_board', params: {}, rule: 'B23' };
    expect(refusalOf(controlled, veto('black'), T0)).toMatchObject(refusal);
    expect(optionsOf(controlled)?.veto).toMatchObject(refusal);
  });

  it('B22 with vetoScope opponent it binds the opponent, and the declarer only in that turn', () => {
    const vetoed = after(inWindow({ vetoScope: 'opponent' }), veto('white'), T0);
    expect(turnRefusal(vetoed, branching(vetoed)).code).toBe('branch/vetoed');
    const black = after(vetoed, press('1:e4 2:e4'), T0);
    expect(turnRefusal(black, branching(black)).params).toEqual({ by: 'white' });
    const white = play(black, '1:e5 2:e5');
    expect(stakesOf(play(white, '1:Nf3 2:Nf3 3:Nc3 branch 1>3 2+2'))).toEqual({ 1: 2, 2: 4, 3: 2 });
  });

  it('B22 with vetoScope opponent both sides may declare theirs, each once', () => {
    const both = after(
      after(after(inWindow({ vetoScope: 'opponent' }), veto('white'), T0), press('1:e4 2:e4'), T0),
      veto('black'),
      T0,
    );
    expect(both.vetoes).toEqual([
      { by: 'white', ply: 0 },
      { by: 'black', ply: 1 },
    ]);
    expect(refusalOf(both, veto('black'), T0)).toMatchObject({ code: 'veto/already', params: { by: 'black' } });
    const white = after(both, press('1:e5 2:e5'), T0);
    expect(turnRefusal(white, '1:Nf3 2:Nf3 3:Nc3 branch 1>3 2+2').params).toEqual({ by: 'black' });
  });
});

describe('B16 the flag', () => {
  const flag = (side: 'white' | 'black'): Command => ({ type: 'flag', side });
  const fallen = (state: State, side: 'white' | 'black'): State =>
    after(after(state, { type: 'setClock', side, ...SPENT }, T0), flag(side), T0);

  it('B16 the side loses every live branch at its present rating', () => {
    const state = fallen(play(stakedGame([3, 2], {}), '1:e4 2:e4 pass 1>2'), 'black');
    expect(ledgerOf(state)).toEqual(['1 flag 2 4:0', '2 flag 3 6:0']);
    expect([isOver(state), state.chipsOut]).toEqual([true, 5]);
    expect(state.ledger[0]).toMatchObject({ turn: '1...', ply: 1, side: 'black' });
  });

  it('B16 a branch in which the opponent cannot mate is drawn', () => {
    const state = fallen(
      gameAt(
        [
          { stake: 3, fen: W.bareBlackKing },
          { stake: 2, fen: W.bareWhiteKing },
        ],
        {},
      ),
      'white',
    );
    expect(ledgerOf(state)).toEqual(['1 flag 3 3:3', '2 flag 2 0:4']);
  });

  it('B16 offers lapse, nothing can be drafted, the clock stops', () => {
    const state = fallen(play(started(newGame({})), '1:e4 offer 1'), 'black');
    expect(business.turnKey(state, ONE_THREAD)).toBeNull();
    expect(state).toMatchObject({ offers: [], clock: { running: null } });
  });

  it('B16 not while the clock shows time [flag/time_left]', () => {
    const state = started(newGame({ timePerTeamMs: 1000 }));
    expect(refusalOf(state, flag('white'), T0 + 999)).toEqual({
      code: 'flag/time_left',
      params: { side: 'white', remainingMs: 1 },
      rule: 'B16',
      item: null,
    });
    expect(ledgerOf(after(state, flag('white'), T0 + 1000))).toEqual(['1 flag 10 0:20']);
    expect(refusalOf(state, flag('black'), T0 + 5000).code).toBe('flag/time_left');
  });
});

describe('B23 the control board', () => {
  const last = (settings: Readonly<Record<string, unknown>>): State =>
    play(stakedGame([4, 4], { timePerTeamMs: 10 * MINUTE, ...settings }), '1:e4 resign 2');
  const control: Command = { type: 'controlBoard', side: 'white' };

  it('B23 one branch live and at least one ended [control/not_endgame]', () => {
    expect(refusalOf(newGame({}), control, T0)).toEqual({
      code: 'control/not_endgame',
      params: { live: 1, ended: 0 },
      rule: 'B23',
      item: null,
    });
    expect(refusalOf(play(stakedGame([4, 4, 4], {}), '1:e4 2:e4 resign 3'), control, T0).params).toEqual({
      live: 2,
      ended: 1,
    });
    expect(after(last({}), control, T0).controlBoard).toBe(true);
    expect(after(last({}), { type: 'controlBoard', side: 'black' }, T0).controlBoard).toBe(true);
  });

  it('B23 asked for once [control/already]', () => {
    expect(refusalOf(after(last({}), control, T0), control, T0)).toMatchObject({
      code: 'control/already',
      rule: 'B23',
    });
  });

  it('B23 the arbiter stops the clock; after it no branching [branch/control_board]', () => {
    const state = after(started(last({})), control, T0 + 1000);
    expect(state.clock).toEqual({
      remainingMs: { white: 10 * MINUTE, black: 10 * MINUTE - 1000 },
      running: null,
      sinceMs: null,
    });
    expect(turnRefusal(state, '1:e5 2:c5 branch 1>2 2+2')).toMatchObject({ code: 'branch/control_board', rule: 'B23' });
  });

  it('B23 endgame increment30: 30 s with every press, both sides', () => {
    const state = started(after(last({ endgame: 'increment30' }), control, T0));
    const pressed = after(after(state, press('1:e5'), T0 + 1000), press('1:Nf3'), T0 + 3000);
    expect(pressed.clock.remainingMs).toEqual({ white: 10 * MINUTE + 28_000, black: 10 * MINUTE + 29_000 });
  });

  it('B23 endgame plus5min: five minutes to each, once', () => {
    const state = started(after(last({ endgame: 'plus5min' }), control, T0));
    expect(state.clock.remainingMs).toEqual({ white: 15 * MINUTE, black: 15 * MINUTE });
    expect(after(state, press('1:e5'), T0 + 1000).clock.remainingMs.black).toBe(15 * MINUTE - 1000);
  });

  it('B23 endgame plus5min: five minutes on a clock that shows 0:00 are five minutes', () => {
    const over = T0 + 10 * MINUTE + 11_000;
    const run = started(last({ endgame: 'plus5min' }));
    expect(eventsOf(run, control, over)).toEqual([
      { type: 'controlBoardSet', side: 'white', overrunMs: { white: 0, black: 11_000 }, atMs: over },
    ]);
    expect(after(run, control, over).clock.remainingMs).toEqual({ white: 15 * MINUTE, black: 5 * MINUTE });
    const old = { type: 'controlBoardSet', side: 'white', atMs: over } as const;
    expect(evolve(run, old).clock.remainingMs.black).toBe(5 * MINUTE - 11_000);
    expect(eventsOf(started(last({ endgame: 'none' })), control, over)).toEqual([
      { type: 'controlBoardSet', side: 'white', atMs: over },
    ]);
  });

  it('B23 endgame increment30: a press on a clock that shows 0:00 leaves 30 s', () => {
    const state = started(after(last({ endgame: 'increment30' }), control, T0));
    const late = T0 + 10 * MINUTE + 11_000;
    expect(after(state, press('1:e5'), late).clock.remainingMs.black).toBe(30_000);
  });

  it('B23 endgame none: the mode stays', () => {
    const state = started(after(last({ endgame: 'none' }), control, T0));
    expect(after(state, press('1:e5'), T0 + 1000).clock.remainingMs).toEqual({
      white: 10 * MINUTE,
      black: 10 * MINUTE - 1000,
    });
  });

  it('B23 endgame incrementAtFlag: 30 s instead of losing when the regular time is out, then 30 s with every press', () => {
    const state = started(after(last({ endgame: 'incrementAtFlag' }), control, T0));
    const early = after(state, press('1:e5'), T0 + 1000);
    expect(early.clock.remainingMs.black).toBe(10 * MINUTE - 1000);
    const late = T0 + 10 * MINUTE;
    const graced = after(state, { type: 'flag', side: 'black' }, late);
    expect([isOver(graced), graced.overtime, remainingAt(graced.clock, 'black', late)]).toEqual([
      false,
      ['black'],
      30_000,
    ]);
    expect(after(graced, press('1:e5'), late + 4000).clock.remainingMs.black).toBe(56_000);
    expect(isOver(after(graced, { type: 'flag', side: 'black' }, late + 30_000))).toBe(true);
  });

  it('B23 incrementAtFlag: a press after the regular time begins the increment', () => {
    const state = started(after(last({ endgame: 'incrementAtFlag' }), control, T0));
    const pressed = after(state, press('1:e5'), T0 + 10 * MINUTE + 2000);
    expect(pressed).toMatchObject({ overtime: ['black'], clock: { remainingMs: { black: 30_000 }, running: 'white' } });
    expect(isOver(after(pressed, { type: 'flag', side: 'white' }, T0 + 20 * MINUTE + 2000))).toBe(false);
  });

  it('B23 incrementAtFlag gives nothing before the control board', () => {
    const state = started(newGame({ endgame: 'incrementAtFlag', timePerTeamMs: 1000 }));
    expect(isOver(after(state, { type: 'flag', side: 'white' }, T0 + 1000))).toBe(true);
  });
});

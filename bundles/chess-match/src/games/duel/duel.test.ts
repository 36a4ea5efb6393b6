import { describe, expect, it } from 'vitest';
import { belarusian } from '../belarusian';
import type { Command } from '../belarusian/rules/commands';
import type { Event } from '../belarusian/rules/events';
import { evolve } from '../belarusian/rules/evolve';
import { options } from '../belarusian/rules/options';
import type { State } from '../belarusian/rules/state';
import { after, newMatch, play, refused, T0 } from '../belarusian/testing/play';
import { decide } from '../belarusian/rules/decide';
import { LONGEST_MS } from '../common/settings';
import { lostTime } from './lostTime';
import { protocolLine } from './record/protocolLine';
import { duelUndoLabel } from './undoLabel';
import { nextSuggestionMs } from './views/suggestions';

const MINUTE = 60_000;
const match = (): State => newMatch({ timePerSideMs: MINUTE, incrementMs: 0 });
const begun = (): State => after(match(), { type: 'startClock' });
const decided = (state: State, command: Command, atMs = T0): readonly Event[] => {
  const result = decide(state, command, atMs);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};
const first = (state: State, command: Command, atMs = T0) => {
  const [event] = decided(state, command, atMs);
  if (event === undefined || event.type === 'turnPlayed' || event.type === 'positionCorrected')
    throw new Error(command.type);
  return event;
};
const OFFER = { type: 'offerDraw', team: 'white' } as const;
const GAP = { type: 'noteGap', cause: 'down', fromMs: T0 + 1000, toMs: T0 + 9000 } as const;
const over = (): State => after(match(), { type: 'resignMatch', team: 'white' });
const low = (): State => after(match(), { type: 'setClock', side: 'white', remainingMs: 0, reason: '' });

describe('the one clock', () => {
  it('starts for who is to move, stops, and is set or added to for one side', () => {
    expect(begun().clock).toMatchObject({ running: 'white', sinceMs: T0 });
    const stopped = after(begun(), { type: 'stopClock', reason: 'look' }, T0 + 5000);
    expect(stopped.clock).toMatchObject({ running: null, remainingMs: { white: 55_000, black: MINUTE } });
    expect(decided(begun(), { type: 'stopClock', reason: 'look' })).toEqual([
      { type: 'clockStopped', reason: 'look', atMs: T0 },
    ]);
    expect(refused(begun(), { type: 'startClock' }).code).toBe('belarusian/clock/running');
    const added = after(match(), { type: 'addTime', side: 'black', ms: -1000, reason: '' });
    expect(added.clock.remainingMs).toEqual({ white: MINUTE, black: MINUTE - 1000 });
  });

  it('takes whole milliseconds, up to the longest that may be agreed', () => {
    for (const ms of [0.5, LONGEST_MS + 1]) {
      const { code, params } = refused(match(), { type: 'setClock', side: 'white', remainingMs: ms, reason: '' });
      expect([code, params]).toEqual(['belarusian/clock/bad_time', { ms }]);
    }
    const set = after(match(), { type: 'setClock', side: 'white', remainingMs: LONGEST_MS, reason: '' });
    expect(set.clock.remainingMs.white).toBe(LONGEST_MS);
  });

  it('that has run out is added to from 0:00, and taken from where it is', () => {
    const late = T0 + MINUTE + 9000;
    const added = after(begun(), { type: 'addTime', side: 'white', ms: 4000, reason: '' }, late);
    expect(added.clock.remainingMs.white).toBe(4000);
    const nothing = after(begun(), { type: 'addTime', side: 'white', ms: 0, reason: '' }, late);
    expect(nothing.clock.remainingMs.white).toBe(-9000);
  });

  it('loses time to a gap, and gets it back where so decided', () => {
    const lost = after(begun(), GAP, T0 + 9000);
    expect(lost.gaps).toEqual([{ cause: 'down', fromMs: T0 + 1000, toMs: T0 + 9000, byMs: 0, side: 'white' }]);
    const back = after(lost, { type: 'dismissGap', giveBack: true }, T0 + 9000);
    expect([back.gaps, back.clock.remainingMs.white]).toEqual([[], MINUTE - 1000]);
    const kept = after(lost, { type: 'dismissGap', giveBack: false }, T0 + 9000);
    expect([kept.gaps, kept.clock]).toEqual([[], begun().clock]);
    expect(decided(match(), GAP)).toEqual([]);
    expect(decided(begun(), { ...GAP, toMs: GAP.fromMs })).toEqual([]);
    expect(decided(over(), { type: 'noteStep', byMs: 5 })).toEqual([]);
    const stepped = after(match(), { type: 'noteStep', byMs: -500 });
    expect(stepped.gaps).toMatchObject([{ cause: 'stepped', byMs: -500, side: null }]);
    expect(after(stepped, { type: 'dismissGap', giveBack: true }).clock).toEqual(match().clock);
  });

  it('is brought to what a correction leaves it at', () => {
    const at = T0 + 1000;
    const left = { stands: true, begins: false, remainingMs: { white: 50_000, black: MINUTE } };
    const events = belarusian.clocksAs(begun(), [left], at, 'sheet');
    expect(events).toEqual([
      { type: 'clockStopped', reason: 'sheet', atMs: at },
      { type: 'clockSet', side: 'white', remainingMs: 50_000, reason: 'sheet', atMs: at },
    ]);
    expect(belarusian.clocksAs(begun(), [{ ...left, stands: false }], at, '')).toMatchObject([{ type: 'clockSet' }]);
    expect(belarusian.clocksAs(match(), [{ ...left, remainingMs: match().clock.remainingMs }], at, '')).toEqual([]);
    expect(belarusian.clocksAs(match(), [], at, '')).toEqual([]);
  });
});

describe('lost time that is not decided on', () => {
  const lost = (): State => after(begun(), GAP, T0 + 9000);
  const asBlack = (): State => evolve(lost(), { type: 'gapsCharged', sides: ['black'], atMs: T0 });

  it('goes from the clock it had gone from in the state whose clock is left', () => {
    expect(lostTime.asIn(lost(), [asBlack()], T0)).toEqual([{ type: 'gapsCharged', sides: ['black'], atMs: T0 }]);
    expect(asBlack().gaps).toMatchObject([{ cause: 'down', side: 'black' }]);
    expect(lostTime.asIn(lost(), [lost()], T0)).toEqual([]);
    expect(lostTime.asIn(lost(), [], T0)).toEqual([]);
  });

  it('is nobody’s where that state did not know of it: another cause, another moment, none at all', () => {
    const nobodys = [{ type: 'gapsCharged', sides: [null], atMs: T0 }];
    const stalled = after(begun(), { ...GAP, cause: 'stalled' }, T0 + 9000);
    const later = after(begun(), { ...GAP, fromMs: T0 + 2000 }, T0 + 9000);
    for (const then of [begun(), stalled, later]) expect(lostTime.asIn(lost(), [then], T0)).toEqual(nobodys);
    expect(evolve(lost(), { type: 'gapsCharged', sides: [null], atMs: T0 }).gaps).toMatchObject([{ side: null }]);
    expect(evolve(lost(), { type: 'gapsCharged', sides: [], atMs: T0 }).gaps).toMatchObject([{ side: null }]);
  });

  it('is decided on by the arbiter alone', () => {
    expect([{ type: 'gapDismissed' }, { type: 'gapNoted' }].map(lostTime.isDecision)).toEqual([true, false]);
  });
});

describe('what people say or do', () => {
  it('ends the game, or stands until it is declined', () => {
    const offered = after(match(), OFFER);
    expect(offered.offers).toEqual(['white']);
    expect(after(offered, { type: 'declineDraw', team: 'black' }).offers).toEqual([]);
    expect(after(offered, { type: 'offerDraw', team: 'black' })).toMatchObject({
      end: { result: 'draw', reason: 'agreement' },
      offers: [],
    });
    expect(decided(match(), { type: 'abortMatch', reason: 'rain' })).toEqual([
      { type: 'aborted', reason: 'rain', end: { result: null, reason: 'aborted', atMs: T0 }, atMs: T0 },
    ]);
    expect(after(low(), { type: 'flag', side: 'white' }).end).toMatchObject({ result: 'black', reason: 'flag' });
  });

  it('is refused in a game that is over, with why it is', () => {
    const commands: readonly Command[] = [
      { type: 'startClock' },
      OFFER,
      { type: 'declineDraw', team: 'white' },
      { type: 'resignMatch', team: 'black' },
      { type: 'flag', side: 'white' },
      { type: 'abortMatch', reason: '' },
    ];
    for (const command of commands)
      expect(refused(over(), command)).toMatchObject({
        code: 'belarusian/game/over',
        params: { reason: 'resignation' },
      });
    expect(decided(over(), { type: 'addTime', side: 'white', ms: 5, reason: '' })).toHaveLength(1);
  });

  it('may be asked of before: each answer is what `decide` would say, for each side', () => {
    const may = options(after(low(), OFFER), T0);
    const [no, yes] = [(command: Command) => refused(after(low(), OFFER), command), null];
    expect(may).toMatchObject({
      flag: { white: yes, black: no({ type: 'flag', side: 'black' }) },
      offerDraw: { white: no(OFFER), black: yes },
      declineDraw: { white: no({ type: 'declineDraw', team: 'white' }), black: yes },
      resign: { white: yes, black: yes },
      startClock: yes,
      stopClock: no({ type: 'stopClock', reason: '' }),
    });
    expect(options(begun(), T0)).toMatchObject({ startClock: { code: 'belarusian/clock/running' }, stopClock: null });
    expect(options(over(), T0).resign.black?.code).toBe('belarusian/game/over');
  });

  it('is called so where it is undone', () => {
    const label = (state: State, command: Command) => duelUndoLabel(first(state, command));
    expect(label(low(), { type: 'flag', side: 'white' })).toEqual({ label: 'white', kind: 'flag', line: '' });
    expect(label(match(), { type: 'resignMatch', team: 'black' })).toEqual({
      label: 'black',
      kind: 'resignation',
      line: '',
    });
    expect(label(after(match(), OFFER), { type: 'offerDraw', team: 'black' })).toEqual({
      label: '',
      kind: 'agreement',
      line: '',
    });
    expect(label(match(), { type: 'abortMatch', reason: 'rain' })).toEqual({
      label: '',
      kind: 'aborted',
      line: 'rain',
    });
    expect(label(match(), OFFER)).toBeNull();
    expect(label(match(), { type: 'startClock' })).toBeNull();
  });

  it('stands in the arbiters’ protocol', () => {
    const line = (state: State, command: Command) => protocolLine(first(state, command));
    const nothing = { side: null, board: null, what: '', reason: '' };
    expect(line(match(), { type: 'startClock' })).toEqual({ ...nothing, kind: 'clockStarted' });
    expect(line(begun(), { type: 'stopClock', reason: 'r' })).toEqual({
      ...nothing,
      kind: 'clockStopped',
      reason: 'r',
    });
    expect(line(match(), { type: 'setClock', side: 'black', remainingMs: 5, reason: 'r' })).toEqual({
      ...nothing,
      kind: 'clockSet',
      side: 'black',
      what: '5',
      reason: 'r',
    });
    expect(line(match(), { type: 'addTime', side: 'black', ms: -5, reason: 'r' })).toEqual({
      ...nothing,
      kind: 'timeAdded',
      side: 'black',
      what: '-5',
      reason: 'r',
    });
    expect(line(low(), { type: 'flag', side: 'white' })).toEqual({ ...nothing, kind: 'flag', side: 'white' });
    expect(line(match(), OFFER)).toEqual({ ...nothing, kind: 'drawOffered', side: 'white' });
    for (const [cause, kind] of [
      ['down', 'gap'],
      ['stalled', 'stalled'],
      ['suspended', 'suspended'],
    ] as const)
      expect(line(begun(), { ...GAP, cause })).toEqual({ ...nothing, kind, what: '8000' });
    expect(line(match(), { type: 'noteStep', byMs: -7 })).toEqual({ ...nothing, kind: 'stepped', what: '-7' });
    const lost = after(begun(), GAP, T0 + 9000);
    expect(line(lost, { type: 'dismissGap', giveBack: true })).toEqual({
      ...nothing,
      kind: 'gapDecided',
      what: '8000',
    });
    expect(line(lost, { type: 'dismissGap', giveBack: false })).toEqual({ ...nothing, kind: 'gapDecided' });
    expect(protocolLine({ type: 'gapsCharged', sides: [], atMs: T0 })).toBeNull();
    expect(protocolLine({ type: 'claimDecided', accepted: true, reason: 'r' })).toEqual({
      ...nothing,
      kind: 'claimAccepted',
      board: 1,
      reason: 'r',
    });
    expect(protocolLine({ type: 'claimDecided', accepted: false, reason: '' })?.kind).toBe('claimRefused');
  });
});

describe('a game of two sides in the authority', () => {
  it('has one thread, whose drafts are for the turn being made', () => {
    expect(belarusian.threads).toEqual(['game']);
    expect(belarusian.threadOf(first(match(), { type: 'startClock' }))).toBeNull();
    expect([match(), play(match(), 'e2-e4'), over()].map((state) => belarusian.turnKey(state, 'game'))).toEqual([
      '0',
      '1',
      null,
    ]);
    expect(belarusian.withDraft(match(), 'game', 'e2-e4').draft).toBe('e2-e4');
    expect(belarusian.keptDraft(first(match(), { type: 'startClock' }))).toBeNull();
  });

  it('is looked back over by its board, its points and its clock', () => {
    const { glance, clocks, toMove } = belarusian.lookBack;
    expect(glance(play(match(), 'e2-e4'))).toMatchObject({ ply: 1, boards: [{ board: 1 }], score: { white: 0 } });
    expect(Object.keys(glance(match()).positions)).toEqual(['1']);
    expect(glance(over()).positions).toEqual({});
    expect(clocks(match())).toEqual([match().clock]);
    expect(toMove(match(), 'game')).toBe('white');
  });

  it('is published as one board of one line, with who is to move while it is played', () => {
    const going = belarusian.project(play(match(), 'e2-e4'));
    expect(going.match).toMatchObject({
      status: 'playing',
      toMove: 'black',
      ply: 1,
      liveBoards: [1],
      settings: { incrementMs: 0 },
      threads: [{ id: 'game', boards: [1], toMove: 'black' }],
    });
    expect(going.boards).toMatchObject([
      { board: 1, line: 'game', status: 'live', toMove: 'black', badges: [], result: null, reserves: null },
    ]);
    expect([going.score.ledger, going.turns.turns.map(({ ply }) => ply)]).toEqual([[], [1]]);
    expect(going.play?.game).toBe('belarusian');
  });

  it('L10 is published with its points when it is over, and with none where it was broken off', () => {
    const { match: seen, boards, score } = belarusian.project(over());
    expect(seen).toMatchObject({ status: 'over', toMove: null, liveBoards: [] });
    expect(boards).toMatchObject([
      { status: 'ended', toMove: null, result: { kind: 'resignation', ply: 0, badges: [] } },
    ]);
    expect(score.ledger).toMatchObject([{ side: 'black', board: 1, line: 'game', kind: 'resignation', badges: [] }]);
    const drawn = after(after(match(), OFFER), { type: 'offerDraw', team: 'black' });
    expect(belarusian.project(drawn).score).toMatchObject({ white: 1, black: 1, ledger: [{ side: 'white' }] });
    expect(belarusian.project(after(match(), { type: 'abortMatch', reason: '' })).score.ledger).toEqual([]);
  });
});

describe('what a director is asked about', () => {
  const asked = (state: State, nowMs = T0) =>
    belarusian.suggestions(state, belarusian.project(state), nowMs).map(({ kind, side, board }) => [kind, side, board]);

  it('is a clock that runs out, from twenty seconds on', () => {
    const [before, near] = [T0 + MINUTE - 20_000, T0 + MINUTE - 19_999];
    expect(asked(begun(), before).map(([kind]) => kind)).not.toContain('flagNear');
    expect(asked(begun(), near)[0]).toEqual(['flagNear', 'white', 1]);
    expect(asked(match(), near).map(([kind]) => kind)).not.toContain('flagNear');
    const [suggested] = belarusian.suggestions(begun(), belarusian.project(begun()), near);
    expect(suggested).toMatchObject({ lasts: true, airs: expect.arrayContaining([]) as unknown });
    expect(suggested?.airs).toContainEqual(expect.objectContaining({ graphic: 'focus', content: { board: 1 } }));
  });

  it('is told when that will be', () => {
    expect(nextSuggestionMs(begun(), T0)).toBe(T0 + MINUTE - 20_000 + 1);
    expect(nextSuggestionMs(begun(), T0 + MINUTE - 20_000)).toBe(T0 + MINUTE - 20_000 + 1);
    expect(nextSuggestionMs(begun(), T0 + MINUTE)).toBeNull();
    expect(nextSuggestionMs(match(), T0)).toBeNull();
  });

  it('is a mate, and no other end', () => {
    const mated = play(newMatch({ start: '4a4/L8/9/9/9/9/9/9/1L2A4 w' }), 'b1-b9');
    expect(asked(mated)[0]).toEqual(['mate', 'white', 1]);
    expect(belarusian.suggestions(mated, belarusian.project(mated), T0)[0]?.lasts).toBe(true);
    for (const state of [over(), after(match(), { type: 'abortMatch', reason: '' })])
      expect(asked(state).map(([kind]) => kind)).toEqual(['matchOver', 'recap']);
    const drawn = after(after(match(), OFFER), { type: 'offerDraw', team: 'black' });
    expect(asked(drawn).map(([kind]) => kind)).toEqual(['matchOver', 'recap']);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { fromWire } from './rules/wire';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Command } from './rules/commands';
import { RULE_OF } from './rules/errors';
import { initial } from './rules/initial';
import type { State } from './rules/state';
import { after, matchOn, moves, newMatch, refusal, T0 } from './testing/play';

const press = (text: string): Command => ({ type: 'press', board: 'A', text });
const demand: Command = { type: 'demandMove', team: 'first', board: 'B' };
const correct = (fen: string): Command => ({ type: 'correctPosition', board: 'A', fen, reason: '' });
const reserve = (piece: string, count: number): Command => ({
  type: 'correctReserve',
  board: 'A',
  side: 'white',
  piece,
  count,
  reason: '',
});

const on = (fen: string, settings = {}): State => matchOn({ A: fen, B: null }, settings);
const KNIGHTS = '4k3/8/8/8/8/2N5/8/4K1N1[] w - - 0 1';
const HELD = '4k3/8/8/8/8/8/4P3/4K3[NP] w - - 0 1';
const CHECKED = '4r1k1/8/8/8/8/8/3P1P2/3QKB2[N] w - - 0 1';
const SITS = '4R1k1/5ppp/8/8/8/8/8/K7[] b - - 0 1';
const MATING = '6rk/6pp/8/8/8/8/8/4K3[N] w - - 0 1';
const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

const oneFlag = (): State => {
  const started = after(newMatch({ timePerPlayerMs: 5000 }), { type: 'startClocks' });
  const given = after(started, { type: 'addTime', board: 'B', side: 'white', ms: 200, reason: '' });
  return after(given, { type: 'flag', board: 'A', side: 'white' }, T0 + 5000);
};

type Case = readonly [State, Command, number];
const free = (): State => moves(newMatch({ moveForMove: true }), 'A:e4');

/** For every refusal the command and the state that bring it. Settings are refused before there is a state. */
const CASES: Readonly<Record<Exclude<keyof typeof RULE_OF, 'move/no_board' | `start/${string}`>, () => Case>> = {
  'game/over': () => [after(newMatch(), { type: 'resign', team: 'first' }), press('e4'), T0],
  'move/unreadable': () => [newMatch(), press('?'), T0],
  'move/illegal': () => [newMatch(), press('Ke3'), T0],
  'move/ambiguous': () => [on(KNIGHTS), press('Ne2'), T0],
  'move/wrong_mark': () => [newMatch(), press('e4#'), T0],
  'move/sitting': () => [on(SITS), press('Kh8'), T0],
  'move/demanded_elsewhere': () => [after(free(), demand), press('e5'), T0],
  'drop/not_in_reserve': () => [newMatch(), press('P@e4'), T0],
  'drop/occupied': () => [on(HELD), press('N@e2'), T0],
  'drop/pawn_rank': () => [on(HELD), press('P@h1'), T0],
  'drop/no_square': () => [on(HELD), press('N@i4'), T0],
  'drop/still_in_check': () => [on(CHECKED), press('N@a5'), T0],
  'drop/check_forbidden': () => [on(HELD, { dropWithCheck: 'none' }), press('N@f6'), T0],
  'drop/mate_forbidden': () => [on(MATING, { dropWithCheck: 'checkNotMate' }), press('N@f7'), T0],
  'flag/time_left': () => [newMatch(), { type: 'flag', board: 'A', side: 'white' }, T0],
  'flag/too_late': () => [oneFlag(), { type: 'flag', board: 'B', side: 'white' }, T0 + 5300],
  'clock/running': () => [after(newMatch(), { type: 'startClocks' }), { type: 'startClocks' }, T0],
  'clock/stopped': () => [newMatch(), { type: 'stopClocks', reason: '' }, T0],
  'clock/none': () => [free(), { type: 'startClocks' }, T0],
  'clock/bad_time': () => [newMatch(), { type: 'addTime', board: 'A', side: 'white', ms: NaN, reason: '' }, T0],
  'clock/no_gap': () => [newMatch(), { type: 'dismissGap', giveBack: true }, T0],
  'draw/offered_already': () => [
    after(newMatch(), { type: 'offerDraw', team: 'first' }),
    { type: 'offerDraw', team: 'first' },
    T0,
  ],
  'draw/not_offered': () => [newMatch(), { type: 'declineDraw', team: 'first' }, T0],
  'demand/off': () => [moves(newMatch(), 'A:e4'), demand, T0],
  'demand/not_last_mover': () => [newMatch({ moveForMove: true }), demand, T0],
  'demand/own_partner': () => [moves(newMatch({ moveForMove: true }), 'B:e4 A:e4'), demand, T0],
  'demand/already': () => [after(free(), demand), demand, T0],
  'correct/bad_position': () => [newMatch(), correct('nothing'), T0],
  'correct/mated': () => [newMatch(), correct('6rk/5Npp/8/8/8/8/8/4K3[] b - - 0 1'), T0],
  'correct/no_change': () => [newMatch(), correct(START), T0],
  'correct/bad_reserve': () => [newMatch(), reserve('k', 1), T0],
};

describe('every refusal', () => {
  it.each(Object.entries(CASES))('%s comes, with the rule it is from', (name, made) => {
    const [state, command, nowMs] = made();
    const found = refusal(state, command, nowMs);
    expect([found.code, found.rule]).toEqual([`swedish/${name}`, RULE_OF[name as keyof typeof RULE_OF]]);
    expect(JSON.stringify(state)).toBe(JSON.stringify(made()[0]));
  });

  it('each is from a rule of the document', () => {
    expect(Object.entries(RULE_OF).filter(([, rule]) => !/^S([1-9]|1[0-4])$/.test(rule))).toEqual([]);
  });

  it('settings/bad_value comes before the match', () => {
    expect(initial({ settings: { dropWithCheck: '?' } })).toMatchObject({
      ok: false,
      error: { code: 'settings/bad_value' },
    });
    expect(Object.keys(RULE_OF).toSorted()).toEqual(
      [...Object.keys(CASES), 'move/no_board', 'start/bad_position', 'start/mated'].toSorted(),
    );
  });

  it('move/no_board comes where a command does not say on which board it is', () => {
    const asked = fromWire(newMatch(), { type: 'commitTurn', line: 'e4' });
    expect(asked).toMatchObject({ ok: false, error: { code: 'swedish/move/no_board', rule: 'S1' } });
  });

  it('S6 an illegal move says whether the player is in check', () => {
    const checked = on('4k3/8/8/8/8/8/4r3/4K3[] w - - 0 1');
    expect(refusal(checked, press('Kd4')).params).toMatchObject({ inCheck: true, side: 'white' });
    expect(refusal(newMatch(), press('Ke3')).params).toMatchObject({ inCheck: false });
  });
});

describe('the tests of the rules', () => {
  const titles = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .flatMap((name) => [...readFileSync(join(import.meta.dirname, name), 'utf8').matchAll(/\bit\(\s*'([^']+)'/g)])
    .map(([, title = '']) => title);

  it('quote every rule of the document in a title, the first to the thirteenth', () => {
    const rules = Array.from({ length: 13 }, (_, index) => `S${index + 1}`);
    expect(rules.filter((rule) => !titles.some((title) => new RegExp(`\\b${rule}\\b`).test(title)))).toEqual([]);
  });
});

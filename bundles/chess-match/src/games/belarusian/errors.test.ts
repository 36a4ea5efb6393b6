import { describe, expect, it } from 'vitest';
import type { Command } from './rules/commands';
import type { RULE_OF } from './rules/errors';
import { initial } from './rules/initial';
import type { State } from './rules/state';
import { after, newMatch, play, refused, T0 } from './testing/play';

const press = (line: string): Command => ({ type: 'commitTurn', line });
const correct = (fen: string, board = 1): Command => ({ type: 'correctPosition', board, fen, reason: '' });
const start: Command = { type: 'startClock' };
const offer: Command = { type: 'offerDraw', team: 'white' };
const KNIAZES = '4ak3/9/9/9/9/9/9/9/4AK3 w';
const BEGIN = 'lvmgakvml/rrrrrrrrr/9/9/9/9/9/RRRRRRRRR/LMVKAGMVL w KQkq';
const WON = '4ak3/9/9/9/4A4/9/9/9/5K3 w';

type Case = readonly [State, Command, params: Readonly<Record<string, unknown>>];

/**
 * For every refusal the command and the state that bring it, and what it tells. Settings are refused before there is a
 * state.
 */
const CASES: Readonly<Record<Exclude<keyof typeof RULE_OF, `start/${string}`>, () => Case>> = {
  'game/over': () => [
    after(newMatch(), { type: 'resignMatch', team: 'white' }),
    press('e2-e4'),
    { reason: 'resignation' },
  ],
  'turn/none': () => [newMatch(), press(''), {}],
  'turn/unreadable': () => [newMatch(), press('?'), { text: '?' }],
  'turn/second': () => [newMatch(), press('e2-e4 e8-e6'), { text: 'e8-e6' }],
  'flag/time_left': () => [newMatch(), { type: 'flag', side: 'white' }, { side: 'white', remainingMs: 1_800_000 }],
  'clock/running': () => [after(newMatch(), start), start, {}],
  'clock/stopped': () => [newMatch(), { type: 'stopClock', reason: '' }, {}],
  'clock/bad_time': () => [newMatch(), { type: 'addTime', side: 'white', ms: 1e9, reason: '' }, { ms: 1e9 }],
  'clock/no_gap': () => [newMatch(), { type: 'dismissGap', giveBack: true }, {}],
  'draw/offered_already': () => [after(newMatch(), offer), offer, { side: 'white' }],
  'draw/not_offered': () => [newMatch(), { type: 'declineDraw', team: 'white' }, { side: 'white' }],
  'correct/no_board': () => [newMatch(), correct(KNIAZES, 2), { board: 2 }],
  'correct/bad_position': () => [newMatch(), correct('9/9 w'), { fen: '9/9 w', what: 'ranks', part: '9/9' }],
  'correct/side_to_move': () => [newMatch(), correct(KNIAZES.replace(' w', ' b')), { side: 'white' }],
  'correct/over': () => [newMatch(), correct(WON), { reason: 'throne' }],
  'correct/no_change': () => [newMatch(), correct(BEGIN), {}],
};

/** The rule that each of them quotes; null: it is no rule of the chess that forbids it. */
const RULES: Readonly<Record<keyof typeof CASES, string | null>> = {
  'game/over': 'L10',
  'turn/none': null,
  'turn/unreadable': null,
  'turn/second': 'L1',
  'flag/time_left': 'L10',
  'clock/running': null,
  'clock/stopped': null,
  'clock/bad_time': null,
  'clock/no_gap': null,
  'draw/offered_already': 'L9',
  'draw/not_offered': 'L9',
  'correct/no_board': 'L1',
  'correct/bad_position': 'L1',
  'correct/side_to_move': null,
  'correct/over': 'L8',
  'correct/no_change': null,
};

describe('refusals', () => {
  it.each(Object.entries(CASES))('%s comes with its code, its rule and what it is about', (name, make) => {
    const [state, command, params] = make();
    expect(refused(state, command, T0)).toMatchObject({
      code: `belarusian/${name}`,
      rule: RULES[name as keyof typeof CASES],
      params: expect.objectContaining(params) as unknown,
    });
  });

  it('a game that is over is over by the rule that ended it', () => {
    const ended = (...before: readonly Command[]): State => before.reduce((at, each) => after(at, each), newMatch());
    const rule = (state: State): string | null => refused(state, press('e2-e4')).rule;
    const offers: readonly Command[] = [offer, { type: 'offerDraw', team: 'black' }];
    const low: Command = { type: 'setClock', side: 'white', remainingMs: 0, reason: '' };
    expect([
      rule(ended({ type: 'resignMatch', team: 'white' })),
      rule(ended(low, { type: 'flag', side: 'white' })),
      rule(ended(...offers)),
      rule(ended({ type: 'abortMatch', reason: '' })),
      rule(play(newMatch({ start: '4a4/9/9/9/9/4A4/9/9/5K3 w' }), 'e4-e5', 'e9-e8')),
      rule(play(newMatch({ start: '4a4/L8/9/9/9/9/9/9/1L2A4 w' }), 'b1-b9')),
    ]).toEqual(['L10', 'L10', 'L9', null, 'L8', 'L7']);
  });

  it.each([
    ['L2', 'a piece stands on the throne that never does', '4ak3/9/9/9/4L4/9/9/9/4AK3 w'],
    ['L5', 'a ratnik stands on its own first rank', '4ak3/9/9/9/9/9/9/9/R3AK3 w'],
    ['L6', 'rights to castle that are none', `${KNIAZES} X`],
    ['L7', 'a side has two kniazes', '4ak3/9/9/9/9/9/9/9/A3AK3 w'],
    ['L1', 'a side has more of these pieces than at the start', '4ak3/9/9/9/9/9/9/GG7/4AK3 w'],
    ['L8', 'the throne is held already', WON],
  ])('%s a board is not set where %s', (rule, _what, fen) => {
    expect(refused(newMatch(), correct(fen))).toMatchObject({ rule });
    expect(initial({ settings: { start: fen } })).toMatchObject({ ok: false, error: { rule } });
  });

  it('L1 nothing is corrected in a game that is over', () => {
    const over = after(newMatch(), { type: 'resignMatch', team: 'white' });
    expect(refused(over, correct(KNIAZES))).toMatchObject({ code: 'belarusian/game/over' });
  });

  it.each([
    ['start/bad_position', '9/9 w', { what: 'ranks', part: '9/9' }],
    ['start/over', WON, { reason: 'throne' }],
  ])('%s before the match begins: %s', (name, fen, params) => {
    const begun = initial({ settings: { start: fen } });
    expect(begun).toMatchObject({ ok: false, error: { code: `belarusian/${name}`, params, item: fen } });
  });
});

/** What the source forbids, each where nothing else forbids it. How each piece goes is told with the pieces (L1). */
const FORBIDDEN: readonly (readonly [rule: string, what: string, start: string, turn: string, why: string])[] = [
  ['L2', 'a ladya passes over the throne', '4a4/9/9/9/L8/9/9/9/4AK3 w', 'a5-i5', 'throne-passed'],
  ['L2', 'a pushka passes over the throne', '4a4/9/9/9/9/9/9/1M7/4AK3 w', 'b2-g7', 'throne-passed'],
  ['L2', 'a hetman passes over the throne', '4a4/9/9/9/9/4G4/9/9/3KA4 w', 'e4-e6', 'throne-passed'],
  ['L2', 'a ladya takes the throne', '4a4/9/9/9/L8/9/9/9/4AK3 w', 'a5-e5', 'throne-closed'],
  ['L2', 'a rider takes the throne', '4a4/9/9/9/9/9/3V5/9/4AK3 w', 'd3-e5', 'throne-closed'],
  ['L2', 'a ratnik goes onto the throne', '4a4/9/9/9/9/4R4/9/9/4AK3 w', 'e4-e5', 'throne-closed'],
  ['L2', 'a ladya takes whoever is on the throne', '9/9/9/9/l3A4/9/9/9/4ak2K b', 'a5xe5', 'throne-closed'],
  ['L3', 'the kniaz enters an attacked throne', '4a4/9/3r5/3r5/9/4A4/9/9/5K3 w', 'e4-e5', 'throne-attacked'],
  ['L3', 'the kniazhych enters alone', '4a4/9/9/9/9/4K4/9/9/4A4 w', 'e4-e5', 'no-support'],
  ['L4', 'the kniazhych goes three squares', '4a4/9/9/9/9/9/9/9/K3A4 w', 'a1-a4', 'unreachable'],
  ['L4', 'the kniazhych leaps over a piece', '4a4/9/9/9/9/9/9/R8/K3A4 w', 'a1-a3', 'blocked'],
  ['L5', 'a ratnik goes back', '4a4/9/9/9/9/9/R8/9/4AK3 w', 'a3-a2', 'unreachable'],
  ['L5', 'a ratnik goes two squares again', '4a4/9/9/9/9/9/R8/9/4AK3 w', 'a3-a5', 'unreachable'],
  ['L5', 'a ratnik leaps', '4a4/9/9/9/9/9/r8/R8/4AK3 w', 'a2-a4', 'blocked'],
  ['L5', 'a ratnik takes ahead', '4a4/9/9/9/9/r8/R8/9/4AK3 w', 'a3xa4', 'blocked'],
  ['L5', 'a ratnik goes aside where there is nobody', '4a4/9/9/9/9/9/R8/9/4AK3 w', 'a3-b4', 'nothing-to-take'],
  ['L1', 'a ladya goes aslant', '4a4/9/9/9/9/9/9/9/L3AK3 w', 'a1-b2', 'unreachable'],
  ['L1', 'a ladya leaps', '4a4/9/9/9/9/9/9/R8/L3AK3 w', 'a1-a3', 'blocked'],
  ['L1', 'a piece takes its own', '4a4/9/9/9/9/9/9/R8/L3AK3 w', 'a1-a2', 'own-man'],
  ['L1', 'nobody goes', '4a4/9/9/9/9/9/9/9/L3AK3 w', 'a2-a3', 'no-man'],
  ['L1', 'a piece of the opponent goes', '4a4/9/9/9/9/9/9/9/L3AK3 w', 'e9-e8', 'foreign-man'],
  ['L1', 'a piece takes nobody', '4a4/9/9/9/9/9/9/9/L3AK3 w', 'a1xa4', 'nothing-to-take'],
  ['L4', 'the kniazhych takes nobody', '4a4/9/9/9/9/9/9/9/K3A4 w', 'a1xa3', 'nothing-to-take'],
  ['L4', 'the kniazhych goes as a rider', '4a4/9/9/9/9/9/9/9/K3A4 w', 'a1-b3', 'unreachable'],
  ['L5', 'a ratnik takes nobody', '4a4/9/9/9/9/9/R8/9/4AK3 w', 'a3xb4', 'nothing-to-take'],
  ['L6', 'castling as the kniaz goes, after a move', '4a4/9/9/9/9/9/4K4/9/L3A3L w -', 'e1-g1', 'castling-lost'],
  ['L6', 'castling by a square unsaid', '4a4/9/9/9/9/9/4K4/9/L3A3L w', 'O-O', 'castling-far'],
  ['L5', 'a ratnik becomes what still stands', '6a2/R8/9/9/9/9/9/9/L3AK2L w -', 'a8-a9=l', 'promotion-full'],
  ['L5', 'a ratnik becomes kniaz', '6a2/R8/9/9/9/9/9/9/4AK3 w', 'a8-a9=a', 'promotion-never'],
  ['L5', 'a ratnik stays one', '6a2/R8/9/9/9/9/9/9/4AK3 w', 'a8-a9=р', 'promotion-never'],
  ['L5', 'a piece becomes another before the last rank', '6a2/9/R8/9/9/9/9/9/4AK3 w', 'a7-a8=g', 'promotion-undue'],
  ['L6', 'castling after a move', '4a4/9/9/9/9/9/4K4/9/L3A3L w -', 'O-O:2', 'castling-lost'],
  ['L6', 'castling past a piece', '4a4/9/9/9/9/9/4K4/9/LM2A3L w', 'O-O-O:2', 'castling-barred'],
  ['L6', 'castling over an attacked square', '1l2a4/9/9/9/9/9/4K4/9/L3A3L w', 'O-O-O:2', 'castling-attacked'],
  ['L7', 'an inauguration while the kniaz stands', KNIAZES, 'inauguration', 'inauguration-undue'],
  ['L7', 'another turn where the inauguration is due', '4ak3/9/9/9/9/9/9/9/K8 w', 'a1-a2', 'inauguration-due'],
  ['L7', 'a check is left', '4ak3/9/9/9/l8/9/9/1L7/A8 w', 'b2-b3', 'in-check'],
  ['L7', 'the kniaz without an heir goes into check', '4ak3/9/9/9/1l7/9/9/9/A8 w', 'a1-b1', 'kniaz-attacked'],
  ['L8', 'a rokosh is left', '4ak3/9/9/7L1/l3A4/V8/9/9/5K3 w', 'h6-h7', 'rokosh'],
];

describe('what the source forbids', () => {
  it.each(FORBIDDEN)('%s %s', (rule, _what, fen, turn, why) => {
    expect(refused(newMatch({ start: fen }), press(turn))).toMatchObject({
      code: 'belarusian/turn/illegal',
      rule,
      item: turn,
      params: { text: turn, why },
    });
  });

  it.each([
    ['L4', { crossRequiresPalace: true }],
    ['L12', { rules: 'szlachetny' }],
  ] as const)('%s the kniazhych does not pass over the throne by %o', (rule, settings) => {
    const state = newMatch({ start: '4a4/9/9/9/9/4K4/9/9/4A4 w', ...settings });
    expect(refused(state, press('e4-e6'))).toMatchObject({ rule, params: { why: 'throne-crossed', at: 'e5' } });
  });

  it('L12 the piece on the throne is captured by nobody', () => {
    const state = newMatch({ start: '4a4/9/9/9/4r3L/4A4/9/9/5K3 w', rules: 'szlachetny' });
    expect(refused(state, press('i5xe5'))).toMatchObject({ rule: 'L12', params: { why: 'throne-sheltered' } });
  });

  it('L3 its first picture: the kniazhych could not enter, as its kniaz was not in the palace; once it was, it entered', () => {
    const state = newMatch({ start: '4a4/9/9/9/9/3K5/9/4A4/9 w' });
    expect(refused(state, press('d4-e5'))).toMatchObject({ params: { why: 'no-support', at: 'e5' } });
    const entered = play(state, 'e2-e3', 'e9-d9', 'd4-e5');
    expect(entered.turns.at(-1)?.calls).toEqual(['throne']);
    expect(play(entered, 'd9-e9').end).toMatchObject({ result: 'white', reason: 'throne' });
  });

  it('L3 its second picture: the kniazhych could not enter, as a ratnik attacked the throne', () => {
    const state = newMatch({ start: '4a4/9/9/5r3/9/3K5/4A4/9/9 w' });
    expect(refused(state, press('d4-e5'))).toMatchObject({ rule: 'L3', params: { why: 'throne-attacked', at: 'e5' } });
  });
});

import { describe, expect, it } from 'vitest';
import type { Command } from './rules/commands';
import { RULE_OF } from './rules/errors';
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

describe('refusals', () => {
  it.each(Object.entries(CASES))('%s comes with its code, its rule and what it is about', (name, make) => {
    const [state, command, params] = make();
    expect(refused(state, command, T0)).toMatchObject({
      code: `belarusian/${name}`,
      rule: RULE_OF[name as keyof typeof RULE_OF],
      params: expect.objectContaining(params) as unknown,
    });
  });

  it('each has the rule it comes from', () => {
    expect(RULE_OF).toMatchObject({
      'game/over': 'L8',
      'turn/none': 'L1',
      'turn/unreadable': 'L1',
      'turn/second': 'L1',
      'flag/time_left': 'L10',
      'draw/offered_already': 'L9',
      'draw/not_offered': 'L9',
      'start/bad_position': 'L1',
      'start/over': 'L8',
      'correct/no_board': 'L1',
      'correct/bad_position': 'L1',
      'correct/side_to_move': 'L1',
      'correct/over': 'L8',
    });
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

/** What the source forbids, each where nothing else forbids it. How each man goes is told with the men (L1). */
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
  ['L1', 'the kniazhych goes three squares', '4a4/9/9/9/9/9/9/9/K3A4 w', 'a1-a4', 'unreachable'],
  ['L1', 'the kniazhych leaps over a man', '4a4/9/9/9/9/9/9/R8/K3A4 w', 'a1-a3', 'blocked'],
  ['L1', 'a ratnik goes back', '4a4/9/9/9/9/9/R8/9/4AK3 w', 'a3-a2', 'unreachable'],
  ['L1', 'a ratnik goes two squares again', '4a4/9/9/9/9/9/R8/9/4AK3 w', 'a3-a5', 'unreachable'],
  ['L1', 'a ratnik leaps', '4a4/9/9/9/9/9/r8/R8/4AK3 w', 'a2-a4', 'blocked'],
  ['L1', 'a ratnik takes ahead', '4a4/9/9/9/9/r8/R8/9/4AK3 w', 'a3xa4', 'blocked'],
  ['L1', 'a ratnik goes aside where there is nobody', '4a4/9/9/9/9/9/R8/9/4AK3 w', 'a3-b4', 'nothing-to-take'],
  ['L5', 'a ratnik becomes what still stands', '6a2/R8/9/9/9/9/9/9/L3AK2L w -', 'a8-a9=l', 'promotion-full'],
  ['L5', 'a ratnik becomes kniaz', '6a2/R8/9/9/9/9/9/9/4AK3 w', 'a8-a9=a', 'promotion-kniaz'],
  ['L5', 'a man becomes another before the last rank', '6a2/9/R8/9/9/9/9/9/4AK3 w', 'a7-a8=g', 'promotion-undue'],
  ['L6', 'castling after a move', '4a4/9/9/9/9/9/4K4/9/L3A3L w -', 'O-O:2', 'castling-lost'],
  ['L6', 'castling past a man', '4a4/9/9/9/9/9/4K4/9/LM2A3L w', 'O-O-O:2', 'castling-barred'],
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

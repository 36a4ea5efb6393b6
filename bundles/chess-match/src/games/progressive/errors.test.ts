import { describe, expect, it } from 'vitest';
import type { Command } from './rules/commands';
import { RULE_OF } from './rules/errors';
import { initial } from './rules/initial';
import type { State } from './rules/state';
import { after, newMatch, play, refusal, T0 } from './testing/play';

const press = (line: string): Command => ({ type: 'commitTurn', line });
const correct = (fen: string, board = 1): Command => ({ type: 'correctPosition', board, fen, reason: '' });
const claim: Command = { type: 'decideClaim', board: 1, accepted: true, reason: '' };
const start: Command = { type: 'startClock' };
const resign: Command = { type: 'resignMatch', team: 'white' };
const offer: Command = { type: 'offerDraw', team: 'white' };

const on = (fen: string, settings = {}): State => newMatch({ ...settings, start: fen });
const KNIGHTS = '4k3/8/8/8/8/2N5/8/4K1N1 w - - 1';
const BEGIN = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 1';
const MATED = 'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1';

type Case = readonly [State, Command];

/** For every refusal the command and the state that bring it. Settings are refused before there is a state. */
const CASES: Readonly<Record<Exclude<keyof typeof RULE_OF, `start/${string}`>, () => Case>> = {
  'game/over': () => [after(newMatch(), resign), press('e4')],
  'move/unreadable': () => [newMatch(), press('?')],
  'move/illegal': () => [newMatch(), press('Ke3')],
  'move/ambiguous': () => [on(KNIGHTS), press('Ne2')],
  'move/wrong_mark': () => [newMatch(), press('e4#')],
  'move/early_check': () => [play(newMatch(), 'e4', 'd6 f6'), press('Qh5 a3 b3')],
  'move/not_in_turn': () => [play(newMatch({ variant: 'english' }), 'e4', 'e6 f6'), press('e5 Ba6 Bxb7')],
  'series/short': () => [play(newMatch(), 'e4'), press('e5')],
  'series/long': () => [newMatch(), press('e4 e5')],
  'series/wrong_turn': () => [newMatch(), press('2.e4')],
  'flag/time_left': () => [newMatch(), { type: 'flag', side: 'white' }],
  'clock/running': () => [after(newMatch(), start), start],
  'clock/stopped': () => [newMatch(), { type: 'stopClock', reason: '' }],
  'clock/bad_time': () => [newMatch(), { type: 'addTime', side: 'white', ms: 1e9, reason: '' }],
  'clock/no_gap': () => [newMatch(), { type: 'dismissGap', giveBack: true }],
  'draw/offered_already': () => [after(newMatch(), offer), offer],
  'draw/not_offered': () => [newMatch(), { type: 'declineDraw', team: 'white' }],
  'claim/too_few': () => [newMatch({ tenTurns: 'claim' }), claim],
  'claim/none': () => [newMatch({ variant: 'marseillais' }), claim],
  'correct/no_board': () => [newMatch(), correct(KNIGHTS, 2)],
  'correct/bad_position': () => [newMatch(), correct('8/8')],
  'correct/side_to_move': () => [newMatch(), correct(KNIGHTS.replace(' w - - 1', ' b - - 2'))],
  'correct/over': () => [newMatch(), correct(MATED)],
  'correct/no_change': () => [newMatch(), correct(BEGIN)],
};

describe('refusals', () => {
  it.each(Object.entries(CASES))('%s comes with its code, its rule and what was written', (name, make) => {
    const [state, command] = make();
    const { code, rule } = refusal(state, command, T0);
    expect([code, rule]).toEqual([`progressive/${name}`, RULE_OF[name as keyof typeof RULE_OF]]);
  });

  it.each([
    ['start/bad_position', '8/8', { what: 'ranks' }],
    ['start/bad_position', KNIGHTS.replace(' 1', ' 2'), { what: 'turn', part: '2' }],
    ['start/over', MATED, { reason: 'mate' }],
  ])('%s before the match begins: %s', (name, fen, params) => {
    const begun = initial({ settings: { start: fen } });
    expect(begun).toMatchObject({ ok: false, error: { code: `progressive/${name}`, params } });
  });

  it('a setting that cannot be is named with its rule', () => {
    const begun = initial({ settings: { variant: 'chess' } });
    expect(begun).toMatchObject({
      ok: false,
      error: { code: 'settings/bad_value', rule: 'P1', params: { setting: 'variant' } },
    });
  });
});

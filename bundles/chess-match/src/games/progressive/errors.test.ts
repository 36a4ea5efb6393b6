import { describe, expect, it } from 'vitest';
import type { Command } from './rules/commands';
import { RULE_OF } from './rules/errors';
import { initial } from './rules/initial';
import type { State } from './rules/state';
import { after, newMatch, play, refused, T0 } from './testing/play';

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

type Case = readonly [State, Command, params?: Readonly<Record<string, unknown>>];

/** For every refusal the command and the state that bring it. Settings are refused before there is a state. */
const CASES: Readonly<Record<Exclude<keyof typeof RULE_OF, `start/${string}`>, () => Case>> = {
  'game/over': () => [after(newMatch(), resign), press('e4'), { reason: 'resignation' }],
  'move/unreadable': () => [newMatch(), press('?'), { text: '?' }],
  'move/illegal': () => [on('k2r4/8/8/8/8/8/8/4K3 w - - 1'), press('Kd1'), { text: 'Kd1', inCheck: false }],
  'move/ambiguous': () => [on(KNIGHTS), press('Ne2'), { text: 'Ne2', candidates: ['Nge2', 'Nce2'] }],
  'move/wrong_mark': () => [newMatch(), press('e4#'), { text: 'e4#', san: 'e4' }],
  'move/early_check': () => [play(newMatch(), 'e4', 'd6 f6'), press('Qh5 a3 b3'), { text: 'Qh5', left: 2 }],
  'move/not_in_turn': () => [play(newMatch({ variant: 'english' }), 'e4', 'e6 f6'), press('e5 Ba6 Bxb7')],
  'series/short': () => [play(newMatch(), 'e4'), press('e5'), { turn: 2, lacks: 1, length: 2 }],
  'series/long': () => [newMatch(), press('e4 e5'), { text: 'e5', length: 1, byCheck: false }],
  'series/wrong_turn': () => [newMatch(), press('2.e4'), { expected: 1, found: 2 }],
  'flag/time_left': () => [newMatch(), { type: 'flag', side: 'white' }, { side: 'white' }],
  'clock/running': () => [after(newMatch(), start), start],
  'clock/stopped': () => [newMatch(), { type: 'stopClock', reason: '' }],
  'clock/bad_time': () => [newMatch(), { type: 'addTime', side: 'white', ms: 1e9, reason: '' }, { ms: 1e9 }],
  'clock/no_gap': () => [newMatch(), { type: 'dismissGap', giveBack: true }],
  'draw/offered_already': () => [after(newMatch(), offer), offer, { side: 'white' }],
  'draw/not_offered': () => [newMatch(), { type: 'declineDraw', team: 'white' }, { side: 'white' }],
  'claim/too_few': () => [newMatch({ tenTurns: 'claim' }), claim, { quiet: 0, needed: 10 }],
  'claim/none': () => [newMatch({ variant: 'marseillais' }), claim],
  'correct/no_board': () => [newMatch(), correct(KNIGHTS, 2), { board: 2 }],
  'correct/bad_position': () => [newMatch(), correct('8/8'), { fen: '8/8', what: 'ranks' }],
  'correct/side_to_move': () => [newMatch(), correct(KNIGHTS.replace(' w - - 1', ' b - - 2')), { side: 'white' }],
  'correct/over': () => [newMatch(), correct(MATED), { reason: 'mate' }],
  'correct/no_change': () => [newMatch(), correct(BEGIN)],
};

describe('refusals', () => {
  it.each(['Ke3', 'Ra3', 'Nd4'])('%s quotes no rule: a piece does not move so', (text) => {
    expect(refused(newMatch(), press(text), T0)).toMatchObject({ code: 'progressive/move/illegal', rule: null });
  });

  it.each(Object.entries(CASES))('%s comes with its code, its rule and what was written', (name, make) => {
    const [state, command, params = {}] = make();
    expect(refused(state, command, T0)).toMatchObject({
      code: `progressive/${name}`,
      rule: RULE_OF[name as keyof typeof RULE_OF],
      params,
    });
  });

  it.each([
    ['start/bad_position', '8/8', { what: 'ranks' }],
    ['start/bad_position', KNIGHTS.replace(' 1', ' 2'), { what: 'turn', part: '2' }],
    ['start/over', MATED, { reason: 'mate' }],
  ])('%s before the match begins: %s', (name, fen, params) => {
    const begun = initial({ settings: { start: fen } });
    expect(begun).toMatchObject({ ok: false, error: { code: `progressive/${name}`, params } });
  });

  it('each has the rule it comes from', () => {
    expect(RULE_OF).toEqual({
      'game/over': null,
      'move/unreadable': 'P1',
      'move/illegal': 'P2',
      'move/ambiguous': 'P1',
      'move/wrong_mark': 'P1',
      'move/early_check': 'P5',
      'move/not_in_turn': 'P9',
      'series/short': 'P1',
      'series/long': 'P1',
      'series/wrong_turn': 'P1',
      'flag/time_left': null,
      'clock/running': null,
      'clock/stopped': null,
      'clock/bad_time': null,
      'clock/no_gap': null,
      'draw/offered_already': null,
      'draw/not_offered': null,
      'claim/too_few': 'P7',
      'claim/none': 'P7',
      'start/bad_position': null,
      'start/over': 'P8',
      'correct/no_board': null,
      'correct/bad_position': null,
      'correct/side_to_move': 'P1',
      'correct/over': 'P8',
      'correct/no_change': null,
    });
  });

  it('P2 says whether the king is in check, and P4 that a check has ended the series', () => {
    const checked = on('4k3/8/8/8/8/8/4r3/4K3 w - - 3', { variant: 'scottish' });
    expect(refused(checked, press('Kh1')).params).toMatchObject({ inCheck: true });
    const byCheck = on('4k3/8/8/8/8/8/8/R3K3 w - - 3', { variant: 'scottish' });
    expect(refused(byCheck, press('Ra8 Ke2')).params).toEqual({ text: 'Ke2', length: 3, byCheck: true });
  });

  it('P9 names the pieces that have to move first', () => {
    const [state, command] = CASES['move/not_in_turn']();
    const { params } = refused(state, command);
    expect(params).toMatchObject({ text: 'Bxb7' });
    expect((params as { readonly waiting: readonly string[] }).waiting).not.toContain('a6');
  });

  it('nothing is set or claimed in a game that is over', () => {
    const over = after(newMatch(), resign);
    for (const command of [claim, correct(KNIGHTS), press('e4')])
      expect(refused(over, command)).toMatchObject({
        code: 'progressive/game/over',
        params: { reason: 'resignation' },
      });
  });

  it('a setting that cannot be is named with its rule', () => {
    const begun = initial({ settings: { variant: 'chess' } });
    expect(begun).toMatchObject({
      ok: false,
      error: { code: 'settings/bad_value', rule: 'P1', params: { setting: 'variant' } },
    });
  });
});

const CHECKED = 'rnb1kbnr/pppp1ppp/8/4p3/4P2q/5P2/PPPP2PP/RNBQKBNR w KQkq - 3';
/** After Black's second series, which made a two-step on the c-file with its only move. */
const PASSED = '4k3/8/8/1Pp5/8/8/8/4K3 w - c6 3';
const ALONE = '4k3/8/8/8/8/8/P7/4K2R w K - 3';

/** What the source forbids, each where nothing else forbids it. */
const FORBIDDEN: readonly (readonly [
  rule: string | null,
  what: string,
  settings: Readonly<Record<string, unknown>>,
  series: string,
  code: string,
])[] = [
  ['P1', 'fewer moves than the series has', { start: ALONE }, 'a3 a4', 'series/short'],
  ['P1', 'more moves than the series has', { start: ALONE }, 'a3 a4 a5 a6', 'series/long'],
  [
    'P2',
    'the own king in check in the middle',
    { start: 'k3r3/8/8/8/8/8/4B3/4K3 w - - 3' },
    'Bd3 Be2 Kd1',
    'move/illegal',
  ],
  ['P2', 'the own king goes into check', { start: '4k3/7r/8/8/8/8/P7/6K1 w - - 3' }, 'a3 Kh1 Kg1', 'move/illegal'],
  ['P2', 'a pinned piece leaves', { start: '4r2k/8/8/8/8/8/P3N3/4K3 w - - 3' }, 'a3 Nc3 a4', 'move/illegal'],
  [
    'P3',
    'a check is not left with the first move',
    { start: CHECKED, variant: 'scottish' },
    'a3 g3 h3',
    'move/illegal',
  ],
  [
    'P4',
    'moves after a check that has ended the series',
    { start: '4k3/8/8/8/8/8/8/R3K3 w - - 3', variant: 'scottish' },
    'Ra8 Ke2',
    'series/long',
  ],
  ['P5', 'a check before the last move', { start: '4k3/8/8/8/8/8/8/R3K3 w - - 3' }, 'Ra8 Ke2 Ke3', 'move/early_check'],
  ['P6', 'taking in passing with the second move', { start: PASSED }, 'Ke2 bxc6 Ke3', 'move/illegal'],
  [
    'P6',
    'taking in passing a pawn that went single steps',
    { start: '4k3/8/8/1Pp5/8/8/8/4K3 w - - 3' },
    'bxc6 Ke2 Ke3',
    'move/illegal',
  ],
  [
    'P9',
    'a piece moves again before the others have',
    { start: ALONE, variant: 'english' },
    'a3 a4 Ke2',
    'move/not_in_turn',
  ],
  [
    'P9',
    'the rook moves after castling before the others have',
    { start: ALONE, variant: 'english' },
    'O-O Rf2 a3',
    'move/not_in_turn',
  ],
  [
    'P9',
    'taking in passing in English chess',
    { start: '4k3/8/8/1Pp5/8/8/8/4K3 w - - 3', variant: 'english' },
    'bxc6 Ke2 c7',
    'move/illegal',
  ],
  ['P11', 'castling in Logical chess', { start: ALONE, variant: 'logical' }, 'O-O a3 a4', 'move/illegal'],
  ['P11', 'a two-step in Logical chess', { start: ALONE, variant: 'logical' }, 'a4 Ke2 Ke3', 'move/illegal'],
  ['P12', 'three moves in Marseillais chess', { start: ALONE, variant: 'marseillais' }, 'a3 a4 a5', 'series/long'],
  ['P12', 'two moves in its first turn', { variant: 'marseillais' }, 'e4 d4', 'series/long'],
  [
    'P12',
    'taking in passing with the second move',
    { start: PASSED, variant: 'marseillais' },
    'Ke2 bxc6',
    'move/illegal',
  ],
];

describe('what the source forbids', () => {
  it.each(FORBIDDEN)('%s %s', (_rule, _what, settings, series, code) => {
    const refusal = refused(newMatch(settings), press(series), T0);
    expect([refusal.code, refusal.item === null || series.includes(refusal.item)]).toEqual([
      `progressive/${code}`,
      true,
    ]);
  });

  it('P6 a pawn that went on after its two-step is taken in passing by nobody', () => {
    const begun = newMatch({ start: '4k3/2p5/8/1P6/8/8/8/4K3 b - - 2' });
    expect(refused(play(begun, 'c5 c4'), press('bxc6 Ke2 Ke3'), T0).code).toBe('progressive/move/illegal');
    expect(refused(play(begun, 'c6 c5'), press('bxc6 Ke2 Ke3'), T0).code).toBe('progressive/move/illegal');
    expect(play(begun, 'c5 Ke7', 'bxc6 Ke2 Ke3').turns).toHaveLength(2);
  });

  it('P6 nothing is taken in passing where something stands behind the pawn: the piece there is taken', () => {
    const begun = newMatch({ start: '1n2k3/2p5/8/1P6/8/8/8/4K3 b - - 2' });
    const pawnOnC5 = { type: 'p', side: 'black', promoted: false };
    expect(play(begun, 'c5 Kd8', 'bxc6 Ke2 Ke3').stand.position.squares[34]).toBeNull();
    expect(play(begun, 'c5 Nc6', 'bxc6 Ke2 Ke3').stand.position.squares[34]).toEqual(pawnOnC5);
  });
});

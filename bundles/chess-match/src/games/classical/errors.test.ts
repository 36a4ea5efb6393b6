import { describe, expect, it } from 'vitest';
import { LONGEST_MS } from '../common/settings';
import type { Command } from './rules/commands';
import { RULE_OF } from './rules/errors';
import { initial } from './rules/initial';
import type { State } from './rules/state';
import { after, moves, newMatch, refused, T0 } from './testing/play';

const two = (settings: Readonly<Record<string, unknown>> = {}): State => newMatch({ boards: 2, ...settings });
const press = (line: string | null, thread?: string): Command => ({
  type: 'commitTurn',
  line,
  ...(thread === undefined ? {} : { thread }),
});
const start: Command = { type: 'startClock' };
const offer: Command = { type: 'offerDraw', thread: '2', team: 'white' };
const BEGIN = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const correct = (fen: string, board = 2): Command => ({ type: 'correctPosition', board, fen, reason: '' });
const mated = (): State => moves(two(), '1:f3 1:e5 1:g4 1:Qh4');
const over = (): State => after(mated(), { type: 'resignMatch', thread: '2', team: 'white' });
/** Two knights to d2 on the second board, and White in check there after 1.e4 d5 2.e5 Bb4. */
const knights = (): State => moves(two(), '2:d3 2:a6 2:Nf3 2:a5');
const checked = (): State => moves(two(), '2:d4 2:e6 2:c3 2:Bb4 2:a3 2:Bxc3');

type Case = readonly [State, Command, params: Readonly<Record<string, unknown>>, item?: string];
type Names = Exclude<keyof typeof RULE_OF, 'start/bad_position'>;

/** For every refusal the command and the state that bring it, and all that it tells. */
const CASES: Readonly<Record<Names, () => Case>> = {
  'game/over': () => [over(), press('1:e4'), { reason: 'resignation' }],
  'board/over': () => [mated(), press('e4', '1'), { board: 1, reason: 'mate' }],
  'board/none': () => [two(), press('e4', '3'), { text: '3', boards: 2 }],
  'move/unreadable': () => [two(), press('2:12.  junk '), { board: 2, text: 'junk' }, 'junk'],
  'move/illegal': () => [
    checked(),
    press('2: Nf3'),
    { board: 2, text: 'Nf3', side: 'white', inCheck: true, elsewhere: [1] },
    'Nf3',
  ],
  'move/ambiguous': () => [knights(), press('2:Nd2'), { board: 2, text: 'Nd2', candidates: ['Nbd2', 'Nfd2'] }, 'Nd2'],
  'move/wrong_mark': () => [two(), press('2:e4+'), { board: 2, text: 'e4+', san: 'e4' }, 'e4+'],
  'flag/time_left': () => [
    two({ timePerPlayerMs: 60_000 }),
    { type: 'flag', thread: '2', side: 'black' },
    { board: 2, side: 'black', remainingMs: 60_000 },
  ],
  'clock/running': () => [after(two(), start), start, {}],
  'clock/stopped': () => [two(), { type: 'stopClock', reason: '' }, {}],
  'clock/bad_time': () => [
    two(),
    { type: 'addTime', thread: '1', side: 'white', ms: LONGEST_MS + 1, reason: '' },
    { ms: LONGEST_MS + 1 },
  ],
  'clock/no_gap': () => [two(), { type: 'dismissGap', giveBack: true }, {}],
  // Colours alternate: the team that has White on the first board has Black on the second.
  'draw/offered_already': () => [after(two(), offer), offer, { board: 2, side: 'black' }],
  'draw/not_offered': () => [two(), { type: 'declineDraw', thread: '2', team: 'white' }, { board: 2, side: 'black' }],
  'claim/nothing': () => [
    moves(two(), '2:Nf3'),
    { type: 'decideClaim', board: 2, accepted: true, reason: '' },
    { board: 2, occurrences: 1, halfMoves: 1 },
  ],
  'correct/bad_position': () => [two(), correct('junk'), { board: 2, fen: 'junk' }, 'junk'],
  'correct/no_change': () => [two(), correct(BEGIN), { board: 2 }, BEGIN],
};

describe('refusals', () => {
  it.each(Object.entries(CASES))('%s comes with its code, its rule and what it is about', (name, make) => {
    const [state, command, params, item = null] = make();
    expect(refused(state, command, T0)).toMatchObject({
      code: `classical/${name}`,
      rule: RULE_OF[name as Names],
      params,
      item,
    });
  });

  it('each has the rule it comes from', () => {
    expect(RULE_OF).toEqual({
      'game/over': 'C8',
      'board/over': 'C4',
      'board/none': 'C1',
      'move/unreadable': 'C3',
      'move/illegal': 'C3',
      'move/ambiguous': 'C3',
      'move/wrong_mark': 'C3',
      'flag/time_left': 'C7',
      'clock/running': null,
      'clock/stopped': null,
      'clock/bad_time': null,
      'clock/no_gap': null,
      'draw/offered_already': 'C5',
      'draw/not_offered': 'C5',
      'claim/nothing': 'C6',
      'start/bad_position': 'C1',
      'correct/bad_position': 'C3',
      'correct/no_change': null,
    });
    expect(initial({ settings: { start: 'junk' } })).toMatchObject({
      error: { code: 'classical/start/bad_position', params: { setting: 'start', what: 'fields' }, item: 'junk' },
    });
  });

  it('C3 a move is looked for on other boards that are still played, and the check is told', () => {
    expect(refused(mated(), press('2:Qh4')).params).toMatchObject({ inCheck: false, elsewhere: [] });
    expect(refused(moves(two(), '1:e4'), press('1:d4')).params).toMatchObject({ elsewhere: [2] });
    expect(refused(mated(), press('2:e5')).params).toMatchObject({ elsewhere: [] });
  });

  it('C8 nothing happens on the boards of a match that is over, but on its clocks', () => {
    const beside: readonly Command[] = [
      start,
      { type: 'startClock', thread: '1' },
      { type: 'flag', thread: '1', side: 'white' },
      { type: 'resignMatch', team: 'white' },
      { type: 'resignMatch', thread: '1', team: 'white' },
      { type: 'offerDraw', thread: '1', team: 'white' },
      { type: 'declineDraw', thread: '1', team: 'white' },
      { type: 'decideClaim', board: 1, accepted: true, reason: '' },
      correct(BEGIN, 1),
      { type: 'abortMatch', reason: '' },
    ];
    for (const command of beside)
      expect(refused(over(), command)).toMatchObject({
        code: 'classical/game/over',
        params: { reason: 'resignation' },
      });
    const set = after(over(), { type: 'setClock', thread: '2', side: 'white', remainingMs: 1234, reason: '' });
    expect(set.boards[1]?.clock.remainingMs.white).toBe(1234);
  });

  it('C1 a board that there is not is refused whatever is asked of it', () => {
    const at = { thread: '7' } as const;
    const commands: readonly Command[] = [
      { type: 'startClock', ...at },
      { type: 'stopClock', reason: '', ...at },
      { type: 'setClock', side: 'white', remainingMs: 1, reason: '', ...at },
      { type: 'addTime', side: 'white', ms: 1, reason: '', ...at },
      { type: 'flag', side: 'white', ...at },
      { type: 'resignMatch', team: 'white', ...at },
      { type: 'offerDraw', team: 'white', ...at },
      { type: 'declineDraw', team: 'white', ...at },
      { type: 'decideClaim', board: 7, accepted: true, reason: '' },
      correct(BEGIN, 7),
    ];
    for (const command of commands)
      expect(refused(two(), command)).toMatchObject({ code: 'classical/board/none', params: { text: '7', boards: 2 } });
    expect(refused(two(), { type: 'flag', side: 'white' }).params).toEqual({ text: '', boards: 2 });
  });
});

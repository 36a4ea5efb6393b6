import { describe, expect, it } from 'vitest';
import { newMatch } from '../testing/play';
import type { Command } from './commands';
import { swedish } from '..';
import { fromWire, WIRE_COMMANDS, type Wire } from './wire';

const READ: readonly (readonly [Wire, Command])[] = [
  [
    { type: 'commitTurn', thread: 'B', line: 'e4' },
    { type: 'press', board: 'B', text: 'e4' },
  ],
  [{ type: 'startClock' }, { type: 'startClocks' }],
  [
    { type: 'stopClock', reason: 'light' },
    { type: 'stopClocks', reason: 'light' },
  ],
  [
    { type: 'flag', thread: 'A', side: 'black' },
    { type: 'flag', board: 'A', side: 'black' },
  ],
  [
    { type: 'setClock', thread: 'B', side: 'white', remainingMs: 7, reason: 'wrong' },
    { type: 'setClock', board: 'B', side: 'white', remainingMs: 7, reason: 'wrong' },
  ],
  [
    { type: 'addTime', thread: 'A', side: 'black', ms: 9, reason: 'late' },
    { type: 'addTime', board: 'A', side: 'black', ms: 9, reason: 'late' },
  ],
  [
    { type: 'resignMatch', team: 'white' },
    { type: 'resign', team: 'first' },
  ],
  [
    { type: 'offerDraw', team: 'black' },
    { type: 'offerDraw', team: 'second' },
  ],
  [
    { type: 'declineDraw', team: 'white' },
    { type: 'declineDraw', team: 'first' },
  ],
  [
    { type: 'demandMove', team: 'black', thread: 'A' },
    { type: 'demandMove', team: 'second', board: 'A' },
  ],
  [
    { type: 'punish', thread: 'B', side: 'white', reason: 'talk' },
    { type: 'punish', board: 'B', side: 'white', reason: 'talk' },
  ],
  [
    { type: 'correctPosition', board: 2, fen: '8/8', reason: 'fell' },
    { type: 'correctPosition', board: 'B', fen: '8/8', reason: 'fell' },
  ],
  [
    { type: 'correctReserve', board: 1, side: 'black', piece: 'N', count: 2, reason: 'lost' },
    { type: 'correctReserve', board: 'A', side: 'black', piece: 'n', count: 2, reason: 'lost' },
  ],
  [
    { type: 'abortMatch', reason: 'fire' },
    { type: 'abort', reason: 'fire' },
  ],
  ...(
    [
      { type: 'noteGap', cause: 'down', fromMs: 1, toMs: 2 },
      { type: 'noteStep', byMs: 3 },
      { type: 'dismissGap', giveBack: true },
    ] as const
  ).map((same) => [same, same] as const),
];

describe('commands of the contract as the rules of Swedish chess know them', () => {
  it.each(READ)('S1 %j', (wire, command) => {
    expect(fromWire(newMatch(), wire)).toEqual({ ok: true, value: command });
  });

  it('S1 every command it answers is one of these', () => {
    expect(WIRE_COMMANDS.toSorted()).toEqual(READ.map(([{ type }]) => type).toSorted());
  });

  const pressed = (wire: Omit<Extract<Wire, { type: 'commitTurn' }>, 'type'>) => {
    const drafted = swedish.withDraft(newMatch(), 'B', 'N@f7');
    const read = fromWire(drafted, { type: 'commitTurn', ...wire });
    return read.ok ? read.value : [read.error.code, read.error.params];
  };

  it('S1 a line without a board is of the board it names itself', () => {
    expect(pressed({ line: ' B : P@e5\n' })).toEqual({ type: 'press', board: 'B', text: 'P@e5\n' });
    expect(pressed({ line: 'A:' })).toEqual({ type: 'press', board: 'A', text: '' });
    expect(pressed({ line: 'xA:e4' })).toEqual(['swedish/move/no_board', { text: 'xA:e4' }]);
    expect(pressed({ line: 'C:e4' })).toEqual(['swedish/move/no_board', { text: 'C:e4' }]);
    expect(pressed({ line: null })).toEqual(['swedish/move/no_board', { text: '' }]);
  });

  it('S1 no line is the draft of the board', () => {
    expect(pressed({ thread: 'B', line: null })).toEqual({ type: 'press', board: 'B', text: 'N@f7' });
    expect(pressed({ thread: 'A', line: null })).toEqual({ type: 'press', board: 'A', text: '' });
  });

  it.each<[Wire, string]>([
    [{ type: 'flag', side: 'white' }, ''],
    [{ type: 'flag', thread: 'C', side: 'white' }, 'C'],
    [{ type: 'correctPosition', board: 0, fen: '', reason: '' }, '0'],
    [{ type: 'correctReserve', board: 3, side: 'white', piece: 'n', count: 1, reason: '' }, '3'],
  ])('S1 a board there is none of is told: %j', (wire, text) => {
    const read = fromWire(newMatch(), wire);
    expect(read.ok ? null : [read.error.code, read.error.params]).toEqual(['swedish/move/no_board', { text }]);
  });
});

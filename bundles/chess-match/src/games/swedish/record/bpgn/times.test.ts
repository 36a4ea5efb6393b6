import { describe, expect, it } from 'vitest';
import { T0 } from '../../testing/play';
import { endRemark } from './endRemark';
import type { BpgnMove } from './file';
import { playBpgn } from './playBpgn';
import { readBpgn } from './readBpgn';
import { recordOf, type Names } from './record';
import { writeBpgn } from './writeBpgn';

const play = (text: string) => {
  const read = readBpgn(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return playBpgn(read.value, T0);
};
const played = (text: string) => {
  const value = play(text);
  if (!value.ok) throw new Error(JSON.stringify(value.error));
  return value.value;
};
const MINUTE = '[TimeControl "60"]\n';

describe('when the moves of a record were made', () => {
  const pressed = (text: string): readonly number[] => played(text).state.moves.map(({ atMs }) => atMs - T0);

  it('S1 follows from what each clock showed, board by board; one without a clock was made at once', () => {
    const text = '1A. e4 {[%clk 0:00:50]} 1B. d4 1a. e5 {[%clk 0:00:40]} 1b. d5 {[%clk 0:00:59]} *';
    expect(pressed(MINUTE + text)).toEqual([10_000, 0, 30_000, 1000]);
  });

  it('S1 or is written, as one dialect has it', () => {
    expect(pressed('1A. e4 {[ts=1.5]} 1B. d4 {[ts=2.25]} *')).toEqual([1500, 2250]);
  });

  it('S1 is nothing in a record without clocks: they stand', () => {
    const { state, events } = played('1A. e4 1a. e5 *');
    expect(events.map(({ type }) => type)).toEqual(['movePlayed', 'movePlayed']);
    expect(state.moves.map(({ clockMs }) => clockMs)).toEqual([null, null]);
  });

  it('S1 more time than was left was given: the record is right', () => {
    const { state, events } = played(`${MINUTE}1A. e4 {[%clk 0:02:00]} *`);
    expect(state.moves[0]?.clockMs).toBe(120_000);
    expect(events.filter(({ type }) => type === 'clockSet')).toMatchObject([
      { board: 'A', side: 'white', remainingMs: 120_000, reason: '' },
    ]);
  });
});

describe('S14 a record of a match with an increment or a delay', () => {
  const NAMES: Names = { event: '', date: '', whiteA: '', blackA: '', whiteB: '', blackB: '' };
  const MOVES = ['1A. e4 {179.5}', '1B. d4 {182}', '1a. e5 {170}', '2A. d4 {181.4}'].join(' ');

  it('S14 tells when each clock was pressed', () => {
    const { state, events } = played(`[TimeControl "180+2"]\n${MOVES} *`);
    expect(state.moves.map(({ atMs }) => atMs - T0)).toEqual([2500, 0, 14_500, 14_600]);
    expect(state.moves.map(({ clockMs }) => clockMs)).toEqual([179_500, 182_000, 170_000, 181_400]);
    expect(events.some(({ type }) => type === 'clockSet')).toBe(false);
  });

  it('S14 a clock that lost nothing was pressed at once, one that lost some after the delay', () => {
    const { state } = played('[TimeControl "180"]\n[DelayMs "3000"]\n1A. e4 {180} 1a. e5 {178} 2A. d4 {179} *');
    expect(state.moves.map(({ atMs }) => atMs - T0)).toEqual([0, 5000, 9000]);
    expect(state.moves.map(({ clockMs }) => clockMs)).toEqual([180_000, 178_000, 179_000]);
  });

  it('S14 more time than an increment explains was given', () => {
    const { state, events } = played('[TimeControl "180+2"]\n1A. e4 {190} *');
    expect(state.moves[0]).toMatchObject({ clockMs: 190_000, atMs: T0 });
    expect(events.filter(({ type }) => type === 'clockSet')).toMatchObject([{ remainingMs: 188_000 }]);
  });

  it('S14 is written as it was read', () => {
    const text = writeBpgn(recordOf(played(`[TimeControl "180+2"]\n[DelayMs "500"]\n${MOVES} *`).state, NAMES));
    expect(text).toContain('[TimeControl "180+2"]\n[DelayMs "500"]\n');
    expect(writeBpgn(recordOf(played(text).state, NAMES))).toBe(text);
  });
});

describe('whose flag fell where a record names nobody', () => {
  it.each([
    ['1A. e4 {lost on time} 1-0', 'A', 'black'],
    ['1A. e4 1B. d4 {lost on time} 0-1', 'B', 'black'],
    ['1A. e4 {lost on time} 0-1', 'A', 'white'],
    ['1B. e4 {lost on time} 1-0', 'A', 'black'],
  ])('S8 %s', (text, board, side) => {
    expect(played(text).state.end).toMatchObject({ reason: 'flag', at: [{ board, side }] });
  });
});

describe('what does not fit in a record', () => {
  it('S1 a move of the side that a set board has not on move: whose it is, by its number', () => {
    const set = '{@position A 4k3/8/8/8/8/8/8/4K3[] w - - 0 9}';
    expect(play(`1A. e4 ${set} 1a. Kd8 *`)).toMatchObject({
      error: {
        token: '1a. Kd8',
        problem: { code: 'bpgn/wrong_turn', params: { line: 1, expected: '2A.' }, item: '1a.' },
      },
    });
    expect(play(`1A. e4 1B. d4 1a. e5 1b. d5 ${set.replace(' w ', ' b ')} 2A. Kd1 *`)).toMatchObject({
      error: { problem: { code: 'bpgn/wrong_turn', params: { expected: '2a.' } } },
    });
  });

  it('S8 a team that resigned, and a result that says the other did', () => {
    expect(play('1A. e4 {The First Team resigns} 1-0')).toMatchObject({
      error: { problem: { code: 'bpgn/bad_result', params: { written: '1-0', expected: '0-1' } } },
    });
  });

  it('S8 a player without a name is named by nobody', () => {
    expect(played('[BlackA ""]\n1A. e4 {lost on time.} 0-1').state.end).toMatchObject({
      reason: 'flag',
      at: [{ board: 'A', side: 'white' }],
    });
  });

  it('S8 a result that is not the one it comes to', () => {
    const mate = '{@position A 6rk/6pp/8/6N1/8/8/8/4K3[] w - - 0 1} 1A. Nf7# 0-1';
    expect(play(mate)).toMatchObject({
      error: {
        token: '0-1',
        problem: { code: 'bpgn/bad_result', params: { line: 1, written: '0-1', expected: '1-0' }, rule: 'S8' },
      },
    });
  });
});

describe('what is written', () => {
  const times = { clockMs: null, elapsedMs: null };
  const move: BpgnMove = {
    board: 'A',
    side: 'white',
    number: 1,
    text: 'e4',
    ...times,
    comments: [],
    notes: [],
    line: 0,
  };
  const written = (change: Partial<BpgnMove>, tags: readonly { name: string; value: string; line: number }[] = []) =>
    writeBpgn({ tags, comments: [], moves: [{ ...move, ...change }], result: '*', line: 0 });

  it('a time as it was given, and no empty line where there are no tags', () => {
    expect(written({})).toBe('1A. e4 *\n');
    expect(written({ elapsedMs: 1500 })).toBe('1A. e4 {[ts=1.500]} *\n');
    expect(written({ clockMs: 1500 })).toBe('1A. e4 {[%clk 0:00:01.5]} *\n');
    expect(written({}, [{ name: 'Event', value: ' A\n\n B ', line: 0 }])).toBe('[Event "A B"]\n\n1A. e4 *\n');
    expect(written({ comments: ['{so}'] })).toBe('1A. e4 {so} *\n');
  });

  it('S8 S9 how it ended', () => {
    const remark = (reason: 'resignation' | 'agreement', result: 'first' | 'second' | 'draw') =>
      endRemark({ result, reason, at: [], atMs: 0 });
    expect(remark('resignation', 'first')).toBe('The second team resigns');
    expect(remark('resignation', 'second')).toBe('The first team resigns');
    expect(remark('agreement', 'draw')).toBe('Game drawn by agreement');
  });
});

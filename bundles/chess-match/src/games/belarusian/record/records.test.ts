import { describe, expect, it } from 'vitest';
import { RULINGS } from '../../common/ruling';
import type { State } from '../rules/state';
import { after, newMatch, play, T0 } from '../testing/play';
import { records } from './records';
import type { ReplayJson } from './replayJson';

const readAll = (text: string) => {
  const read = records.read(new TextEncoder().encode(text));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};
const lastOf = (text: string): ReplayJson => readAll(text).states.at(-1) as ReplayJson;
const fault = (text: string) => {
  const read = records.read(new TextEncoder().encode(text));
  if (read.ok) throw new Error('it plays');
  const { line, problem } = read.error;
  return [line, problem.code.replace('belarusian/', ''), problem.item];
};
const NAMES = { event: 'Cup', white: 'Reds', black: 'Blues' };
const THRONE = '4ak3/9/9/9/9/4A4/9/9/5K3 w';

describe('records of Belarusian chess', () => {
  it('notation: what is printed of a record', () => {
    expect(lastOf('1.e2-e4 e8-e6')).toEqual({
      game: 'belarusian',
      status: 'playing',
      result: null,
      reason: null,
      points: { white: 0, black: 0 },
      toMove: 'white',
      fen: 'lvmgakvml/rrrr1rrrr/9/4r4/9/4R4/9/RRRR1RRRR/LMVKAGMVL w',
      calls: [],
      moves: ['e2-e4', 'e8-e6'],
    });
    expect(lastOf(`[FEN "${THRONE}"] 1.e4-e5`)).toMatchObject({ calls: ['трон'], status: 'playing' });
    expect(lastOf(`[FEN "${THRONE}"] 1.Ae4-e5 Аe9-d9 1-0`)).toMatchObject({
      calls: ['трон мой'],
      status: 'over',
      result: 'white',
      reason: 'throne',
      points: { white: 2, black: 0 },
    });
  });

  it('notation: ends that no turn tells come back, and pay what they pay', () => {
    const begun = play(newMatch({ timePerSideMs: 60_000 }), 'e2-e4');
    const running = after(begun, { type: 'startClock' });
    const ends: readonly State[] = [
      after(begun, { type: 'resignMatch', team: 'black' }),
      after(after(begun, { type: 'offerDraw', team: 'white' }), { type: 'offerDraw', team: 'black' }),
      after(begun, { type: 'abortMatch', reason: '' }),
      ...RULINGS.map((ruling) => after(begun, { type: 'ruleResult', ruling, reason: '' })),
      after(running, { type: 'flag', side: 'black' }, T0 + 60_000),
    ];
    for (const state of ends) {
      const read = readAll(records.write(state, NAMES)).end as State;
      expect([read.end?.result, read.end?.reason]).toEqual([state.end?.result, state.end?.reason]);
    }
  });

  it('notation: what is written is read to the same, clocks, settings, corrections and inauguration with it', () => {
    const start = '4a3k/3l5/9/9/9/9/9/9/3A4K b';
    const begun = after(newMatch({ start, timePerSideMs: 60_000, rules: 'original' }), { type: 'startClock' });
    const taken = after(begun, { type: 'commitTurn', line: 'd8-d1' }, T0 + 5500);
    const set = after(
      taken,
      {
        type: 'correctPosition',
        board: 1,
        fen: '4a3k/9/9/9/9/9/9/9/4l3K w',
        reason: 'hall',
      } as const,
      T0 + 6000,
    );
    const last = after(set, { type: 'commitTurn', line: 'inauguration' }, T0 + 9000);
    const text = records.write(last, NAMES);
    expect(text).toContain('1...d8xd1 {[%clk 0:00:54.5]} {@position 4a3k/9/9/9/9/9/9/9/4l3K w - - 0 2} 2.inauguration');
    const read = readAll(text);
    expect(records.write(read.end as State, NAMES)).toBe(text);
    expect(read.settings).toEqual({ start, timePerSideMs: 60_000, rules: 'original' });
    expect(read.turns).toEqual([
      { line: 'd8xd1', afterMs: 5500 },
      { line: 'inauguration', afterMs: 9000 },
    ]);
  });

  it('notation: turns that came before the clock is first told have none when written again', () => {
    const text = records.write(readAll('1.e2-e4 e8-e6 2.d2-d4 {[%clk 0:29:50]}').end as State, NAMES);
    expect(text).toContain('1.e2-e4 e8-e6 2.d2-d4 {[%clk 0:29:50]}');
  });

  it('who played stands in tags: players where they are known, with their teams', () => {
    const player = (team: string) => (team === 'white' ? { name: 'Berg, Anna', elo: 2100 } : null);
    const read = readAll(records.write(newMatch(), NAMES, { atMs: Date.UTC(2026, 10, 26), player }));
    expect([read.event, read.white, read.black, read.begunAtMs]).toEqual([
      ...['Cup', 'Reds', 'Blues', Date.UTC(2026, 10, 26)],
    ]);
    expect(read.players).toEqual([{ team: 'white', board: 1, name: 'Berg, Anna', elo: 2100 }]);
  });

  it.each([
    ['', [1, 'record/empty', null]],
    ['e2-e4', [1, 'record/unknown_token', 'e2-e4']],
    ['1.e2-e4 e8-e6\n3.d2-d4', [2, 'record/wrong_number', '3.d2-d4']],
    ['2.e2-e4', [1, 'record/wrong_number', '2.']],
    ['1...e8-e6', [1, 'record/wrong_number', '1.']],
    ['1.e2-e4\ne8-e5', [2, 'turn/illegal', 'e8-e5']],
    ['1.e2-e4 {[%clk soon]}', [1, 'record/bad_clock', 'soon']],
    ['1.e2-e4 * e8-e6', [1, 'record/after_result', 'e8-e6']],
    ['[Result "1-0"]\n1.e2-e4 0-1', [2, 'record/two_results', '0-1']],
    [`[FEN "${THRONE}"] 1.e4-e5 e9-d9 0-1`, [1, 'record/bad_result', '0-1']],
    ['1.e2-e4 {and', [1, 'record/open_comment', '{and']],
    ['1.e2-e4 (1.d2-d4', [1, 'record/open_variation', '(1.d2-d4']],
    ['[Event Cup]\n1.e2-e4', [1, 'record/bad_tag', '[Event Cup]']],
    ['[Rules "other"]\n1.e2-e4', [1, 'settings/bad_value', '[Rules "other"]']],
    ['[FEN "9/9 w"]\n1.e2-e4', [1, 'start/bad_position', '[FEN "9/9 w"]']],
    ['1.e2-e4 {@position 9/9 b}', [1, 'correct/bad_position', '@position 9/9 b']],
  ])('a record that is wrong is told by line and word: %s', (text, told) => {
    expect(fault(text)).toEqual(told);
  });

  it.each([
    ['e2-e4', { line: 1, expected: '1.' }],
    ['1.e2-e4 e8-e6\n3.d2-d4', { line: 2, expected: '2.' }],
    ['1.e2-e4 2.d2-d4', { line: 1, expected: '1...' }],
    ['2.e2-e4', { line: 1, expected: '1.' }],
    [`[FEN "${THRONE}"] 1.e4-e5 e9-d9 0-1`, { line: 1, written: '0-1', expected: '1-0' }],
  ])('says what must stand in the place of what is wrong: %s', (text, told) => {
    const read = records.read(new TextEncoder().encode(text));
    expect(read.ok ? null : read.error.problem.params).toMatchObject(told);
  });

  it('notation: tags, an empty line, and the turns in one; how it ended stands behind the last alone', () => {
    const text = records.write(play(newMatch({ rules: 'original' }), 'e2-e4', 'e8-e6'), NAMES);
    expect(text).toMatch(/^\[Event "Cup"\]\n(?:\[\w+ "[^"]*"\]\n)+\n1\.e2-e4 e8-e6 \*\n$/);
    expect(text).toContain('[Variant "Belarusian"]\n[Rules "original"]\n');
    expect(readAll('[Rules " Original "] 1.e2-e4').settings).toEqual({ rules: 'original' });
    const resigned = after(play(newMatch(), 'e2-e4', 'e8-e6'), { type: 'resignMatch', team: 'white' });
    expect(records.write(resigned, NAMES)).toMatch(/\n1\.e2-e4 e8-e6 \{White resigns\} 0-1\n$/);
    expect(lastOf(records.write(resigned, NAMES))).toMatchObject({ points: { white: 0, black: 2 }, toMove: null });
  });

  it('L11 the sheet has both sides under one number, with what was called', () => {
    const made = play(newMatch({ start: THRONE }), 'e4-e5', 'e9-d9');
    expect(records.sheets(made)).toMatchObject({
      sheets: [
        {
          form: 'pairs',
          before: [{ params: { fen: THRONE } }],
          moves: [
            { number: 1, side: 'white', text: 'e4-e5', atMs: T0, remarks: [{ code: 'throne', params: {} }] },
            { number: 1, side: 'black', text: 'e9-d9', clockMs: null, remarks: [{ code: 'throne-is-mine' }] },
          ],
          end: { reason: 'throne', result: 'white' },
        },
      ],
      scored: [{ turn: '1...', reason: 'throne', halves: { white: 4, black: 0 } }],
    });
    expect(records.sheets(newMatch())).toMatchObject({ sheets: [{ before: [], moves: [], end: null }], scored: [] });
    expect([records.extension, records.mediaType, records.demonstration]).toEqual([
      ...['blr', 'application/x-blr', 'belarusian/throne.blr'],
    ]);
  });

  it('a file in another encoding is none', () => {
    expect(records.read(new Uint8Array([0xff, 0xfe]))).toMatchObject({
      error: { problem: { code: 'belarusian/record/not_utf8' } },
    });
  });
});

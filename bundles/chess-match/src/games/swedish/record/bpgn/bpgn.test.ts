import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_PROBLEMS } from '../../../words';
import { describe, expect, it } from 'vitest';
import { evolve } from '../../rules/evolve';
import { replayJson } from '../replayJson';
import { BOARDS } from '../../rules/seats';
import { movesOn } from '../../rules/state';
import { after, fenOf, matchOn, moves, newMatch, result, T0 } from '../../testing/play';
import { clockMs, clockText, secondsMs } from '../../../common/clockText';
import { resultOf } from './endRemark';
import type { BpgnFile, BpgnMove } from './file';
import { playBpgn } from './playBpgn';
import { asProblem } from './playProblem';
import { readBpgn } from './readBpgn';
import { recordOf, type Names } from './record';
import { writeBpgn } from './writeBpgn';

const fixture = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../../../../../fixtures/swedish', name), 'utf8');

const readable = (text: string): BpgnFile => {
  const read = readBpgn(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
};

const played = (text: string) => {
  const value = playBpgn(readable(text), T0);
  if (!value.ok) throw new Error(JSON.stringify(value.error));
  return value.value;
};

const unreadable = (text: string) => {
  const read = readBpgn(text);
  if (read.ok) throw new Error('reads');
  return read.error;
};

const unplayable = (text: string) => {
  const value = playBpgn(readable(text), T0);
  if (value.ok) throw new Error('plays');
  const { line, token, problem } = value.error;
  return { line, token, code: problem.code, rule: problem.rule };
};

describe('real games', () => {
  it('the second plays to its mate on the board, its clocks kept', () => {
    const { state, states, events } = played(fixture('1934587.bpgn'));
    expect(states).toHaveLength(90);
    expect(result(state)).toEqual(['first', 'mate']);
    expect(state.end?.at).toEqual([{ board: 'A', side: 'white' }]);
    expect(state.moves.at(-1)).toMatchObject({ board: 'A', number: 27, san: 'N@g4#', clockMs: 1978 });
    expect(states.slice(0, -1).every(({ end }) => end === null)).toBe(true);
    // Every clock is the one of the record, and none had to be set by hand.
    const written = readable(fixture('1934587.bpgn')).moves.map((move) => move.clockMs);
    expect(state.moves.map((made) => made.clockMs)).toEqual(written);
    expect(events.filter(({ type }) => type === 'clockSet')).toEqual([]);
    expect(replayJson(state)).toMatchObject({
      game: 'swedish',
      status: 'over',
      result: 'team1',
      reason: 'mate',
      boards: { A: { toMove: null, clockMs: { white: 1978, black: 8488 } } },
    });
  });

  it('the second holds drops that mate by S6 alone: the marks of its checks are all true', () => {
    const { state } = played(fixture('1934587.bpgn'));
    const texts = readable(fixture('1934587.bpgn')).moves.map(({ text }) => text);
    expect(state.moves.map(({ san }) => san)).toEqual(texts);
  });

  it('the first was broken off', () => {
    const { state } = played(fixture('1283326.bpgn'));
    expect(result(state)).toEqual([null, 'aborted']);
    expect(state.settings.timePerPlayerMs).toBe(120_000);
    expect(fenOf(state, 'A')).toBe('r1bqkb1r/pppp1ppp/2n1pn2/4P3/3P4/2N5/PPP2PPP/R1BQKBNR[] b KQkq - 0 4');
    expect(fenOf(state, 'B')).toBe('rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR[] b KQkq - 0 1');
  });

  it('S8 the archive writes the result of the board on which play ended: Black of B, of the first team, is mated', () => {
    const file = readable(fixture('ended-on-b-by-mate.bpgn'));
    const { state } = played(fixture('ended-on-b-by-mate.bpgn'));
    expect([file.result, ...(result(state) ?? [])]).toEqual(['1-0', 'second', 'mate']);
    expect(state.end?.at).toEqual([{ board: 'B', side: 'white' }]);
    expect(BOARDS.map((board) => movesOn(state, board).length)).toEqual([65, 45]);
    expect(state.moves.at(-1)).toMatchObject({ board: 'B', san: 'B@g7#' });
    // Written, it is the team's.
    const names: Names = { event: '', date: '', whiteA: '', blackA: '', whiteB: '', blackB: '' };
    expect(readable(writeBpgn(recordOf(state, names))).result).toBe('0-1');
  });

  it('S8 the same by the clock: White of B, of the second team, is out of time', () => {
    const { state } = played(fixture('ended-on-b-by-flag.bpgn'));
    expect(result(state)).toEqual(['first', 'flag']);
    expect(state.end?.at).toEqual([{ board: 'B', side: 'white' }]);
  });

  it('S8 the server of the time stamps says the result in the tag alone', () => {
    const { state } = played(fixture('stamps-result-in-tag.bpgn'));
    expect(result(state)).toEqual(['second', 'mate']);
    expect(state.moves.at(-1)).toMatchObject({ board: 'A', san: 'Qxd2#' });
  });

  it('tags stand together on a line, comments are kept', () => {
    const file = readable(fixture('1283326.bpgn'));
    expect(file.tags.map(({ name }) => name).slice(4, 8)).toEqual(['WhiteA', 'WhiteAElo', 'BlackA', 'BlackAElo']);
    expect(file.comments).toEqual(['C: This is game number 1283326 at http://www.bughousedb.com']);
    expect(file.moves.at(-1)?.comments).toEqual([
      'R: carlosfenix requests to abort the game.',
      'Game aborted on move 1',
    ]);
  });

  it.each(['1283326.bpgn', '1934587.bpgn'])('%s, written and read, is the same file and the same match', (name) => {
    const file = readable(fixture(name));
    const again = readable(writeBpgn(file));
    const bare = <T extends Pick<BpgnMove, 'line'>>({ line: _, ...rest }: T) => rest;
    const placeless = (of: BpgnFile) => ({ ...bare(of), tags: of.tags.map(bare), moves: of.moves.map(bare) });
    expect(placeless(again)).toEqual(placeless(file));
    expect(writeBpgn(again)).toBe(writeBpgn(file));
    expect(played(writeBpgn(file)).state).toEqual(played(fixture(name)).state);
  });
});

const HEAD = '[TimeControl "180+0"]\n\n';

describe('the three dialects', () => {
  const clocks = (text: string) => played(text).state.moves.map((made) => made.clockMs);

  it('seconds left', () => {
    expect(clocks(`${HEAD}1A. e4{178.5} 1B. d4{177} 1a. e5{176.25} *`)).toEqual([178_500, 177_000, 176_250]);
  });

  it('seconds since the start', () => {
    expect(clocks(`${HEAD}1A. e4 {[ts=1.500]} 1B. d4 {[ts=3.000]} 1a. e5 {[ts=5.250]} *`)).toEqual([
      178_500, 177_000, 176_250,
    ]);
  });

  it('the clock', () => {
    const text = `${HEAD}1A. e4 {[%clk 0:02:58.5]} 1B. d4 {[%clk 0:02:57]} 1a. e5 {[%clk 0:02:56.25]} *`;
    expect(clocks(text)).toEqual([178_500, 177_000, 176_250]);
  });

  it('all three are written as the last', () => {
    const names: Names = { event: '', date: '', whiteA: '', blackA: '', whiteB: '', blackB: '' };
    const write = (text: string): string => writeBpgn(recordOf(played(text).state, names));
    const stamp = write(`${HEAD}1A. e4 {[ts=1.500]} 1B. d4 {[ts=3.000]} *`);
    expect(stamp).toContain('\n1A. e4 {[%clk 0:02:58.5]} 1B. d4 {[%clk 0:02:57]} *\n');
    expect(write(`${HEAD}1A. e4{178.5} 1B. d4{177} *`)).toBe(stamp);
  });

  it('with remarks beside the time, moves behind their number, capital and small drops', () => {
    const file = readable(`${HEAD}1A.e4 {good [%clk 0:02:58] move} 1a...d5 {178} 2A.exd5 1B.e4 1b.p@e5 *`);
    expect(file.moves.map(({ text }) => text)).toEqual(['e4', 'd5', 'exd5', 'e4', 'p@e5']);
    expect(file.moves[0]).toMatchObject({ clockMs: 178_000, comments: ['good  move'] });
    expect(played(`${HEAD}1A.e4 1a...d5 2A.exd5 1B.e4 1b.p@e5 *`).state.moves.at(-1)?.san).toBe('P@e5');
  });

  it('a clock that shows more than was left is believed', () => {
    const { state, events } = played(`${HEAD}1A. e4 {178} 1a. e5 {178} 2A. d4 {179.5} *`);
    expect(state.moves.map((made) => made.clockMs)).toEqual([178_000, 178_000, 179_500]);
    expect(events.filter(({ type }) => type === 'clockSet')).toHaveLength(1);
  });

  it('moves without times leave the clocks alone', () => {
    const { state } = played('1A. e4 1a. e5 *');
    expect(state.clocksUsed).toBe(false);
    expect(state.moves.map((made) => made.clockMs)).toEqual([null, null]);
  });
});

describe('as other programs write', () => {
  const sans = (text: string) => played(text).state.moves.map(({ san }) => san);

  it('signs and variations are read over and kept', () => {
    const text = '1A. e4! $1 {[%clk 0:02:59]} 1a. e5 (1a. c5 {or (so} (1a. e6)) {good} 2A. Nf3 !? *\n';
    const file = readable(text);
    expect(file.moves.map((move) => move.notes)).toEqual([['$1'], ['(1a. c5 {or (so} (1a. e6))'], ['!?']]);
    expect(file.moves[1]?.comments).toEqual(['good']);
    expect(writeBpgn(file)).toBe(text);
    expect(sans(text)).toEqual(['e4', 'e5', 'Nf3']);
  });

  it('dots as many as they like, the move behind them or apart', () => {
    expect(sans('1A... e4 1a...e5 1B.. d4 1b.d5 *')).toEqual(['e4', 'e5', 'd4', 'd5']);
  });

  const PROMOTES = '{@position A 1r5k/P7/8/8/8/8/8/4K3[] w - - 0 1} 1A.';
  it('a promotion in parentheses', () => {
    expect(sans(`${PROMOTES} axb8(Q)+ *`)).toEqual(['axb8=Q+']);
    expect(sans(`${PROMOTES} a8(n) *`)).toEqual(['a8=N']);
  });

  const TAKES = '{@position A 4k3/8/8/8/4p3/8/3P4/4K3[] w - - 0 1} 1A. d4';
  it('S2 a pawn that takes without its file, where one can', () => {
    expect(sans(`${TAKES} 1a. xd3 *`)).toEqual(['d4', 'exd3']);
    expect(sans(`${PROMOTES} xb8=Q+ *`)).toEqual(['axb8=Q+']);
    const two = TAKES.replace('/4p3/', '/2p1p3/');
    expect(unplayable(`${two} 1a. xd3 *`)).toMatchObject({ code: 'swedish/move/ambiguous', token: '1a. xd3' });
    expect(unplayable('1A. xe6 *')).toMatchObject({ code: 'swedish/move/illegal' });
  });
});

describe('a record that begins from positions of its own', () => {
  const A = 'rnbqkb1r/pppppppp/8/8/8/8/PPPPPPPP/RNBQKB1R[Nn] w KQkq - 0 1';
  const B = '4k3/8/8/8/8/8/4p3/4K3[] b - - 0 31';
  const START = fenOf(newMatch(), 'B');
  const fens = (of: ReturnType<typeof newMatch>) => BOARDS.map((board) => fenOf(of, board));

  it('S1 begins there, with what lies in the reserves', () => {
    const text = `[TimeControl "180+0"]\n[SetUp "1"]\n[FEN "${A} | ${START}"]\n1A. N@f3 {179} 1B. d4 {178} *`;
    const { state, initial, events } = played(text);
    expect(fens(initial)).toEqual([A, START]);
    expect(state.moves.map(({ san, clockMs }) => [san, clockMs])).toEqual([
      ['N@f3', 179_000],
      ['d4', 178_000],
    ]);
    expect(events.reduce(evolve, initial)).toEqual(state);
  });

  it('S1 numbers and sides go on from what comes first', () => {
    const moved = (text: string) => played(`[FEN "${START.replace('[]', '')} | ${B}"]\n${text}`).state;
    expect(moved('31b. Kd7 32B. Kxe2 32b. Kc7 1A. e4 *').moves.map(({ san }) => san)).toEqual([
      ...['Kd7', 'Kxe2', 'Kc7', 'e4'],
    ]);
    expect(moved('7b. Kd7 8B. Kxe2 *').moves).toHaveLength(2);
    expect(unreadable(`[FEN "${A} | ${B}"]\n31b. Kd7 31B. Kxe2 *`)).toMatchObject({
      code: 'bpgn/wrong_turn',
      expected: '32B.',
    });
    expect(unplayable(`[FEN "${A} | ${B}"]\n1B. Kxe2 *`)).toMatchObject({ code: 'bpgn/wrong_turn', token: '1B. Kxe2' });
  });

  it('S1 what is written of it begins there as well', () => {
    const names: Names = { event: '', date: '', whiteA: '', blackA: '', whiteB: '', blackB: '' };
    const { state } = played(`[FEN "${A} | ${B}"]\n1A. N@f3 31b. Kd7 *`);
    const again = played(writeBpgn(recordOf(state, names))).state;
    expect(fens(again)).toEqual(fens(state));
  });

  it.each([
    [`[FEN "${A}"]`, 'bpgn/bad_set_up'],
    [`[FEN "${A} | ${A} | ${A}"]`, 'bpgn/bad_set_up'],
    ['[SetUp "1"]', 'bpgn/bad_set_up'],
    [`[FEN "${A} | nonsense"]`, 'swedish/start/bad_position'],
    [`[FEN "${A} | ${A.replace('KQkq', 'GAha')}"]`, 'swedish/start/bad_position'],
  ])('S1 is refused with its tag where the boards cannot be set: %s', (tag, code) => {
    const text = `[Event "x"]\n${tag}\n*`;
    expect(unplayable(text)).toMatchObject({ line: 2, token: tag, code });
  });

  it('a tag that says that nothing is set up says nothing', () => {
    expect(played('[SetUp "0"]\n1A. e4 *').events).toHaveLength(1);
  });
});

describe('what is wrong, where and what would be right', () => {
  it.each([
    ['1A. e4\n(1A. d4 {)} *', 'bpgn/open_variation', 2, '(1A. d4 {)} *'],
    ['1A. e4 (1A. d4 {) *', 'bpgn/open_variation', 1, '(1A. d4 {) *'],
    ['1A. e4 ) *', 'bpgn/unknown_token', 1, ') *'],
    ['$1 1A. e4 *', 'bpgn/unknown_token', 1, '$1'],
    ['1A. $1 e4 *', 'bpgn/no_move', 1, '$1'],
    ['[Event "x]\n1A. e4 *', 'bpgn/bad_tag', 1, '[Event "x]'],
    ['[Event "x"]\n{never closed\n1A. e4 *', 'bpgn/open_comment', 2, '{never closed'],
    ['1A. e4\n1a. e5\nhm *', 'bpgn/unknown_token', 3, 'hm'],
    ['1A. e4 } *', 'bpgn/unknown_token', 1, '} *'],
    ['1A. {[%clk 0:01]} *', 'bpgn/no_move', 1, '[%clk 0:01]'],
    ['1A. e4\n1a.', 'bpgn/no_move', 2, ''],
    ['1A. *', 'bpgn/no_move', 1, '*'],
    ['1A.\n1a. e5 *', 'bpgn/no_move', 2, '1a.'],
    ['1A. e4\n2A. d4 *', 'bpgn/wrong_turn', 2, '2A.'],
    ['1a. e5 *', 'bpgn/wrong_turn', 1, '1a.'],
    ['1A. e4 1B. e4\n1b. e5 3B. d4 *', 'bpgn/wrong_turn', 2, '3B.'],
    ['1A. e4 {[%clk soon]} *', 'bpgn/bad_clock', 1, '[%clk soon]'],
    ['1A. e4 {[ts=1:2]} *', 'bpgn/bad_clock', 1, '[ts=1:2]'],
    ['[Event "x"]\n', 'bpgn/no_result', 1, ''],
    ['', 'bpgn/no_result', 1, ''],
    ['1A. e4 * 1a. e5', 'bpgn/after_result', 1, '1a.'],
    ['1A. e4\n[Event "late"] *', 'bpgn/unknown_token', 2, '[Event "late"]'],
  ])('%j', (text, code, line, token) => {
    expect(unreadable(text)).toMatchObject({ code, line, token });
    for (const language of ['en', 'ru'] as const) {
      const told = Reflect.get(GAME_PROBLEMS[language], code) as (params: unknown) => string;
      expect(told(asProblem(unreadable(text)).params)).toContain(` ${line}`);
    }
  });

  it('says what was expected', () => {
    expect(unreadable('1A. e4 2A. d4 *').expected).toBe('1a.');
    expect(unreadable('1A. e4 {[%clk soon]} *').expected).toBe('[%clk 0:04:59.5]');
    expect(asProblem(unreadable('1A. e4 2A. d4 *'))).toEqual({
      code: 'bpgn/wrong_turn',
      params: { line: 1, expected: '1a.' },
      rule: 'notation',
      item: '2A.',
    });
    expect(asProblem(unreadable('1A. {a\nb} e4 *')).item).not.toContain('\n');
    expect(unreadable('x'.repeat(200_001)).code).toBe('bpgn/too_long');
  });

  it('what the rules refuse is told with its move and rule', () => {
    expect(unplayable('1A. e4\n1a. Ke4 *')).toEqual({
      line: 2,
      token: '1a. Ke4',
      code: 'swedish/move/illegal',
      rule: 'S1',
    });
    expect(unplayable('1A. e4 1a. e5 2A. N@f7 *')).toMatchObject({
      token: '2A. N@f7',
      code: 'swedish/drop/not_in_reserve',
    });
    expect(unplayable('[Event "x"]\n[DropWithCheck "often"]\n1A. e4 *')).toEqual({
      line: 2,
      token: '[DropWithCheck "often"]',
      code: 'settings/bad_value',
      rule: 'S7',
    });
    expect(unplayable('[Event "x"]\n[TimeControl "40/180"]\n1A. e4 *')).toEqual({
      line: 2,
      token: '[TimeControl "40/180"]',
      code: 'bpgn/time_control',
      rule: 'S1',
    });
    expect(unplayable('[TimeControl "180+900"]\n1A. e4 *')).toMatchObject({
      token: '[TimeControl "180+900"]',
      code: 'settings/bad_value',
      rule: 'S14',
    });
    expect(unplayable('[TimeControl "0"]\n1A. e4 *')).toMatchObject({
      line: 1,
      token: '[TimeControl "0"]',
      rule: 'S1',
    });
  });

  it('a result that the moves do not come to', () => {
    const mated = fixture('1934587.bpgn').replaceAll('1-0', '0-1');
    expect(unplayable(mated)).toEqual({ line: 14, token: '0-1', code: 'bpgn/bad_result', rule: 'S8' });
  });

  it('any text is read or refused', () => {
    const pieces = fc.array(
      fc.constantFrom(
        '1A.',
        '1a.',
        '1B.',
        'e4',
        'e5',
        '{1.5}',
        '{[%clk 0:01:00]}',
        '{[ts=2]}',
        '*',
        '[Event "x"]',
        '{',
        '}',
        '[',
        '(',
        ')',
        '$4',
        '1A...',
      ),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          pieces.map((words) => words.join(' ')),
        ),
        (text) => {
          const read = readBpgn(text);
          if (!read.ok) {
            expect(read.error.line).toBeGreaterThan(0);
            return;
          }
          const written = writeBpgn(read.value);
          expect(writeBpgn(readable(written))).toBe(written);
          playBpgn(read.value, T0);
        },
      ),
      { numRuns: 2000, seed: 9 },
    );
  });
});

describe('ends that no move tells', () => {
  const names: Names = { event: 'E', date: '2026.11.22', whiteA: 'Ann', blackA: 'Bob', whiteB: 'Cem', blackB: 'Dee' };
  const again = (state: ReturnType<typeof newMatch>) => played(writeBpgn(recordOf(state, names))).state;
  const begun = moves(after(newMatch({ timePerPlayerMs: 60_000 }), { type: 'startClocks' }), 'A:e4 B:d4 A:e5');

  it.each([
    ['resignation', after(begun, { type: 'resign', team: 'first' })],
    ['agreement', after(after(begun, { type: 'offerDraw', team: 'first' }), { type: 'offerDraw', team: 'second' })],
    ['aborted', after(begun, { type: 'abort', reason: 'x' })],
    ['flag', after(begun, { type: 'flag', board: 'B', side: 'black' }, T0 + 60_000 + 5)],
  ])('%s is written and read', (_, state) => {
    expect(again(state).end).toMatchObject({ result: state.end?.result, reason: state.end?.reason });
  });

  it('flags on both boards, with their seats', () => {
    const state = after(newMatch({ timePerPlayerMs: 5000 }), { type: 'startClocks' });
    const fallen = after(state, { type: 'flag', board: 'A', side: 'white' }, T0 + 5000);
    const text = writeBpgn(recordOf(fallen, names));
    expect(text).toContain('{WhiteA and WhiteB forfeits on time}');
    expect(played(text).state.end).toMatchObject({ reason: 'simultaneous-flags', at: fallen.end?.at });
  });

  it('S11 loss by punishment, S9 mates at once', () => {
    const punished = after(newMatch({ namedMove: 'game' }), { type: 'punish', board: 'B', side: 'white', reason: '' });
    expect(again(punished).end).toMatchObject({
      result: 'first',
      reason: 'punishment',
      at: [{ board: 'B', side: 'white' }],
    });
    expect(resultOf(null)).toBe('*');
  });

  it('in the words of others', () => {
    const head = '[WhiteA "Ann"][BlackA "Bob"][WhiteB "Cem"][BlackB "Dee"]\n';
    const end = (text: string) => played(`${head}1A. e4 ${text}`).state.end;
    expect(end('{Bob forfeits on time} 1-0')).toMatchObject({
      result: 'first',
      reason: 'flag',
      at: [{ board: 'A', side: 'black' }],
    });
    expect(end('{Cem forfeits on time} 1-0')).toMatchObject({ at: [{ board: 'B', side: 'white' }] });
    expect(end('{lost on time} 1-0')).toMatchObject({
      result: 'first',
      reason: 'flag',
      at: [{ board: 'A', side: 'black' }],
    });
    expect(end('{BlackA flagged} 1-0')).toMatchObject({ reason: 'flag', at: [{ board: 'A', side: 'black' }] });
    expect(end('{Bob resigns} 1-0')).toMatchObject({ result: 'first', reason: 'resignation' });
    expect(end('0-1')).toMatchObject({ result: 'second', reason: 'resignation' });
    expect(end('{Game drawn by mutual agreement} 1/2-1/2')).toMatchObject({ result: 'draw', reason: 'agreement' });
    expect(end('1/2-1/2')).toMatchObject({ result: 'draw', reason: 'agreement' });
    expect(end('*')).toBeNull();
  });

  it('a flag named for the wrong side does not fit the result', () => {
    expect(unplayable('1A. e4 {WhiteA forfeits on time} 1-0').code).toBe('bpgn/bad_result');
  });

  it('S8 a result of board B is one only where play ended there', () => {
    expect(played('1A. e4 {BB resigns} 1-0').state.end).toMatchObject({ result: 'second', reason: 'resignation' });
    expect(played('1A. e4 {BB resigns} 0-1').state.end).toMatchObject({ result: 'second', reason: 'resignation' });
    expect(unplayable('1A. e4 {BA resigns} 0-1').code).toBe('bpgn/bad_result');
    expect(unplayable('1A. e4 {WB forfeits on time} 1/2-1/2').code).toBe('bpgn/bad_result');
  });

  it('S8 a result that stands in the tag alone counts, one that contradicts the word is refused', () => {
    expect(played('[Result "0-1"]\n1A. e4').state.end).toMatchObject({ result: 'second', reason: 'resignation' });
    for (const unsaid of ['*', '?', '1:0'])
      expect(played(`[Result "${unsaid}"]\n1A. e4 0-1`).state.end).toMatchObject({ result: 'second' });
    for (const word of ['0-1', '1/2-1/2', '*'])
      expect(unreadable(`[Result "1-0"]\n1A. e4\n${word}`)).toEqual({
        code: 'bpgn/two_results',
        line: 3,
        token: word,
        expected: '1-0',
      });
  });

  it('S8 where nothing is said the moves tell', () => {
    const mate = '{@position A 6rk/6pp/8/6N1/8/8/8/4K3[] w - - 0 1} 1A. Nf7#';
    expect(played(mate).state.end).toMatchObject({ result: 'first', reason: 'mate' });
    expect(played(`[Result "*"]\n${mate}`).state.end).toMatchObject({ reason: 'mate' });
    expect(unplayable(`${mate} *`).code).toBe('bpgn/bad_result');
  });

  it('S8 an end that is none here, and a flag of nobody, are refused in words', () => {
    expect(unplayable('1A. e4 1a. e5\n{BlackA forfeits by disconnection} 1-0')).toEqual({
      line: 2,
      token: 'BlackA forfeits by disconnection',
      code: 'bpgn/unknown_end',
      rule: 'S8',
    });
    expect(unplayable('1A. e4 {Zed forfeits on time} 0-1')).toMatchObject({
      token: 'Zed forfeits on time',
      code: 'bpgn/unknown_player',
    });
  });
});

describe('what the arbiter has set', () => {
  const names: Names = { event: 'E', date: '', whiteA: '', blackA: '', whiteB: '', blackB: '' };
  const knight = { type: 'correctReserve', board: 'B', side: 'black', piece: 'n', count: 1, reason: '' } as const;
  const bare = { type: 'correctPosition', board: 'A', fen: '4k3/8/8/8/8/8/8/R3K3[R] b Q - 3 9', reason: '' } as const;

  it('stands where it was set, and is set again when the record is played', () => {
    const begun = after(newMatch(), knight);
    const state = moves(after(moves(begun, 'A:e4 B:e4 B:N@e5'), bare), 'A:Kd7 A:R@h1');
    const text = writeBpgn(recordOf(state, names));
    expect(text).toContain('{@reserve B n 1}\n1A. e4 1B. e4 1b. N@e5 {@position A 4k3/');
    expect(readable(text).moves[2]?.comments).toEqual(['@position A 4k3/8/8/8/8/8/8/R3K3[R] b Q - 3 9']);
  });

  it('S1 the side to move goes on counting from its moves', () => {
    const begun = after(newMatch(), knight);
    const set = after(moves(begun, 'A:e4 B:e4 B:N@e5'), bare);
    const state = moves(set, 'A:Kd7 B:d4');
    const again = played(writeBpgn(recordOf(state, names))).state;
    expect(BOARDS.map((board) => fenOf(again, board))).toEqual(BOARDS.map((board) => fenOf(state, board)));
    expect(again.boards.A.position).toEqual(state.boards.A.position);
    expect(again.corrections).toEqual(state.corrections);
  });

  it('a position set with the same side to move again: each side counts its own moves', () => {
    const twice = after(moves(newMatch(), 'A:e4'), { ...bare, fen: '4k3/8/8/8/8/8/8/4K3[] w - - 0 1' });
    const state = moves(twice, 'A:Kd2 A:Kd7 A:Kd3');
    const text = writeBpgn(recordOf(state, names));
    expect(text).toContain('2A. Kd2 1a. Kd7 3A. Kd3 *');
    expect(fenOf(played(text).state, 'A')).toBe(fenOf(state, 'A'));
    expect(unreadable('1A. e4 2A. d4 *')).toMatchObject({ code: 'bpgn/wrong_turn', expected: '1a.' });
  });

  it('a move of the side that is not to move there is refused', () => {
    const set = '1A. e4 {@position A 4k3/8/8/8/8/8/8/4K3[] b - - 0 1}\n2A. Kd2 *';
    expect(unplayable(set)).toEqual({ line: 2, token: '2A. Kd2', code: 'bpgn/wrong_turn', rule: 'S1' });
  });

  it('is refused like any other correction', () => {
    expect(unplayable('1A. e4 {@position A 8/8/8/8/8/8/8/8 w} *')).toMatchObject({
      token: '1A. e4',
      code: 'swedish/correct/bad_position',
    });
    expect(unplayable('{@reserve A Q 99}\n1A. e4 *')).toMatchObject({ line: 1, code: 'swedish/correct/bad_reserve' });
    expect(played('{@nonsense}\n1A. e4 {@position C x} *').state.corrections).toEqual([]);
  });
});

describe('settings in a record', () => {
  const names: Names = { event: 'E', date: '', whiteA: '', blackA: '', whiteB: '', blackB: '' };

  it('the time as every reader knows it, the rest where it differs', () => {
    const state = newMatch({ timePerPlayerMs: 60_500, dropWithCheck: 'none', simultaneousMs: 200 });
    const text = writeBpgn(recordOf(state, names));
    expect(text).toContain('[TimePerPlayerMs "60500"]\n[DropWithCheck "none"]\n[SimultaneousMs "200"]\n[Result "*"]');
    expect(played(text).initial).toEqual(state);
    expect(writeBpgn(recordOf(newMatch(), names))).toContain('[BlackB ""]\n[TimeControl "300+0"]\n[Result "*"]');
  });

  it('marks in names do not break the tags', () => {
    const text = writeBpgn(recordOf(newMatch(), { ...names, event: 'A "B"\n\\C]' }));
    expect(readable(text).tags[0]).toEqual({ name: 'Event', value: 'A "B" \\C]', line: 1 });
  });
});

describe('times', () => {
  it.each([
    [118_585, '0:01:58.585'],
    [0, '0:00:00'],
    [-5, '0:00:00'],
    [3_661_500, '1:01:01.5'],
    [299_999.6, '0:05:00'],
    [50, '0:00:00.05'],
  ])('%d ms is %s', (ms, text) => {
    expect(clockText(ms)).toBe(text);
  });

  it.each([
    ['0:01:58.585', 118_585],
    ['1:58', 118_000],
    ['58.5', 58_500],
    ['1:2:3', 3_723_000],
    ['', null],
    ['1:2:3:4', null],
    ['a', null],
    ['1::2', null],
    ['-1', null],
  ])('%j is %d ms', (text, ms) => {
    expect(clockMs(text)).toBe(ms);
  });

  it('any time is read as it is written', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 359_999_999 }), (ms) => clockMs(clockText(ms)) === ms));
    expect(secondsMs('1.5')).toBe(1500);
    expect(secondsMs('1,5')).toBeNull();
  });
});

describe('a match under way', () => {
  it('is printed as rules/notation.md has it', () => {
    const state = moves(matchOn({ A: null, B: null }), 'A:e4 A:e5 B:d4');
    expect(replayJson(state)).toEqual({
      game: 'swedish',
      status: 'playing',
      result: null,
      reason: null,
      boards: {
        A: {
          fen: 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR[] w KQkq - 0 2',
          toMove: 'white',
          moves: ['e4', 'e5'],
          clockMs: { white: null, black: null },
        },
        B: {
          fen: 'rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR[] b KQkq - 0 1',
          toMove: 'black',
          moves: ['d4'],
          clockMs: { white: null, black: null },
        },
      },
    });
    expect(BOARDS).toEqual(['A', 'B']);
  });
});

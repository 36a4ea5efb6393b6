import { describe, expect, it } from 'vitest';
import { GAME_PROBLEMS } from '../../words';
import { append, foldHistory } from '../../common/history';
import { decideUndo, undoTarget } from '../../common/undo';
import { readBpgn } from '../record/bpgn/readBpgn';
import { playBpgn } from '../record/bpgn/playBpgn';
import { swedish } from '..';
import { records } from '../record/records';
import { initial } from './initial';
import { BOARDS } from './seats';
import type { State } from './state';
import { after, fenOf, moves, newMatch, reserveOf, T0 } from '../testing/play';

const A = 'rnbqkb1r/pppppppp/8/8/8/8/PPPPPPPP/RNBQKB1R[Nn] w KQkq - 0 1';
const B = '4k3/8/8/8/8/8/4p3/4K3[] b - - 0 31';
const USUAL = fenOf(newMatch(), 'A');
const NAMES = { event: 'Cup', white: 'Reds', black: 'Blues' };
const fens = (state: State): readonly string[] => BOARDS.map((board) => fenOf(state, board));
const problemOf = (settings: Readonly<Record<string, unknown>>) => {
  const begun = initial({ settings });
  if (begun.ok) throw new Error('it begins');
  return begun.error;
};

describe('S14 a match that begins from positions of its own', () => {
  it('S14 begins there, a board each, with what lies in the reserves', () => {
    const state = newMatch({ startA: A, startB: B });
    expect(fens(state)).toEqual([A, B]);
    expect([reserveOf(state, 'A', 'white'), reserveOf(state, 'A', 'black')]).toEqual(['n', 'n']);
    expect(fens(newMatch({ startB: B }))).toEqual([USUAL, B]);
    expect(swedish.project(state).boards.map(({ toMove }) => toMove)).toEqual(['white', 'black']);
    const started = after(state, { type: 'startClocks' });
    expect(BOARDS.map((board) => started.boards[board].clock.running)).toEqual(['white', 'black']);
  });

  it('S14 its moves are numbered from there', () => {
    const state = moves(newMatch({ startB: B }), 'B:Kd7 B:Kxe2 B:Kc7 A:e4');
    expect(state.moves.map(({ number, side }) => [number, side])).toEqual([
      [31, 'black'],
      [32, 'white'],
      [32, 'black'],
      [1, 'white'],
    ]);
  });

  it('S5 S14 a king that stands at home has not moved, whatever right it has', () => {
    const state = newMatch({ startA: '4k3/8/8/8/8/8/8/4K3[R] w - - 0 1' });
    const dropped = moves(state, 'A:R@h1 A:Kd7');
    expect(moves(dropped, 'A:O-O').moves.at(-1)?.san).toBe('O-O');
  });

  it.each([
    ['startA', 'nonsense', 'bad_position', { board: 'A', what: 'fields' }],
    ['startB', A.replace('KQkq', 'GAha'), 'bad_position', { board: 'B', what: 'chess960' }],
    ['startB', '4k3/8/8/8/8/8/8/4KK2[] w - - 0 1', 'bad_position', { board: 'B', what: 'kings' }],
    ['startA', '6rk/5Npp/8/8/8/8/8/4K3[] b - - 0 1', 'mated', { board: 'A' }],
  ])('S14 %s %s is refused with the name of its setting', (setting, fen, name, params) => {
    expect(problemOf({ [setting]: fen })).toMatchObject({
      code: `swedish/start/${name}`,
      rule: 'S14',
      params: { setting, ...params },
    });
  });

  it('S14 what is wrong is said in words, of a side too', () => {
    const { params } = problemOf({ startB: '4k3/8/8/8/8/8/8/4KK2 w' });
    const said = (language: 'en' | 'ru') => GAME_PROBLEMS[language]['swedish/start/bad_position'](params as never);
    expect(said('ru')).toBe('Доска B так начаться не может: у каждой стороны один король (белые). Проверьте FEN.');
    expect(said('en')).toBe('Board B cannot begin like this: each side has one king (White). Check the FEN.');
  });

  it('S14 what is longer than any FEN is no such setting', () => {
    expect(problemOf({ startA: 'x'.repeat(201) })).toMatchObject({ code: 'settings/bad_value', rule: 'S14' });
  });

  it('B27 S14 undo goes back to it', () => {
    const begun = newMatch({ startA: A, startB: B });
    let history = foldHistory(swedish, begun, []);
    for (const [board, text] of [
      ['A', 'N@f3'],
      ['B', 'Kd7'],
    ] as const) {
      const made = swedish.decide(history.state, { type: 'commitTurn', line: `${board}:${text}` } as never, T0);
      if (!made.ok) throw new Error(made.error.code);
      for (const event of made.value) history = append(swedish, history, event);
    }
    while (undoTarget(swedish, history) !== null) {
      const back = decideUndo(swedish, history, T0, null);
      if (!back.ok) throw new Error(back.error.code);
      history = append(swedish, history, back.value);
    }
    expect(history.state).toEqual(begun);
  });
});

describe('S14 its record', () => {
  const played = (text: string) => {
    const read = readBpgn(text);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const value = playBpgn(read.value, T0);
    if (!value.ok) throw new Error(JSON.stringify(value.error));
    return value.value;
  };

  it.each([
    [{ startA: A, startB: B }, `${A} | ${B}`],
    [{ startB: B, incrementMs: 2000 }, `${USUAL} | ${B}`],
    [{ startA: '4k3/8/8/8/8/8/4P3/4K3 w' }, `4k3/8/8/8/8/8/4P3/4K3 w | ${USUAL}`],
  ])('S14 says where it began, and written again is the same to the byte: %j', (settings, tag) => {
    const line = 'startB' in settings ? 'B:Kd7 B:Kxe2 A:e4 B:Kc7' : 'A:e4 A:Kd7';
    const text = records.write(moves(newMatch(settings), line), NAMES);
    expect(text).toContain(`[SetUp "1"]\n[FEN "${tag}"]\n`);
    expect(text).not.toContain('@position');
    const again = played(text);
    expect(again.events.every(({ type }) => type === 'movePlayed')).toBe(true);
    expect(records.write(again.state, NAMES)).toBe(text);
    expect(again.initial.settings).toEqual(newMatch(settings).settings);
    const game = records.read(new TextEncoder().encode(text));
    expect(game.ok && game.value.settings).toEqual(settings);
  });
});

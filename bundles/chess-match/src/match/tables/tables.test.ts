import { describe, expect, it } from 'vitest';
import type { TableAct } from '../../contract/tables';
import { ORTHODOX_STUDY } from '../../games/chess/onFen/study';
import { START_FEN } from '../../games/chess/onFen';
import { emptyBoard } from '../../view/emptyBoard';
import { placementOf } from '../../games/chess/placement';
import { tablePgn } from './pgn';
import { draftMove, tableBoard, tableView } from './project';
import { readAct } from './readAct';
import type { LiveBoards, Table } from './state';
import { actOfTeam, newTeamTables, type TeamTables } from './teamTables';

const liveAt = (fen: string, ply: number): LiveBoards => ({
  1: { view: { ...emptyBoard(1), status: 'live', pieces: placementOf(fen), toMove: 'white' }, fen, ply },
  2: { view: emptyBoard(2), fen: null, ply },
});
const START = liveAt(START_FEN, 0);
const fenAfter = (...sans: readonly string[]): string =>
  sans.reduce((fen, san) => ORTHODOX_STUDY.play(fen, san)?.fen ?? '', START_FEN);

/** Hands at table 1 of White; throws where one is refused. */
const after = (acts: readonly TableAct[], live = START, at = 1, from: TeamTables = newTeamTables(2)): TeamTables => {
  let tables = from;
  for (const act of acts) {
    const next = actOfTeam(tables.white, at, act, { live, rules: ORTHODOX_STUDY });
    if (!next.ok) throw new Error(next.error.code);
    tables = { ...tables, white: next.value };
  }
  return tables;
};
const first = ({ white }: TeamTables): Table => {
  const [table] = white;
  if (table === undefined) throw new Error('no table');
  return table;
};
const refused = (tables: TeamTables, act: TableAct, live = START): string | null => {
  const next = actOfTeam(tables.white, 1, act, { live, rules: ORTHODOX_STUDY });
  return next.ok ? null : next.error.code;
};
const on = (table: Table, live = START) => tableBoard(table, live, ORTHODOX_STUDY);
const move = (san: string, step: number, study: number | null = 1): TableAct => ({ type: 'move', study, step, san });

describe('a work table', () => {
  it('follows its board until a piece is moved on it, and comes back to it with all that was tried kept', () => {
    expect(on(first(newTeamTables(2)))).toMatchObject({ follows: true, board: 1, plies: 0 });
    const tried = after([move('e4', 0, null), move('e5', 1)]);
    expect(on(first(tried))).toMatchObject({
      follows: false,
      plies: 2,
      toMove: 'white',
      lastMoves: [{ san: 'e5', from: 'e7', to: 'e5' }],
      line: [
        { turn: '1.', san: 'e4' },
        { turn: '1...', san: 'e5' },
      ],
    });
    const back = after([{ type: 'follow', board: 1 }], START, 1, tried);
    expect(on(first(back))).toMatchObject({ follows: true, plies: 0 });
    expect(tableView(first(back), START, ORTHODOX_STUDY)).toMatchObject({
      study: null,
      studies: [{ id: 1, moves: 2 }],
    });
    expect(on(first(after([{ type: 'open', study: 1 }], START, 1, back)))).toMatchObject({ plies: 2 });
  });

  it('keeps variations with names and drawings, and forgets those of what is taken away', () => {
    const tried = after([
      move('e4', 0, null),
      move('e5', 1),
      move('c5', 1),
      { type: 'name', study: 1, step: 3, name: '  the   Sicilian ' },
      { type: 'draw', study: 1, step: 3, arrows: [{ from: 'g1', to: 'f3', colour: 'green' }], circles: [] },
    ]);
    expect(on(first(tried))).toMatchObject({ name: 'the Sicilian', arrows: [{ from: 'g1', to: 'f3' }] });
    expect(on(first(after([move('Nf3', 3)], START, 1, tried)))).toMatchObject({ name: 'the Sicilian', arrows: [] });
    const without = after([{ type: 'remove', study: 1, step: 3 }], START, 1, tried);
    expect(first(without).studies[0]?.notes).toEqual({});
    expect(on(first(without))).toMatchObject({ plies: 1, name: '' });
    expect(refused(without, { type: 'go', study: 1, step: 3 })).toBe('tables/gone');
  });

  it('begins again from the position its board has now; a study in which nothing was tried makes room', () => {
    const tried = after([move('e4', 0, null), { type: 'again' }]);
    expect(first(tried).studies.map(({ id }) => id)).toEqual([1, 2]);
    const later = liveAt(fenAfter('d4'), 1);
    const again = after([{ type: 'again' }], later, 1, tried);
    expect(first(again).studies.map(({ id }) => id)).toEqual([1, 3]);
    expect(on(first(again), later).pieces).toMatchObject({ d4: 'wP' });
    expect(refused(after([{ type: 'follow', board: 2 }]), { type: 'again' })).toBe('tables/no_position');
    expect(refused(again, { type: 'follow', board: 7 })).toBe('tables/no_board');
  });

  it('takes a position set up by hand, and none that cannot be played from', () => {
    const pieces = { e1: 'wK', h1: 'wR', e8: 'bK' };
    const set = after([{ type: 'arrange', pieces, toMove: 'white' }, move('O-O', 0)]);
    expect(on(first(set)).pieces).toEqual({ g1: 'wK', f1: 'wR', e8: 'bK' });
    for (const wrong of [
      { e1: 'wK' },
      { e1: 'wK', e8: 'bK', e2: 'wR' },
      { e1: 'wK', e8: 'bK', a8: 'wP' },
      { e1: 'wK', e8: 'bK', i9: 'wR' },
      { e1: 'wK', e8: 'bK', a1: 'wT' },
    ])
      expect(refused(set, { type: 'arrange', pieces: wrong, toMove: 'white' })).toBe('tables/bad_position');
  });

  it('is handed on to another table of the team, which keeps what it had', () => {
    const tried = after([move('e4', 0, null)]);
    const own = after([{ type: 'follow', board: 1 }, move('d4', 0, null)], START, 2, tried);
    const handed = after([{ type: 'hand', study: 1, to: 2 }], START, 1, own);
    const second = handed.white[1];
    if (second === undefined) throw new Error('no table');
    expect(second.studies).toHaveLength(2);
    expect(on(second)).toMatchObject({ table: 2, follows: false, line: [{ turn: '1.', san: 'e4' }] });
    expect(first(handed)).toEqual(first(own));
    expect(handed.black).toEqual(newTeamTables(2).black);
    expect(refused(handed, { type: 'hand', study: 1, to: 1 })).toBe('tables/gone');
  });

  const named = (study: number, name: string, step = 0): TableAct => ({ type: 'name', study, step, name });
  const twoStudies = after([
    move('e4', 0, null),
    named(1, 'Plan with h4'),
    named(1, 'sharp', 1),
    { type: 'again' },
    move('d4', 0, 2),
  ]);
  const titles = (table: Table | undefined): readonly string[] =>
    table === undefined ? [] : tableView(table, START, ORTHODOX_STUDY).studies.map(({ name }) => name);

  it('calls no two studies alike, nor two variations of one; the same plan in another study may be', () => {
    expect(refused(twoStudies, named(2, ' plan  with H4 '))).toBe('tables/name_taken');
    expect(refused(twoStudies, named(1, 'Sharp'))).toBe('tables/name_taken');
    expect(refused(twoStudies, named(1, 'plan with h4', 1))).toBe('tables/name_taken');
    expect(refused(twoStudies, named(9, 'plan with h4'))).toBe('tables/gone');
    for (const free of [named(1, 'plan with h4'), named(2, ''), named(2, 'sharp', 1), named(2, 'sharp')])
      expect(refused(twoStudies, free)).toBeNull();
  });

  it('gives a study that is handed on a name of its own where its name is there already', () => {
    const hand: TableAct = { type: 'hand', study: 1, to: 2 };
    const handed = after([hand, hand, { type: 'hand', study: 2, to: 2 }, hand], START, 1, twoStudies);
    expect(titles(handed.white[1])).toEqual(['Plan with h4', 'Plan with h4 (2)', '', 'Plan with h4 (3)']);
    expect(handed.white[1]?.studies[1]?.notes[1]?.name).toBe('sharp');
    expect(titles(first(handed))).toEqual(['Plan with h4', '']);
    const long = after([named(1, 'x'.repeat(60)), hand, hand], START, 1, twoStudies);
    expect(titles(long.white[1])).toEqual(['x'.repeat(60), `${'x'.repeat(56)} (2)`]);
  });

  it('has limits, each said', () => {
    let tables = after([move('e4', 0, null)]);
    for (let study = 2; study <= 12; study += 1)
      tables = after([{ type: 'again' }, move('d4', 0, study)], START, 1, tables);
    expect(refused(tables, { type: 'again' })).toBe('tables/many_studies');
    let long = after([move('Nf3', 0, null)]);
    const round = ['Nf6', 'Ng1', 'Ng8', 'Nf3'];
    for (let step = 1; step < 399; step += 1) long = after([move(round[(step - 1) % 4] ?? '', step)], START, 1, long);
    expect(refused(long, move(round[398 % 4] ?? '', 399))).toBe('tables/full');
    expect(refused(long, move('Ke5', 399))).toBe('tables/illegal');
    expect(refused(newTeamTables(2), move('Ke5', 0, null))).toBe('tables/illegal');
  });
});

describe('a line for the draft', () => {
  const tried = first(after([move('e4', 0, null), move('e5', 1), move('Nf3', 2)]));
  it('is the move after the position on the board, wherever on the way that stands', () => {
    expect(draftMove(tried, START[1])).toEqual({ san: 'e4', problem: null });
    expect(draftMove(tried, liveAt(fenAfter('e4', 'e5'), 2)[1])).toEqual({ san: 'Nf3', problem: null });
  });

  it('is refused with the reason where it does not fit any more, or there is none', () => {
    const codeAt = (table: Table, live: LiveBoards): string | undefined => draftMove(table, live[1]).problem?.code;
    expect(codeAt(tried, liveAt(fenAfter('d4'), 1))).toBe('tables/played_on');
    expect(codeAt(tried, liveAt(fenAfter('e4', 'e5', 'Nf3'), 3))).toBe('tables/nothing_tried');
    expect(codeAt(first(newTeamTables(2)), START)).toBe('tables/nothing_tried');
    expect(draftMove(tried, START[2]).problem?.code).toBe('tables/no_position');
  });
});

describe('what a table is told', () => {
  it('is an act of a known shape', () => {
    expect(readAct({ type: 'move', study: null, step: 0, san: 'e4' }).ok).toBe(true);
    for (const wrong of [
      ...[null, 7, 'again', [], {}, { type: 'toString' }, { type: 'again', more: 1 }],
      ...[
        { type: 'move', study: null, step: -1, san: 'e4' },
        { type: 'follow', board: 0 },
      ],
      { type: 'arrange', pieces: { e1: 'xx' }, toMove: 'white' },
      { type: 'arrange', pieces: { i0: 'wK' }, toMove: 'white' },
      { type: 'name', study: 1, step: 0, name: 'x'.repeat(61) },
      { type: 'draw', study: 1, step: 0, arrows: [{ from: 'a1', to: 'a2', colour: 'pink' }], circles: [] },
    ])
      expect(readAct(wrong).ok).toBe(false);
  });
});

describe('the PGN of a table', () => {
  it('has a game for each study, other tries as variations, names and drawings as comments', () => {
    const tables = after([
      move('e4', 0, null),
      move('e5', 1),
      move('c5', 1),
      { type: 'name', study: 1, step: 3, name: 'the } Sicilian' },
      {
        type: 'draw',
        study: 1,
        step: 3,
        arrows: [{ from: 'g1', to: 'f3', colour: 'green' }],
        circles: [{ square: 'd4', colour: 'red' }],
      },
      move('Nf3', 3),
      { type: 'arrange', pieces: { e1: 'wK', a7: 'wP', e8: 'bK' }, toMove: 'black' },
    ]);
    const names = { event: 'A "cup"', white: 'Reds', black: 'Blues', begunAtMs: Date.UTC(2026, 10, 23) };
    const pgn = tablePgn(first(tables), 'white', names);
    expect(pgn).toContain('[Event "A \\"cup\\""]\n');
    expect(pgn).toContain('[Date "2026.11.23"]');
    expect(pgn).toContain('[Annotator "Reds, table 1"]');
    expect(pgn).toContain(`[SetUp "1"]\n[FEN "${START_FEN}"]`);
    expect(pgn.replace(/\n/g, ' ')).toContain('1. e4 e5 ( 1... c5 {[%csl Rd4][%cal Gg1f3] the ) Sicilian} 2. Nf3 ) *');
    expect(pgn).toContain('[FEN "4k3/P7/8/8/8/8/8/4K3 b - - 0 1"]');
    expect(pgn.match(/\[Event /g)).toHaveLength(2);
  });
});

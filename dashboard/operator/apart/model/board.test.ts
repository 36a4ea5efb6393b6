import { describe, expect, it } from 'vitest';
import { elsewhere, panelModels, pictureOf, type ApartEntry } from './board';

const board = (number: number) => ({
  board: number,
  files: 8,
  ranks: 8,
  pieces: { e2: 'wP' },
  lastMoves: [],
  check: [],
  reserves: { white: [{ piece: 'P', count: number }], black: [] },
});
const draft = { version: 1, line: '', problem: null, ready: false, san: null, pieces: {}, check: [], gives: null };
const MOVES = [{ san: 'P@e4', from: null, to: 'e4', piece: 'P', promotion: null }];
const entry = (san: string | null): ApartEntry =>
  ({
    game: 'swedish',
    boards: [
      { board: 1, thread: 'A', draft: { ...draft, san, pieces: { e4: 'wP' } }, move: null, moves: MOVES },
      { board: 2, thread: 'B', draft, move: null, moves: [] },
    ],
  }) as unknown as ApartEntry;
const VIEWS = {
  boards: { boards: [board(1), board(2)] },
  match: {
    teams: { white: { name: 'Reds' }, black: { name: 'Blues' } },
    threads: [
      { id: 'A', toMove: 'white', turn: '1A' },
      { id: 'B', toMove: 'black', turn: '1b' },
    ],
    seats: [
      { thread: 'A', side: 'white', team: 'white' },
      { thread: 'A', side: 'black', team: 'black' },
      { thread: 'B', side: 'white', team: 'black' },
      { thread: 'B', side: 'black', team: 'white' },
    ],
  },
  clocks: { clocks: [{ id: 'B-white', thread: 'B', side: 'white', remainingMs: 7 }] },
} as unknown as Parameters<typeof panelModels>[0];

describe('the model of a board', () => {
  it('S1 seats the teams crosswise, the first team below on both boards', () => {
    const models = panelModels(VIEWS, entry(null));
    expect(models.map(({ bottom, seats }) => [bottom, seats.white.name, seats.black.name])).toEqual([
      ['white', 'Reds', 'Blues'],
      ['black', 'Blues', 'Reds'],
    ]);
  });

  it('gives each seat its clock and its reserve', () => {
    const [a, b] = panelModels(VIEWS, entry(null));
    expect(b?.seats.white.clock?.remainingMs).toBe(7);
    expect(a?.seats.white.clock).toBeNull();
    expect([a?.seats.white.reserve, b?.seats.white.reserve]).toEqual([
      [{ piece: 'P', count: 1 }],
      [{ piece: 'P', count: 2 }],
    ]);
  });

  it('shows the board as the draft leaves it, a drop without a square it came from', () => {
    const drafted = panelModels(VIEWS, entry('P@e4')).map(pictureOf);
    expect(drafted[0]).toMatchObject({ isDrafted: true, pieces: { e4: 'wP' } });
    expect(drafted[0]?.lastMoves).toEqual([{ from: null, to: 'e4', san: 'P@e4' }]);
    expect(drafted[1]).toMatchObject({ isDrafted: false, pieces: { e2: 'wP' } });
  });

  it('knows facts of the other boards by whose their labels are', () => {
    const threadOf = (label: string): string | null => (/^\d/.test(label) ? label.slice(-1).toUpperCase() : null);
    expect(elsewhere(['12A', '12a', '13b'], 'A', threadOf)).toEqual(['13b']);
    expect(elsewhere(['white'], 'A', threadOf)).toEqual(['white']);
    expect(elsewhere([], 'A', threadOf)).toEqual([]);
  });
});

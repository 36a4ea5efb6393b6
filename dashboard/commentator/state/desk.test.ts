import type { BoardView } from 'chess-match/client/contract';
import { ORTHODOX_STUDY, tryMove, type Moment } from 'chess-match/client/explore';
import { chipBadges } from 'chess-match/games/business';
import { describe, expect, it } from 'vitest';
import { contentOf, deskAt, drawingOf, drawn, shownOn, wiped, type Desk } from './desk';

const FEN = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const view: BoardView = {
  board: 2,
  status: 'live',
  line: 'b2',
  files: 8,
  ranks: 8,
  pieces: { e2: 'wP' },
  toMove: 'white',
  lastMoves: [],
  check: [],
  badges: chipBadges(3),
  result: null,
  reserves: null,
};
const moment: Moment = {
  ply: 0,
  turn: '',
  line: '',
  boards: [view],
  positions: { '2': FEN },
  score: { white: 0, black: 0 },
  counts: {},
  thread: '',
  side: null,
  usedMs: null,
  remainingMs: null,
};
const node = { branch: 'b2', ply: 0, board: 2, view, turn: '', san: null, chipsBefore: null };
const desk = deskAt('m1', node, moment);
const words = { title: ' Plan ', caption: '', by: 'Ann', bottom: 'black' } as const;
const play = (from: Desk, ...sans: readonly string[]): Desk => ({
  ...from,
  study: from.study && sans.reduce((study, san) => tryMove(ORTHODOX_STUDY, study, san), from.study),
});

describe('the own board', () => {
  it('begins with the place as it stood, and shows what is tried from it', () => {
    expect(shownOn(ORTHODOX_STUDY, desk)).toMatchObject({ pieces: { e2: 'wP' }, toMove: 'white', lastMoves: [] });
    const tried = shownOn(ORTHODOX_STUDY, play(desk, 'e4'));
    expect(tried).toMatchObject({ toMove: 'black', lastMoves: [{ from: 'e2', to: 'e4', san: 'e4' }] });
    expect(tried.pieces).toMatchObject({ e4: 'wP', e8: 'bK' });
  });

  it('has nobody to move after a mate', () => {
    const mate = play(desk, 'f3', 'e5', 'g4', 'Qh4#');
    expect(shownOn(ORTHODOX_STUDY, play(desk, 'f3', 'e5', 'g4')).toMove).toBe('black');
    expect(shownOn(ORTHODOX_STUDY, mate)).toMatchObject({ toMove: null, lastMoves: [{ from: 'd8', to: 'h4' }] });
  });

  it('tries nothing where a branch is over or the game is another', () => {
    expect(deskAt('m1', { ...node, view: { ...view, status: 'ended' } }, moment).study).toBeNull();
    expect(deskAt('m1', node, { ...moment, positions: {} }).study).toBeNull();
  });

  it('keeps a drawing for each step: the same again takes it away, another colour changes it', () => {
    const marked = drawn(drawn(desk, 'e2', 'e4', 'green'), 'd4', 'd4', 'red');
    expect(drawingOf(marked)).toEqual({
      arrows: [{ from: 'e2', to: 'e4', colour: 'green' }],
      circles: [{ square: 'd4', colour: 'red' }],
    });
    expect(drawingOf(drawn(marked, 'e2', 'e4', 'blue')).arrows).toEqual([{ from: 'e2', to: 'e4', colour: 'blue' }]);
    expect(drawingOf(drawn(marked, 'e2', 'e4', 'green')).arrows).toEqual([]);
    expect(drawingOf(play(marked, 'e4'))).toEqual({ arrows: [], circles: [] });
    expect(drawingOf(wiped(marked))).toEqual({ arrows: [], circles: [] });
  });

  it('draws no more than the air takes', () => {
    let full = desk;
    for (let file = 0; file < 8; file += 1)
      for (let rank = 1; rank <= 4; rank += 1) {
        const square = `${String.fromCharCode(97 + file)}${rank}`;
        full = drawn(full, square, square, 'green');
      }
    expect(drawingOf(full).circles).toHaveLength(24);
  });

  it('goes on air with its drawing, the end of its variation and its words', () => {
    const sans = ['e4', 'e5', 'Nf3', 'Nc6', 'Bb5', 'a6', 'Ba4', 'Nf6', 'O-O', 'Be7', 'Re1', 'b5', 'Bb3'];
    const content = contentOf(ORTHODOX_STUDY, drawn(play(desk, ...sans), 'b3', 'f7', 'red'), words);
    expect(content).toMatchObject({ board: 2, title: 'Plan', by: 'Ann', bottom: 'black', toMove: 'black' });
    expect(content.arrows).toEqual([{ from: 'b3', to: 'f7', colour: 'red' }]);
    expect([content.line.length, content.line[0], content.line.at(-1)]).toEqual([
      12,
      { turn: '1...', san: 'e5' },
      { turn: '7.', san: 'Bb3' },
    ]);
    expect(content.reserves).toBeNull();
  });

  it('goes on air with what both players may drop', () => {
    const reserves = { white: [{ piece: 'N', count: 2 }], black: [{ piece: 'N', count: 0 }] };
    const taken = deskAt('m1', { ...node, view: { ...view, reserves } }, moment);
    expect(contentOf(ORTHODOX_STUDY, taken, words).reserves).toEqual(reserves);
  });
});

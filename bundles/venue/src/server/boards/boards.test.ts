import { placementOf } from 'chess-match/client/view';
import type { WoodenBoard } from 'chess-match/contract/venue';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { without } from './wood';
import { boardsBench, played, START, WHITES } from './testing/boardsBench';
import { seriesDraft } from './testing/seriesDraft';

describe('a wooden board of a captain', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('fills the draft of its team once it has lain still, as its captain, and nothing else', async () => {
    const { read, rest, sent, match } = boardsBench();
    read(placementOf(START), true);
    const { e2: pawn = '', ...lifted } = placementOf(START);
    read(lifted);
    await rest();
    expect(sent).toEqual([]);
    read({ ...lifted, e3: pawn });
    await rest(200);
    read({ ...lifted, e4: pawn });
    await rest();
    expect(sent).toEqual([{ device: 'board:W1', place: 'captain-white', line: '1:e4' }]);
    read(placementOf(START));
    await rest();
    expect(match.line).toBe('');
  });

  it('says nothing in the opponent’s turn, nor where the operator enters; then what it shows', async () => {
    const { read, rest, lines, commit, match, boards } = boardsBench();
    read(placementOf(START), true);
    commit('e4');
    expect(boards.report().boards[0]).toMatchObject({
      reading: 'differs',
      squares: [
        { square: 'e2', piece: null },
        { square: 'e4', piece: 'wP' },
      ],
    });
    read(placementOf(played(START, 'e4', 'e5')));
    await rest();
    expect(lines()).toEqual([]);
    commit('e5');
    match.entry = 'operator';
    read(placementOf(played(START, 'e4', 'e5', 'Nf3')));
    await rest();
    expect(lines()).toEqual([]);
    match.entry = 'captains';
    boards.look();
    await rest();
    expect(lines()).toEqual(['1:Nf3']);
  });

  it('gives way to what is typed, until it is moved again', async () => {
    const { read, rest, lines, type } = boardsBench();
    read(placementOf(START), true);
    read(placementOf(played(START, 'e4')));
    await rest();
    type('1:d4');
    await rest();
    expect(lines()).toEqual(['1:e4']);
    read(placementOf(played(START, 'Nf3')));
    await rest();
    expect(lines()).toEqual(['1:e4', '1:Nf3']);
  });

  it('says it again where the draft had become another one meanwhile', async () => {
    const { read, rest, lines, match, type, refuse } = boardsBench();
    read(placementOf(START), true);
    refuse(true);
    read(placementOf(played(START, 'e4')));
    await rest();
    expect(lines()).toEqual(['1:e4']);
    refuse(false);
    type('offer 1');
    await rest();
    expect(lines()).toEqual(['1:e4', '1:e4 offer 1']);
    refuse(true);
    read(placementOf(played(START, 'c4')));
    await rest();
    refuse(false);
    type('offer 1 1:d4');
    await rest();
    expect(lines().slice(0, 3)).toEqual(['1:e4', '1:e4 offer 1', '1:c4 offer 1']);
    expect(match.line).toContain('1:d4');
  });

  it('says what was lost on the way once more when something is heard again, and only what it last came to', async () => {
    const { read, rest, lines, lose, boards, match } = boardsBench();
    read(placementOf(START), true);
    lose(true);
    read(placementOf(played(START, 'e4')));
    await rest();
    read(placementOf(played(START, 'd4')));
    await rest();
    lose(false);
    boards.look();
    await rest();
    expect(match.line).toBe('1:d4');
    expect(lines().at(-1)).toBe('1:d4');
    const said = lines().length;
    boards.look();
    await rest();
    expect(lines()).toHaveLength(said);
  });

  it('says a corrected move again that was refused, over what it said itself', async () => {
    const { read, rest, lines, type, refuse } = boardsBench();
    read(placementOf(START), true);
    read(placementOf(played(START, 'e4')));
    await rest();
    refuse(true);
    read(placementOf(played(START, 'c4')));
    await rest();
    refuse(false);
    type('offer 1 1:e4');
    await rest();
    expect(lines()).toEqual(['1:e4', '1:c4', '1:c4 offer 1']);
    type('offer 1 1:e4');
    await rest();
    expect(lines()).toHaveLength(3);
  });

  it('is a daughter’s as soon as she is drafted: what to set up is told, and her move goes onto the line', async () => {
    const { read, rest, lines, match, type, reading } = boardsBench({ ...WHITES, board: 2 });
    match.fen = played(START, 'e4', 'e5');
    read(placementOf(START), true);
    expect(reading()).toMatchObject({ reading: null, squares: [] });
    match.branch = '1>2';
    type('branch 1>2 5+5');
    expect(reading()?.squares.map(({ square }) => square)).toEqual(['e2', 'e4', 'e5', 'e7']);
    read(placementOf(played(START, 'e4', 'e5')));
    await rest();
    expect(reading()).toMatchObject({ reading: 'alike' });
    read(placementOf(played(START, 'e4', 'e5', 'Bc4')));
    await rest();
    expect(lines()).toEqual(['branch 1>2 5+5 2:Bc4']);
  });

  it('is both captains’ where both play at it', async () => {
    const { read, rest, sent, commit } = boardsBench({ serial: 'W1', place: 'board-1', board: null });
    read(placementOf(START), true);
    read(placementOf(played(START, 'e4')));
    await rest();
    commit('e4');
    read(placementOf(played(START, 'e4', 'c5')));
    await rest();
    expect(sent.map(({ place, line }) => [place, line])).toEqual([
      ['captain-white', '1:e4'],
      ['captain-black', '1:c5'],
    ]);
  });

  it('overwrites nothing when LiveChess comes back', async () => {
    const { read, rest, lines, type, reading } = boardsBench();
    read(placementOf(START), true);
    type('1:d4');
    read(null);
    expect(reading()).toBeUndefined();
    read(placementOf(played(START, 'e4')), true);
    await rest();
    expect(lines()).toEqual([]);
  });
});

describe('a wooden board of a series', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const wood = (...sans: readonly string[]) => seriesDraft(START, sans).pieces;

  it('makes it move by move, and a piece put back takes his move back', async () => {
    const { read, rest, lines } = boardsBench(WHITES, 'progressive');
    read(wood(), true);
    for (const sans of [['e4'], ['e4', 'Nf3'], ['e4', 'Nf3', 'Ng5'], ['e4', 'Nf3'], ['e4', 'Nf3', 'Ne5'], ['e4']]) {
      read(wood(...sans));
      await rest();
    }
    expect(lines()).toEqual(['e4', 'e4 Nf3', 'e4 Nf3 Ng5', 'e4 Nf3', 'e4 Nf3 Ne5', 'e4']);
  });

  it('takes nothing away that was entered at a screen, and tells what is still to be moved', async () => {
    const { read, rest, lines, type, seen } = boardsBench(WHITES, 'progressive');
    read(wood(), true);
    type('e4 d4');
    expect(seen('captain-white')).toMatchObject({ reading: 'differs', squares: [{}, {}, {}, {}] });
    read(wood('e4'));
    await rest();
    expect([lines(), seen('captain-white')?.squares.map(({ square }) => square)]).toEqual([[], ['d2', 'd4']]);
    read(wood('e4', 'd4'));
    await rest();
    read(wood('e4', 'd4', 'Nc3'));
    await rest();
    expect(lines()).toEqual(['e4 d4 Nc3']);
  });

  it('gives way to a step that came first, and goes on from there once it stands so', async () => {
    const { read, rest, lines, type, refuse } = boardsBench(WHITES, 'progressive');
    read(wood(), true);
    refuse(true);
    read(wood('e4'));
    await rest();
    refuse(false);
    type('d4');
    await rest();
    read(wood('d4'));
    await rest();
    read(wood('d4', 'Nc3'));
    await rest();
    expect(lines()).toEqual(['e4', 'd4 Nc3']);
  });
});

describe('a captain is told of his wooden boards', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('which, how it stands, what belongs there, and that it is away; nobody else is', async () => {
    const { read, rest, seen, match, type } = boardsBench({ ...WHITES, board: 2 });
    match.fen = played(START, 'e4', 'e5');
    read(placementOf(START), true);
    match.branch = '1>2';
    type('branch 1>2 5+5');
    expect(seen('captain-white')).toMatchObject({ serial: 'W1', board: 2, isRead: true, reading: 'differs' });
    expect(seen('captain-white')?.squares.slice(0, 2)).toEqual([
      { square: 'e2', piece: null },
      { square: 'e4', piece: 'wP' },
    ]);
    for (const place of ['captain-black', 'captain-white-1', 'table-white-2', 'screen-white', 'board-2'] as const)
      expect(seen(place)).toBeUndefined();
    expect(seen('captain-white-2')).toMatchObject({ board: 2 });
    read(placementOf(played(START, 'e4', 'e5', 'Bc4')));
    await rest();
    expect(seen('captain-white')).toMatchObject({ reading: 'move', squares: [] });
    read(null);
    expect(seen('captain-white')).toMatchObject({ isRead: false, reading: null, squares: [] });
  });

  it('and not, of one at which both play, of what the other team prepares', async () => {
    const { read, rest, seen, commit } = boardsBench({ serial: 'W1', place: 'board-1', board: null });
    read(placementOf(START), true);
    read(placementOf(played(START, 'e4')));
    await rest();
    expect(seen('captain-white')).toMatchObject({ isRead: true, reading: 'move' });
    expect(seen('captain-black')).toMatchObject({ isRead: true, reading: null, squares: [] });
    commit('e4');
    expect(seen('captain-black')).toMatchObject({ reading: 'alike' });
    expect(seen('captain-white')).toMatchObject({ reading: null });
  });
});

describe('a wooden board of a work table', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const TABLE: WoodenBoard = { serial: 'T', place: 'table-white-2', board: null };

  it('moves on its table, of either side, and tells the crew nothing of the position', async () => {
    const { read, rest, acts, commit, reading } = boardsBench(TABLE);
    read(placementOf(START), true);
    read(placementOf(played(START, 'e4')));
    await rest();
    expect(acts).toEqual([{ type: 'move', study: null, step: 0, san: 'e4' }]);
    expect(reading()).toMatchObject({ reading: 'move', squares: [] });
    commit('d4');
    expect(reading()).toMatchObject({ reading: 'differs', squares: [] });
    read(placementOf(played(START, 'd4', 'd5')));
    await rest();
    expect(acts[1]).toMatchObject({ type: 'move', san: 'd5' });
  });

  it('moves once more where its move was refused or lost', async () => {
    const { read, rest, acts, boards, refuse } = boardsBench(TABLE);
    read(placementOf(START), true);
    refuse(true);
    read(placementOf(played(START, 'e4')));
    await rest();
    expect(acts).toHaveLength(1);
    refuse(false);
    boards.look();
    await rest();
    boards.look();
    await rest();
    const act = { type: 'move', study: null, step: 0, san: 'e4' };
    expect(acts).toEqual([act, act]);
  });

  it('sets up once more what was refused or lost, without waiting again', async () => {
    const { read, rest, acts, boards, refuse } = boardsBench(TABLE);
    read(placementOf(START), true);
    refuse(true);
    const pieces = { e1: 'wK', e8: 'bK', d1: 'wQ' };
    read(pieces);
    await rest(5000);
    refuse(false);
    boards.look();
    await rest();
    boards.look();
    await rest();
    const act = { type: 'arrange', pieces, toMove: 'white' };
    expect(acts).toEqual([act, act]);
  });

  it('sets a position up once it has lain still for long, never with a piece in the hand', async () => {
    const { read, rest, acts } = boardsBench(TABLE);
    read(placementOf(START), true);
    read(without(placementOf(START), 'd1'));
    await rest(10_000);
    expect(acts).toEqual([]);
    const pieces = { e1: 'wK', e8: 'bK', d1: 'wQ' };
    read(pieces);
    await rest(1000);
    expect(acts).toEqual([]);
    await rest(4000);
    expect(acts).toEqual([{ type: 'arrange', pieces, toMove: 'white' }]);
  });
});

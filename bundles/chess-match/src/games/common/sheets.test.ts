import { expect, it } from 'vitest';
import { madeMove, rowsOf, withOffers, withRemarks, type Sheet, type SheetMove } from './sheets';
import type { Side } from './sides';

const move = (number: number, side: Side, atMs: number | null = 0): SheetMove =>
  madeMove({ number, side, text: `${number}${side}`, clockMs: null, atMs });
const sheet = (board: number, moves: readonly SheetMove[]): Sheet => ({
  key: `board-${board}`,
  board,
  name: String(board),
  form: 'pairs',
  teams: { white: 'white', black: 'black' },
  before: [],
  end: null,
  moves,
});
const offeredOn = (sheets: readonly Sheet[]): readonly (readonly string[])[] =>
  sheets.map(({ moves }) => moves.flatMap(({ text, isOffer }) => (isOffer ? [text] : [])));

it('moves of one number stand in one row', () => {
  const rows = rowsOf([move(1, 'white'), move(1, 'black'), move(2, 'white')]);
  expect(rows.map(({ number, white, black }) => [number, white?.text, black?.text])).toEqual([
    [1, '1white', '1black'],
    [2, '2white', undefined],
  ]);
});

it('who begins with Black, or moves twice where a position was set, has a row of his own', () => {
  const rows = rowsOf([move(5, 'black'), move(6, 'white'), move(6, 'white'), move(6, 'black'), move(6, 'black')]);
  expect(rows.map(({ number, white, black }) => [number, white?.text, black?.text])).toEqual([
    [5, undefined, '5black'],
    [6, '6white', undefined],
    [6, '6white', '6black'],
    [6, undefined, '6black'],
  ]);
});

it('an offer stands beside the last move of who made it, on its own board', () => {
  const moves = [move(1, 'white', 10), move(1, 'black', 20), move(2, 'white', 30)];
  const sheets = [sheet(1, moves), sheet(2, moves)];
  expect(offeredOn(withOffers(sheets, [{ side: 'white', board: 2, atMs: 25 }]))).toEqual([[], ['1white']]);
  expect(offeredOn(withOffers(sheets, [{ side: 'black', board: 1, atMs: 99 }]))).toEqual([['1black'], []]);
  expect(offeredOn(withOffers(sheets, [{ side: 'black', board: 1, atMs: 5 }]))).toEqual([[], []]);
});

it('a move is with no offer, on its own sheet and without remarks, as long as nobody says more of it', () => {
  expect(move(1, 'white')).toMatchObject({ isOffer: false, isInherited: false, remarks: [] });
});

it('an offer stands beside no move of which nobody knows when it was made', () => {
  const sheets = [sheet(1, [move(1, 'white', 10), move(2, 'white', null)])];
  expect(offeredOn(withOffers(sheets, [{ side: 'white', board: 1, atMs: 99 }]))).toEqual([['1white']]);
});

it('an offer for the whole match stands on its sheet where there is one alone', () => {
  const moves = [move(1, 'white', 10)];
  const offer = { side: 'white', board: null, atMs: 10 } as const;
  expect(offeredOn(withOffers([sheet(1, moves)], [offer]))).toEqual([['1white']]);
  expect(offeredOn(withOffers([sheet(1, moves), sheet(2, moves)], [offer]))).toEqual([[], []]);
});

it('remarks stand above the first move, or beside the move that they follow', () => {
  const remark = (code: string) => ({ code, params: {} });
  const { before, moves } = withRemarks(
    [move(1, 'white'), move(1, 'black')],
    [
      { after: 0, remark: remark('first') },
      { after: 2, remark: remark('last') },
    ],
  );
  expect([before, ...moves.map(({ remarks }) => remarks)]).toEqual([[remark('first')], [], [remark('last')]]);
});

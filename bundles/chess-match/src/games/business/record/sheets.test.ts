import { expect, it } from 'vitest';
import type { GameSheets } from '../../common/sheets';
import { SHEET_WORDS } from '../words/sheet';
import { playRecord } from './playRecord';
import { readRecord } from './readRecord';
import { sheetsOf } from './sheets';

const sheetsAfter = (...lines: readonly string[]): GameSheets => {
  const file = readRecord(new TextEncoder().encode(`[GameRating "10"]\n[Boards "5"]\n${lines.join('\n')}\n`));
  if (!file.ok) throw new Error(JSON.stringify(file.error));
  const played = playRecord(file.value);
  if (!played.ok) throw new Error(JSON.stringify(played.error));
  return sheetsOf(played.value.states.at(-1) ?? played.value.initial);
};

/** Each sheet as lines of text: "e4 / remarks", moves of the mother's in brackets, offers with (=). */
const told = ({ sheets }: GameSheets): readonly (readonly string[])[] =>
  sheets.map(({ before, moves, key }) => [
    [key, ...before.map((remark) => SHEET_WORDS.remark(remark, 'en'))].join(' / '),
    ...moves.map(({ text, isInherited, isOffer, remarks }) =>
      [
        `${isInherited ? `[${text}]` : text}${isOffer ? ' (=)' : ''}`,
        ...remarks.map((remark) => SHEET_WORDS.remark(remark, 'en')),
      ].join(' / '),
    ),
  ]);

it('II.6 a sheet has the moves before its branch was born, and what became of its chips', () => {
  const sheets = sheetsAfter(
    ...['1. 1:e4 {[%clk 1:29:50]}', '1... 1:e5', '2. 1:Nf3 2:Nc3 branch 1>2 3+7', '2... 1:Nc6 2:Nf6 pass 2>1'],
    ...['3. 1:Bb5 2:Bc4 offer 2', '@veto black', '3... 1:a6 2:d6', '4. 1:Ba4 select 2>1'],
  );
  expect(told(sheets)).toEqual([
    [
      ...['1w-1 / begins with 10 chips', 'e4', 'e5', 'Nf3 / board 2 branches off, 3 chips left'],
      ...['Nc6 / pass: 1 chip from board 2, now 4', 'Bb5', 'a6 / veto by Black'],
      'Ba4 / selection: 6 chips from board 2, now 10',
    ],
    [
      ...['2w-2', '[e4]', '[e5]', 'Nc3 / branches off board 1 with 7 chips'],
      ...['Nf6 / pass: 1 chip to board 1, 6 left', 'Bc4 (=)', 'd6 / veto by Black'],
    ],
  ]);
  expect(sheets.sheets.map(({ end }) => end)).toEqual([
    null,
    { reason: 'selection', result: 'black', turn: '4.', remarks: [{ code: 'stake', params: { chips: 6 } }] },
  ]);
  expect(sheets.sheets[0]?.moves.map(({ clockMs }) => clockMs).slice(0, 2)).toEqual([5_390_000, null]);
});

it('B19 the ledger gives each change of the score with the chips it was made for', () => {
  const { scored } = sheetsAfter(
    ...['1. 1:e4 2:d4 branch 1>2 4+6', '1... 1:e5 2:d5', '2. 1:Nf3 select 2>1', '2... resign 1'],
  );
  expect(scored.map(({ turn, board, reason, halves, remarks }) => ({ turn, board, reason, halves, remarks }))).toEqual([
    {
      turn: '2.',
      board: 2,
      reason: 'selection',
      halves: { white: 0, black: 12 },
      remarks: [{ code: 'stake', params: { chips: 6 } }],
    },
    {
      turn: '2...',
      board: 1,
      reason: 'resignation',
      halves: { white: 20, black: 0 },
      remarks: [{ code: 'stake', params: { chips: 10 } }],
    },
  ]);
});

it('B27 what the arbiter set stands beside the move it followed, on every sheet that it leads to', () => {
  const fen = 'rnbqkbnr/pppp1p1p/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2';
  const sheets = sheetsAfter(
    ...['1. 1:e4', '1... 1:e5', `@position 1 ${fen}`, '@rating 1 9', '2. 1:Nf3 2:Nc3 branch 1>2 3+6'],
  );
  const set = `position set by the arbiter: ${fen}`;
  expect(told(sheets)).toEqual([
    [
      ...['1w-1 / begins with 10 chips', 'e4', `e5 / set by the arbiter: 9 chips / ${set}`],
      'Nf3 / board 2 branches off, 3 chips left',
    ],
    ['2w-2', '[e4]', `[e5] / ${set}`, 'Nc3 / branches off board 1 with 6 chips'],
  ]);
});

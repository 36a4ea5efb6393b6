import type { TableBoard } from 'chess-match/client/contract';
import { ZONES, zonesMeet } from 'chess-match/client/show';
import { describe, expect, it } from 'vitest';
import { FIXTURES } from '../games/business/fixtures/fixtures';
import { fixtures } from '../games/business/fixtures/tables';
import { fitMoves, programLayout, screenLayout } from './layout';
import { pairsOf, sheetOf } from './pairs';
import { planTables, type Seen } from './plan';
import { shownOf } from './shown';

const TABLES: readonly TableBoard[] = fixtures['five-branch']?.tables?.white ?? [];
const numbers = [1, 2, 3, 4, 5];

describe('what is shown of a team’s tables', () => {
  it('is those that stand free, from left to right as they stand in the hall', () => {
    const shown = shownOf(FIXTURES.five.match, TABLES, null);
    expect(shown.kind === 'tables' && shown.tables.map(({ table }) => table)).toEqual([4, 2, 1, 3, 5]);
    const following = TABLES.map((table) => ({ ...table, follows: table.table !== 3 }));
    expect(shownOf(FIXTURES.five.match, following, null)).toMatchObject({
      kind: 'tables',
      tables: [{ table: 3 }],
      large: false,
    });
  });

  it('stands by number where boards are played apart', () => {
    const shown = shownOf({ threads: ['1', '2'] }, TABLES, null);
    expect(shown.kind === 'tables' && shown.tables.map(({ table }) => table)).toEqual([1, 2, 3, 4, 5]);
  });

  it('is one, large, where one is asked for; nothing where it only follows its board', () => {
    expect(shownOf(FIXTURES.five.match, TABLES, 2)).toMatchObject({
      kind: 'tables',
      tables: [{ table: 2 }],
      large: true,
    });
    expect(shownOf(FIXTURES.five.match, [], 2)).toEqual({ kind: 'idle', table: 2 });
    expect(shownOf(FIXTURES.five.match, [], null)).toEqual({ kind: 'idle', table: null });
  });

  it('is a secret where the rules keep it, whatever was asked for', () => {
    expect([shownOf(FIXTURES.five.match, null, null), shownOf(FIXTURES.five.match, null, 3)]).toEqual([
      { kind: 'secret' },
      { kind: 'secret' },
    ]);
  });
});

describe('where tables stand', () => {
  it.each([1, 2, 3, 4, 5])('%s on the program lie in the zone of full pictures, apart from each other', (count) => {
    const layouts = programLayout(numbers.slice(0, count));
    const { x, y, width, height } = ZONES.full;
    for (const [index, { card, board, words, moves }] of layouts.entries()) {
      expect([card.x >= x, card.y >= y, card.x + card.width <= x + width, card.y + card.height <= y + height]).toEqual(
        Array(4).fill(true),
      );
      for (const other of layouts.slice(index + 1)) expect(zonesMeet(card, other.card)).toBe(false);
      const squares = { ...board, width: board.size, height: board.size };
      for (const text of [words, moves])
        if (text !== null) {
          expect(zonesMeet(squares, text)).toBe(false);
          expect([text.x + text.width <= card.width, text.y + text.height <= card.height]).toEqual([true, true]);
        }
    }
  });

  it('each on its team’s own screen lies below the camera of its table, alone or with others', () => {
    const all = screenLayout(numbers, false, false);
    for (const table of numbers) expect(screenLayout([table], false, false)[0]).toEqual(all[table - 1]);
    expect(all.map(({ card }) => card.x)).toEqual([800, 448, 1152, 96, 1504]);
    expect(screenLayout([4], true, false)[0]?.card).toEqual(ZONES.underCameras);
  });

  it('below a camera leave room for both reserves, a name in two lines, and a move', () => {
    const [layout] = screenLayout([1], false, true);
    const { reserve, name, moves } = layout?.type ?? {
      reserve: { height: Infinity },
      name: { twoLines: [] },
      moves: [],
    };
    const said = 2 * (reserve.height + 8) + 2 * Math.max(...name.twoLines) + 8 + Math.min(...moves);
    expect(layout?.words.height).toBeGreaterThanOrEqual(said);
  });

  it('moves are written as large as all fit, else the last of them small', () => {
    const box = { width: 300, height: 400 };
    expect(fitMoves(box, [30, 26], 3)).toMatchObject({ font: 30, columns: 1 });
    const crowded = fitMoves(box, [30, 26], 12);
    expect(crowded.font).toBe(26);
    expect(crowded.rows * crowded.row).toBeLessThanOrEqual(box.height);
    expect(fitMoves({ width: 300, height: 10 }, [30, 26], 12).rows).toBe(1);
  });
});

describe('a variation', () => {
  it('is written in rows of two moves, and says where it goes on from', () => {
    const line = ['24... Qd2', '25. Kf1', '25... Qd1', '26. Kg2'].map((move) => {
      const [turn = '', san = ''] = move.split(' ');
      return { turn, san };
    });
    expect(pairsOf(line)).toEqual([
      { turn: '24.', first: null, second: 'Qd2' },
      { turn: '25.', first: 'Kf1', second: 'Qd1' },
      { turn: '26.', first: 'Kg2', second: null },
    ]);
    expect(sheetOf({ line, plies: 4 }, 3).isCut).toBe(false);
    expect(sheetOf({ line, plies: 40 }, 3).isCut).toBe(true);
    expect(sheetOf({ line, plies: 4 }, 2)).toMatchObject({ isCut: true, pairs: [{ turn: '25.' }, { turn: '26.' }] });
  });
});

describe('what moves', () => {
  const { match } = FIXTURES.five;
  const seen = (tables: readonly TableBoard[] | null, chosen: number | null = null): Seen => ({
    team: 'white',
    match,
    shown: shownOf(match, tables, chosen),
  });
  const changed = (table: number, over: Partial<TableBoard>) =>
    TABLES.map((view) => (view.table === table ? { ...view, ...over } : view));

  it('a piece moved at a table moves there, and nowhere else', () => {
    const { pieces = {} } = TABLES.find(({ table }) => table === 1) ?? {};
    const { e4 = '', ...others } = pieces;
    const next = changed(1, { pieces: { ...others, e5: e4 }, lastMoves: [{ from: 'e4', to: 'e5', san: 'e5' }] });
    const steps = planTables(seen(TABLES), seen(next));
    expect(steps).toEqual([{ kind: 'pieces', table: 1, steps: [{ kind: 'slide', from: 'e4', to: 'e5', code: e4 }] }]);
  });

  it('another position swaps that table; another set of tables, the large one or a secret the whole picture', () => {
    expect(planTables(seen(TABLES), seen(changed(2, { pieces: {} })))).toEqual([{ kind: 'swap', table: 2 }]);
    const whole = [{ kind: 'swap', table: null }];
    expect(planTables(seen(TABLES), seen(changed(2, { follows: true })))).toEqual(whole);
    expect(planTables(seen(TABLES), seen(TABLES, 4))).toEqual(whole);
    expect(planTables(seen(TABLES), seen(null))).toEqual(whole);
  });

  it('words are set, arrows are drawn, and what is the same stands', () => {
    expect(planTables(seen(TABLES), seen(changed(5, { name: 'Plan' })))).toEqual([]);
    expect(planTables(seen(TABLES), seen(changed(5, { arrows: [] })))).toEqual([]);
    const arrows = [{ from: 'a1', to: 'a8', colour: 'red' }] as const;
    expect(planTables(seen(TABLES), seen(changed(5, { arrows: [...arrows] })))).toEqual([{ kind: 'sketch', table: 5 }]);
    expect(planTables(seen([]), seen([]))).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import type { TableAct } from '../../contract/tables';
import { NINE_START, NINE_STUDY } from '../../games/testing/nineByNine';
import { placementOf } from '../../games/chess/placement';
import { emptyBoard } from '../../view/emptyBoard';
import { tableBoard, tableView } from './project';
import { readAct } from './readAct';
import type { LiveBoards, Table } from './state';
import { actOfTeam, newTeamTables } from './teamTables';

const LIVE: LiveBoards = {
  1: {
    view: {
      ...emptyBoard(1),
      status: 'live',
      files: 9,
      ranks: 9,
      pieces: placementOf(NINE_START),
      toMove: 'white',
    },
    fen: NINE_START,
    ply: 0,
  },
};

/** The first table of a team after acts as they come over the network. */
const tableAfter = (...acts: readonly TableAct[]): Table => {
  let tables = newTeamTables(1).white;
  for (const act of acts) {
    const read = readAct(act);
    if (!read.ok) throw new Error(JSON.stringify(read.error));
    const next = actOfTeam(tables, 1, read.value, { live: LIVE, rules: NINE_STUDY });
    if (!next.ok) throw new Error(JSON.stringify(next.error));
    tables = next.value;
  }
  const [table] = tables;
  if (table === undefined) throw new Error('no table');
  return table;
};

it('a table of nine by nine is followed, played on, drawn on and written down, with a piece of another kind', () => {
  const tried = tableAfter(
    { type: 'move', study: null, step: 0, san: 'f3' },
    { type: 'move', study: 1, step: 1, san: 'i7' },
    { type: 'move', study: 1, step: 2, san: 'Tf2' },
    {
      type: 'draw',
      study: 1,
      step: 3,
      arrows: [{ from: 'i9', to: 'f2', colour: 'red' }],
      circles: [{ square: 'i9', colour: 'green' }],
    },
  );
  expect(tableBoard(tried, LIVE, NINE_STUDY)).toMatchObject({
    files: 9,
    ranks: 9,
    pieces: { f2: 'wT', i9: 'bR', i7: 'bP' },
    arrows: [{ from: 'i9', to: 'f2' }],
    circles: [{ square: 'i9' }],
    line: [{ san: 'f3' }, { san: 'i7' }, { san: 'Tf2' }],
  });
  expect(tableView(tried, LIVE, NINE_STUDY).mayArrange).toBe(true);
});

it('a position with such pieces on such squares is set up', () => {
  const pieces = { e1: 'wK', i9: 'bK', i1: 'wT', a9: 'bT' };
  const set = tableAfter({ type: 'arrange', pieces, toMove: 'white' });
  expect(tableBoard(set, LIVE, NINE_STUDY)).toMatchObject({ follows: false, files: 9, ranks: 9, pieces });
});

it('a position of pieces that have names is set up', () => {
  const pieces = { e1: 'wKniaz', d1: 'wKniazhych', e9: 'bKniaz' };
  expect(readAct({ type: 'arrange', pieces, toMove: 'white' })).toMatchObject({ ok: true, value: { pieces } });
  expect(readAct({ type: 'arrange', pieces: { e1: 'kniaz' }, toMove: 'white' }).ok).toBe(false);
});

import type { TableStudy, TableView } from 'chess-match/contract/venue';
import { goBack, goForward } from 'chess-match/client/explore';
import { describe, expect, it } from 'vitest';
import { markAt, moveAt, spotOf, stepBy, wipeAt } from './tableActs';

const step = (id: number, parent: number | null) => ({
  id,
  parent,
  turn: '',
  move: null,
  fen: `fen ${id}`,
  check: null,
});
const studyAt = (current: number, notes: TableStudy['notes'] = {}): TableStudy => ({
  id: 7,
  board: 1,
  notes,
  study: { steps: [step(0, null), step(1, 0), step(2, 1)], current, nextId: 3 },
});
const viewOf = (study: TableStudy | null): TableView => ({
  table: 1,
  board: 1,
  follows: study === null,
  liveFen: 'fen 0',
  boards: [1],
  studies: [],
  study,
  mayArrange: true,
});
const E4 = { square: 'e4', colour: 'green' } as const;
const D5 = { square: 'd5', colour: 'green' } as const;
const noted = { name: '', arrows: [], circles: [E4] };
const LIVE = spotOf(viewOf(null));

describe('what is done at a work table while something is on its way', () => {
  it('steps on from where the table is by then, and not beyond its ends', () => {
    expect(stepBy(goForward)(viewOf(studyAt(1)))).toEqual({ type: 'go', study: 7, step: 2 });
    expect(stepBy(goForward)(viewOf(studyAt(2)))).toBeNull();
    expect(stepBy(goBack)(viewOf(studyAt(0)))).toBeNull();
    expect(stepBy(goBack)(viewOf(null))).toBeNull();
  });

  it('is drawn beside what was drawn meanwhile, in the study that began with it', () => {
    const mark = markAt(LIVE, 'd5', 'd5', 'green');
    expect(mark(viewOf(null))).toEqual({ type: 'draw', study: null, step: 0, arrows: [], circles: [D5] });
    expect(mark(viewOf(studyAt(0, { 0: noted })))).toEqual({
      type: 'draw',
      study: 7,
      step: 0,
      arrows: [],
      circles: [E4, D5],
    });
  });

  it('is drawn where the hand saw the position, also where the table went on; in a study that is closed it is not', () => {
    const mark = markAt(spotOf(viewOf(studyAt(1))), 'd5', 'd5', 'green');
    expect(mark(viewOf(studyAt(2, { 1: noted })))).toMatchObject({ study: 7, step: 1, circles: [E4, D5] });
    expect(mark(viewOf(null))).toBeNull();
    expect(markAt(LIVE, 'd5', 'd5', 'green')(viewOf(studyAt(2)))).toBeNull();
  });

  it('wipes the position that the hand saw', () => {
    expect(wipeAt(spotOf(viewOf(studyAt(1))))(viewOf(studyAt(2)))).toEqual({
      type: 'draw',
      study: 7,
      step: 1,
      arrows: [],
      circles: [],
    });
  });

  it('is played in the position that the hand saw', () => {
    expect(moveAt(LIVE, 'e4')(viewOf(studyAt(0)))).toEqual({ type: 'move', study: 7, step: 0, san: 'e4' });
    expect(moveAt(LIVE, 'e4')(viewOf(studyAt(2)))).toEqual({ type: 'move', study: null, step: 0, san: 'e4' });
    expect(moveAt(spotOf(viewOf(studyAt(1))), 'e4')(viewOf(studyAt(2)))).toMatchObject({ study: 7, step: 1 });
  });
});

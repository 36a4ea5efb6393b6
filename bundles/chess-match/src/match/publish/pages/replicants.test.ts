import { describe, expect, it } from 'vitest';
import { VIEW_NAMES } from '../../../contract/replicants';
import { initialViews } from '../views';
import { declareReplicants, type Cells } from './replicants';

/** Replicants of a host that knows no schema: they take anything. */
const declared = (checkViews: boolean): Cells => {
  const replicant = (_name: string, first: unknown) => ({ value: first, on: () => undefined });
  return declareReplicants({ replicant }, checkViews);
};

const WRONG = JSON.stringify({ ...initialViews().boards, rating: 'seven' });

describe('declaring replicants', () => {
  it('holds every value against its schema where that is asked for', () => {
    const cells = declared(true);
    const before = cells.boards.held();
    expect(() => cells.boards.publish(WRONG)).toThrow('A view is not as its schema says: boards/rating');
    expect(cells.boards.held()).toBe(before);
  });

  it('costs nothing where it is not', () => {
    const cells = declared(false);
    cells.boards.publish(WRONG);
    expect(cells.boards.held()).toBe(WRONG);
  });

  it('begins with values that are as the schemas say', () => {
    const cells = declared(true);
    const views = initialViews();
    for (const name of VIEW_NAMES) {
      const text = JSON.stringify(views[name]);
      expect(cells[name].held()).toBe(text);
      cells[name].publish(text);
    }
  });
});

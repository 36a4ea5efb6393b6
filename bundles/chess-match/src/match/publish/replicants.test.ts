import { describe, expect, it } from 'vitest';
import { declareReplicants, type Cells } from './replicants';
import { initialViews } from './views';

/** Replicants of a host that knows no schema: they take anything. */
const declared = (checkViews: boolean): Cells => {
  const replicant = (_name: string, first: unknown) => ({ value: first, on: () => undefined });
  return declareReplicants({ replicant }, checkViews);
};

const WRONG = JSON.stringify({ ...initialViews().boards, rating: 'seven' });

describe('declaring replicants', () => {
  it('holds every value against its schema where that is asked for', () => {
    const cells = declared(true);
    const before = cells.boards.value;
    expect(() => cells.boards.publish(WRONG)).toThrow('A view is not as its schema says: boards/rating');
    expect(cells.boards.value).toBe(before);
  });

  it('costs nothing where it is not', () => {
    const cells = declared(false);
    cells.boards.publish(WRONG);
    expect(cells.boards.held()).toBe(WRONG);
  });

  it('begins with values that are as the schemas say', () => {
    const cells = declared(true);
    for (const [name, view] of Object.entries(initialViews())) {
      expect(cells[name as keyof Cells].value).toEqual(view);
      cells[name as keyof Cells].publish(JSON.stringify(view));
    }
  });

  it('reads a view for whoever asks here once, and is not what NodeCG has', () => {
    const cells = declared(false);
    cells.score.publish(JSON.stringify({ white: 1 }));
    expect(cells.score.value).toEqual({ white: 1 });
    expect(cells.score.value).toBe(cells.score.value);
  });
});

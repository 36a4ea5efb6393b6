import { describe, expect, it } from 'vitest';
import { VIEW_NAMES } from '../../../contract/replicants';
import { initialViews } from '../views';
import { declareReplicants, type Cells } from './replicants';

/** Replicants of a host that knows no schema: they take anything. */
const declared = (checkViews: boolean): Cells => {
  const replicant = (_name: string, first: unknown) => ({ value: first, on: () => undefined });
  return declareReplicants({ replicant }, checkViews);
};

/** A host of one value, as the name "past" has it, and what it does when a turn of the event loop ends. */
const createHost = () => {
  const sent: (() => void)[] = [];
  const held: { value?: unknown } = {};
  const on = (_event: 'change', listener: () => void): unknown => sent.push(listener);
  const replicant = (name: string, first: unknown) =>
    name === 'past' ? Object.assign(held, { on }) : { value: first, on };
  const { past } = declareReplicants({ replicant }, false);
  const turnEnds = (): void => {
    for (const listener of sent) listener();
  };
  return { past, held, turnEnds };
};

const pastOf = (turns: number): string =>
  JSON.stringify({
    matchId: 'a',
    turns: Array.from({ length: turns }, (_, ply) => ({ ply, line: '1:e4'.repeat(20) })),
  });

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

  it('writes into a long value what is other there, once the host has sent what it was', () => {
    const { past, held, turnEnds } = createHost();
    past.publish(pastOf(100));
    const first = held.value;
    past.publish(pastOf(101));
    expect(held.value).not.toBe(first);
    const second = held.value;
    turnEnds();
    past.publish(pastOf(102));
    expect(held.value).toBe(second);
    expect(past.held()).toBe(pastOf(102));
    turnEnds();
    held.value = { matchId: 'b' };
    past.reset(pastOf(102));
    expect(past.held()).toBe(pastOf(102));
  });
});

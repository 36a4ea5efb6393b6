import { describe, expect, it } from 'vitest';
import { listLog } from '../testing/bench';
import { viewsOf, type ReplicantName } from '../../contract/replicants';
import type { Cells } from './replicants';
import { noDraft } from './draftView';
import { NO_COURSE, NO_ENTRY } from './ownViews';
import { NO_MOVES } from './movesView';
import { createPublisher } from './publisher';
import { initialViews, onAirViews, type OnAir, type WorkedOut } from './views';

const FIRST = viewsOf('immediate');
const SECOND = viewsOf('deferred');
const THIRD = viewsOf('prepared');
const LAST = viewsOf('derived');

/** Replicants as NodeCG has them, as far as publishing goes: anybody may change what they hold. */
const createCells = () => {
  const set: ReplicantName[] = [];
  const texts: Record<string, string> = {};
  const listeners = new Map<string, () => void>();
  const cells: Record<string, unknown> = {};
  const change = (name: string, text: string): void => {
    texts[name] = text;
    listeners.get(name)?.();
  };
  for (const name of Object.keys(initialViews()) as ReplicantName[])
    cells[name] = {
      publish: (text: string) => {
        set.push(name);
        change(name, text);
      },
      held: () => texts[name] ?? null,
      on: (_event: string, listener: () => void) => listeners.set(name, listener),
    };
  const valueOf = (name: ReplicantName): unknown => JSON.parse(texts[name] ?? 'null');
  return { cells: cells as unknown as Cells, set, valueOf, change };
};

const derived = () => ({
  moves: NO_MOVES,
  history: { version: 0, undo: null, redo: null, threads: [] },
  protocol: { entries: [], older: 0, olderOut: 0 },
  matches: { matches: [] },
});
const workedOut: WorkedOut = {
  deferred: () => ({ course: NO_COURSE }),
  prepared: () => ({ options: { game: null }, draft: noDraft(0), entry: NO_ENTRY }),
  derived,
};
/** The next turn of the event loop: what was put off to it before is done. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
/** All waves are out, and what others changed was looked at. */
const quiet = async (): Promise<void> => {
  for (let turns = 0; turns < 6; turns += 1) await turn();
};

const views = (version: number, more: Partial<OnAir> = {}): OnAir => ({
  ...onAirViews({ open: null, version, threads: {} }, false),
  ...more,
});

describe('publishing', () => {
  it('sets what viewers see at first, and each wave after it in a turn of its own: NodeCG sends when a turn ends', async () => {
    const { cells, set } = createCells();
    createPublisher(cells, listLog([])).publish(views(1), workedOut);
    expect(set).toEqual([...FIRST]);
    expect([set[0], set.at(-1)]).toEqual(['begun', 'match']);
    await turn();
    expect(set.slice(FIRST.length)).toEqual([...SECOND]);
    expect(set.at(-1)).toBe('pictured');
    await turn();
    expect(set.slice(FIRST.length + SECOND.length)).toEqual([...THIRD]);
    expect(set.at(-1)).toBe('complete');
    await turn();
    expect(set).toEqual([...FIRST, ...SECOND, ...THIRD, ...LAST]);
  });

  it('begins anew where another version comes between two waves: none is of two versions', async () => {
    const { cells, set, valueOf } = createCells();
    const publisher = createPublisher(cells, listLog([]));
    publisher.publish(views(1), workedOut);
    await turn();
    set.length = 0;
    publisher.publish(views(2), workedOut);
    await turn();
    expect(set).toEqual(['begun', 'match', 'pictured', 'options', 'draft', 'entry', 'arbiter', 'complete', ...LAST]);
    expect([valueOf('pictured'), valueOf('complete')]).toEqual([{ version: 2 }, { version: 2 }]);
  });

  it('lets nobody who publishes in every turn of the event loop hold up the last wave', async () => {
    const { cells } = createCells();
    const publisher = createPublisher(cells, listLog([]));
    let made = 0;
    const counted: WorkedOut = { ...workedOut, derived: () => ((made += 1), derived()) };
    for (let version = 1; version <= 10; version += 1) {
      publisher.publish(views(version), counted);
      await turn();
    }
    expect(made).toBeGreaterThanOrEqual(4);
  });

  it('does what waits for a quiet moment after all waves, and at once where it is asked to settle', async () => {
    const { cells, set } = createCells();
    const publisher = createPublisher(cells, listLog([]));
    const doneAfter: number[] = [];
    publisher.publish(views(1), workedOut);
    publisher.later(() => doneAfter.push(set.length));
    await quiet();
    expect(doneAfter).toEqual([set.length]);
    publisher.later(() => doneAfter.push(set.length));
    await turn();
    expect(doneAfter).toHaveLength(2);
    publisher.publish(views(2), workedOut);
    publisher.later(() => doneAfter.push(set.length));
    publisher.settle();
    expect(doneAfter).toHaveLength(3);
  });

  it('publishes all that is still to come at once where it is asked to', async () => {
    const { cells, set } = createCells();
    const publisher = createPublisher(cells, listLog([]));
    publisher.publish(views(1), workedOut);
    publisher.settle();
    expect(set).toEqual([...FIRST, ...SECOND, ...THIRD, ...LAST]);
    publisher.settle();
    await quiet();
    expect(set).toHaveLength(FIRST.length + SECOND.length + THIRD.length + LAST.length);
  });

  it('sets only what changed', async () => {
    const { cells, set } = createCells();
    const publisher = createPublisher(cells, listLog([]));
    publisher.publish(views(1), workedOut);
    await quiet();
    set.length = 0;
    const turns = { turns: [{ turn: '1.', ply: 1, side: 'white', moves: [], line: '1:e4' }] } satisfies OnAir['turns'];
    publisher.publish(views(2, { turns }), workedOut);
    expect(set).toEqual(['begun', 'match']);
    await quiet();
    expect(set).toEqual(['begun', 'match', 'turns', 'pictured', 'complete']);
  });

  it('works out moves and history once for several commands in a row, from the latest', async () => {
    const { cells, valueOf } = createCells();
    const publisher = createPublisher(cells, listLog([]));
    let made = 0;
    for (const version of [1, 2, 3])
      publisher.publish(views(version), {
        ...workedOut,
        derived: () => {
          made += 1;
          return { ...derived(), moves: { version, boards: {} } };
        },
      });
    await quiet();
    expect([made, valueOf('moves')]).toEqual([1, { version: 3, boards: {} }]);
  });

  it('works out what may be done after what is drawn, and goes on without it', async () => {
    const { cells, set } = createCells();
    const logged: string[] = [];
    const prepared = (): never => {
      expect(set).toEqual([...FIRST, ...SECOND]);
      throw new Error('no idea');
    };
    createPublisher(cells, listLog(logged)).publish(views(1), { ...workedOut, prepared });
    await quiet();
    expect(set).toEqual([...FIRST, ...SECOND, 'arbiter', 'complete', ...LAST]);
    expect(logged.join()).toContain('What may be done now could not be worked out');
  });

  it('sets a value back that somebody else changed, and says so', async () => {
    const { cells, valueOf, change } = createCells();
    const logged: string[] = [];
    const publisher = createPublisher(cells, listLog(logged));
    publisher.publish(views(1), workedOut);
    await quiet();
    expect(logged).toEqual([]);
    change('score', '{"white":99}');
    await quiet();
    expect(valueOf('score')).toEqual(views(1).score);
    expect(logged.join()).toContain('Replicant "score" was changed by someone else');
  });

  it('goes on when one replicant refuses its value', async () => {
    const { cells, set } = createCells();
    cells.clocks.publish = () => {
      throw new Error('Invalid value rejected');
    };
    const logged: string[] = [];
    createPublisher(cells, listLog(logged)).publish(views(1), workedOut);
    await quiet();
    expect(set).toEqual([...FIRST, ...SECOND, ...THIRD, ...LAST].filter((name) => name !== 'clocks'));
    expect(logged.join()).toContain('"clocks" refused');
  });
});

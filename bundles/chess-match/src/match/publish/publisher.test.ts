import { describe, expect, it } from 'vitest';
import { listLog } from '../testing/bench';
import { viewsOf, type ReplicantName } from '../../contract/replicants';
import type { Cells } from './replicants';
import { noDraft } from './draftView';
import { NO_DESK, NO_PLAY } from './ownViews';
import { createPublisher, type WorkedOut } from './publisher';
import { initialViews, onAirViews, type OnAir } from './views';

const FIRST = viewsOf('immediate');
const SECOND = viewsOf('deferred');

type Listener = (value: unknown) => void;

/** Replicants as NodeCG has them, as far as publishing goes: they take what they are given for their own. */
const createCells = () => {
  const set: ReplicantName[] = [];
  const values: Record<string, unknown> = { ...initialViews() };
  const listeners = new Map<string, Listener>();
  const owners = new WeakMap<object, string>();
  const cells: Record<string, unknown> = {};
  for (const name of Object.keys(values) as ReplicantName[])
    cells[name] = {
      get value() {
        return values[name];
      },
      set value(value: unknown) {
        for (const part of [value, ...Object.values(value as object)])
          if (typeof part === 'object' && part !== null) {
            if (owners.has(part)) throw new Error(`${owners.get(part)} owns this already`);
            owners.set(part, name);
          }
        set.push(name);
        values[name] = value;
        listeners.get(name)?.(value);
      },
      on: (_event: string, listener: Listener) => listeners.set(name, listener),
    };
  return {
    cells: cells as unknown as Cells,
    set,
    values,
    change: (name: string, value: unknown) => {
      values[name] = value;
      listeners.get(name)?.(value);
    },
  };
};

const derived = () => ({
  moves: { boards: {} },
  history: { version: 0, undo: null, redo: null, threads: [] },
  protocol: { entries: [], older: 0, olderOut: 0 },
  matches: { matches: [] },
});
const workedOut: WorkedOut = {
  soon: () => ({ options: { turn: null }, play: NO_PLAY, draft: noDraft(0), desk: NO_DESK }),
  later: derived,
};
const quiet = (): Promise<void> => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

const views = (version: number, more: Partial<OnAir> = {}): OnAir => ({
  ...onAirViews({ open: null, version, threads: {} }, false),
  ...more,
});

describe('publishing', () => {
  it('sets what viewers see at first, match last, then the rest of the match, complete last, then what is worked out', async () => {
    const { cells, set } = createCells();
    createPublisher(cells, listLog([])).publish(views(1), workedOut);
    expect(set).toEqual([...FIRST]);
    expect([set[0], set.at(-1)]).toEqual(['begun', 'match']);
    await quiet();
    expect(set.slice(FIRST.length)).toEqual([...SECOND, 'moves', 'history', 'protocol', 'matches']);
    expect(SECOND.at(-1)).toBe('complete');
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
    expect(set).toEqual(['begun', 'match', 'turns', 'complete']);
  });

  it('works out moves and history once for several commands in a row, from the latest', async () => {
    const { cells, values } = createCells();
    const publisher = createPublisher(cells, listLog([]));
    let made = 0;
    for (const version of [1, 2, 3])
      publisher.publish(views(version), {
        ...workedOut,
        later: () => {
          made += 1;
          return { ...derived(), moves: { boards: { [version]: [] } } };
        },
      });
    await quiet();
    expect([made, values['moves']]).toEqual([1, { boards: { 3: [] } }]);
  });

  it('works out what may be done after what viewers see, and goes on without it', async () => {
    const { cells, set } = createCells();
    const logged: string[] = [];
    const soon = (): never => {
      expect(set).toEqual([...FIRST]);
      throw new Error('no idea');
    };
    createPublisher(cells, listLog(logged)).publish(views(1), { ...workedOut, soon });
    await quiet();
    expect(set.slice(0, -4)).toEqual(
      [...FIRST, ...SECOND].filter((name) => !['options', 'play', 'draft', 'desk'].includes(name)),
    );
    expect(logged.join()).toContain('What may be done now could not be worked out');
  });

  it('gives each replicant a copy of its own', async () => {
    const { cells, set } = createCells();
    const shared = views(1);
    const logged: string[] = [];
    createPublisher(cells, listLog(logged)).publish(
      { ...shared, board2: shared.board1, board3: shared.board1 },
      workedOut,
    );
    await quiet();
    expect(set).toHaveLength(FIRST.length + SECOND.length + 4);
    expect(logged).toEqual([]);
  });

  it('sets a value back that somebody else changed, and says so', async () => {
    const { cells, values, change } = createCells();
    const logged: string[] = [];
    const publisher = createPublisher(cells, listLog(logged));
    publisher.publish(views(1), workedOut);
    await quiet();
    expect(logged).toEqual([]);
    change('score', { white: 99 });
    await quiet();
    expect(values['score']).toEqual(views(1).score);
    expect(logged.join()).toContain('Replicant "score" was changed by someone else');
  });

  it('goes on when one replicant refuses its value', async () => {
    const { cells, set } = createCells();
    Object.defineProperty(cells.clocks, 'value', {
      set: () => {
        throw new Error('Invalid value rejected');
      },
    });
    const logged: string[] = [];
    createPublisher(cells, listLog(logged)).publish(views(1), workedOut);
    await quiet();
    expect(set.slice(0, -4)).toEqual([...FIRST, ...SECOND].filter((name) => name !== 'clocks'));
    expect(logged.join()).toContain('"clocks" refused');
  });
});

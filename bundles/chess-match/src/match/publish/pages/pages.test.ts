import { describe, expect, it } from 'vitest';
import { listLog } from '../../testing/bench';
import { viewsOf, type ReplicantName, type Replicants } from '../../../contract/replicants';
import { noDraft } from '../draftView';
import { NO_MOVES } from '../movesView';
import { createOutlets } from '../outlets';
import { NO_COURSE, NO_ENTRY, NO_OPTIONS } from '../ownViews';
import { held, type Makers } from '../picture';
import { createPublishing } from '../publishing';
import { initialViews, NO_HISTORY, onAirViews } from '../views';
import { createPages } from './pages';
import type { Cells } from './replicants';

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
  for (const name of Object.keys(initialViews()) as ReplicantName[]) {
    const publish = (text: string): void => {
      set.push(name);
      change(name, text);
    };
    cells[name] = {
      publish,
      reset: publish,
      held: () => texts[name] ?? null,
      on: (_event: string, listener: () => void) => listeners.set(name, listener),
    };
  }
  const valueOf = (name: ReplicantName): unknown => JSON.parse(texts[name] ?? 'null');
  return { cells: cells as unknown as Cells, set, valueOf, change };
};

/** Of a bench: a version, with what is worked out for it. */
const createBench = () => {
  const { cells, ...seen } = createCells();
  const logged: string[] = [];
  const pages = createPages(cells, listLog(logged));
  const publishing = createPublishing(listLog(logged));
  publishing.openTo(
    createOutlets({
      outlets: [pages],
      listeners: [],
      quiet: pages.later,
      log: listLog(logged),
      onTrouble: () => undefined,
    }),
  );
  const publish = (version: number, makers: Partial<Makers> = {}): void =>
    publishing.change({
      ...held(onAirViews({ open: null, version, threads: {} }, false)),
      course: () => NO_COURSE,
      options: () => NO_OPTIONS,
      draft: () => noDraft(0),
      entry: () => NO_ENTRY,
      moves: () => NO_MOVES,
      history: () => NO_HISTORY,
      protocol: () => initialViews().protocol,
      matches: () => initialViews().matches,
      ...makers,
    });
  return { ...seen, cells, pages, publishing, publish, logged };
};
/** The next turn of the event loop: what was put off to it before is done. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
/** All waves are out, and what others changed was looked at. */
const quiet = async (): Promise<void> => {
  for (let turns = 0; turns < 6; turns += 1) await turn();
};

describe('publishing', () => {
  it('sets what viewers see at first, and each wave after it in a turn of its own: NodeCG sends when a turn ends', async () => {
    const { set, publish } = createBench();
    publish(1);
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
    const { set, valueOf, publish } = createBench();
    publish(1);
    await turn();
    set.length = 0;
    publish(2);
    await turn();
    expect(set).toEqual(['begun', 'match', 'pictured', 'options', 'draft', 'entry', 'arbiter', 'complete', ...LAST]);
    expect([valueOf('pictured'), valueOf('complete')]).toEqual([{ version: 2 }, { version: 2 }]);
  });

  it('lets nobody who publishes in every turn of the event loop hold up the last wave, or what waits for it', async () => {
    const { publish, pages } = createBench();
    let [made, done] = [0, 0];
    const moves = () => ((made += 1), NO_MOVES);
    for (let version = 1; version <= 10; version += 1) {
      publish(version, { moves });
      pages.later(() => (done += 1));
      await turn();
    }
    expect(made).toBeGreaterThanOrEqual(4);
    expect(done).toBeGreaterThanOrEqual(8);
  });

  it('does what waits for a quiet moment after all waves, and at once where it is asked to settle', async () => {
    const { set, publish, pages } = createBench();
    const doneAfter: number[] = [];
    publish(1);
    pages.later(() => doneAfter.push(set.length));
    await quiet();
    expect(doneAfter).toEqual([set.length]);
    pages.later(() => doneAfter.push(set.length));
    await turn();
    expect(doneAfter).toHaveLength(2);
    publish(2);
    pages.later(() => doneAfter.push(set.length));
    pages.settle();
    expect(doneAfter).toHaveLength(3);
  });

  it('publishes all that is still to come at once where it is asked to', async () => {
    const { set, publish, pages } = createBench();
    publish(1);
    pages.settle();
    expect(set).toEqual([...FIRST, ...SECOND, ...THIRD, ...LAST]);
    pages.settle();
    await quiet();
    expect(set).toHaveLength(FIRST.length + SECOND.length + THIRD.length + LAST.length);
  });

  it('sets only what changed', async () => {
    const { set, publish } = createBench();
    publish(1);
    await quiet();
    set.length = 0;
    const turns = {
      turns: [{ turn: '1.', ply: 1, side: 'white', moves: [], line: '1:e4' }],
    } satisfies Replicants['turns'];
    publish(2, { turns: () => turns });
    expect(set).toEqual(['begun', 'match']);
    await quiet();
    expect(set).toEqual(['begun', 'match', 'turns', 'pictured', 'complete']);
  });

  it('works out moves and history once for several commands in a row, from the latest', async () => {
    const { valueOf, publish } = createBench();
    let made = 0;
    for (const version of [1, 2, 3]) publish(version, { moves: () => ((made += 1), { version, boards: {} }) });
    await quiet();
    expect([made, valueOf('moves')]).toEqual([1, { version: 3, boards: {} }]);
  });

  it('sets a keystroke at once, and no wave that was begun before takes it back', async () => {
    const { set, valueOf, publish, publishing } = createBench();
    publish(1);
    await turn();
    set.length = 0;
    publishing.put({ draft: { ...noDraft(1), line: '1:e4' } });
    expect(set).toEqual(['draft']);
    await quiet();
    expect(valueOf('draft')).toMatchObject({ line: '1:e4' });
  });

  it('works out what may be done after what is drawn, and goes on without it', async () => {
    const { set, publish, logged } = createBench();
    const options = (): never => {
      expect(set).toEqual([...FIRST, ...SECOND]);
      throw new Error('no idea');
    };
    publish(1, { options });
    await quiet();
    expect(set).toEqual([...FIRST, ...SECOND, ...THIRD, ...LAST]);
    expect(logged.join()).toContain('View "options" could not be worked out');
  });

  it('sets a value back that somebody else changed, and says so', async () => {
    const { valueOf, change, publish, logged } = createBench();
    publish(1);
    await quiet();
    expect(logged).toEqual([]);
    change('score', '{"white":99}');
    await quiet();
    expect(valueOf('score')).toEqual(initialViews().score);
    expect(logged.join()).toContain('Replicant "score" was changed by someone else');
  });

  it('goes on when one replicant refuses its value', async () => {
    const { cells, set, publish, logged } = createBench();
    cells.clocks.publish = () => {
      throw new Error('Invalid value rejected');
    };
    publish(1);
    await quiet();
    expect(set).toEqual([...FIRST, ...SECOND, ...THIRD, ...LAST].filter((name) => name !== 'clocks'));
    expect(logged.join()).toContain('"clocks" refused');
  });
});

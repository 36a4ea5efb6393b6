import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { VIEW_NAMES, viewsOf, type ReplicantName } from '../contract/replicants';

type Listener = (value: unknown) => void;

/** NodeCG as a page has it: replicants that change when the test says so. */
const fakeNodecg = () => {
  const listeners = new Map<string, Listener>();
  const Replicant = (name: string) => ({
    on: (_event: string, listener: Listener) => listeners.set(name, listener),
    removeListener: () => undefined,
  });
  return {
    nodecg: { Replicant },
    arrive: (name: string, value: unknown) => listeners.get(name)?.(value),
  };
};

/** Everything that is published with a version; each value tells which version it is of. */
const WAVES = [...viewsOf('immediate'), ...viewsOf('deferred'), ...viewsOf('prepared')] as const;
const valueOf = (name: ReplicantName, version: number) =>
  name === 'draft' || name === 'entry' ? { version, matchVersion: version } : { version };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

const opened = async (names: readonly ('air' | 'score' | 'course' | 'clocks' | 'options')[]) => {
  const { nodecg, arrive } = fakeNodecg();
  vi.stubGlobal('window', { nodecg });
  const { subscribeSnapshot } = await import('./snapshot');
  const seen: (readonly number[])[] = [];
  subscribeSnapshot(names, (snapshot) => {
    seen.push([...names, 'match' as const].map((name) => (snapshot[name] as unknown as { version: number }).version));
  });
  for (const name of ['air', ...WAVES] as const) arrive(name, valueOf(name, 1));
  return { arrive, seen };
};

describe('a picture of a page', () => {
  it.each([[['score', 'course'] as const], [['clocks', 'score'] as const]])(
    'of %s is never of two versions, however long each of its values takes',
    async (names) => {
      const { arrive, seen } = await opened(names);
      expect(seen).toEqual([[1, 1, 1]]);
      for (const version of [2, 3])
        for (const name of WAVES) {
          arrive(name, valueOf(name, version));
          vi.advanceTimersByTime(10_000);
        }
      expect(seen.filter((versions) => new Set(versions).size > 1)).toEqual([]);
      expect(seen.at(-1)).toEqual([3, 3, 3]);
    },
  );

  it('comes in the end whatever the order, as after a reconnection', async () => {
    const { arrive, seen } = await opened(['score', 'course']);
    for (const name of WAVES.toReversed()) arrive(name, valueOf(name, 5));
    vi.advanceTimersByTime(10_000);
    expect(seen.at(-1)).toEqual([5, 5, 5]);
  });

  it('of what is drawn does not wait for what the next turn is entered with', async () => {
    const { arrive, seen } = await opened(['score', 'course']);
    for (const name of [...viewsOf('immediate'), ...viewsOf('deferred')]) arrive(name, valueOf(name, 2));
    expect(seen.at(-1)).toEqual([2, 2, 2]);
  });

  it('of what a turn is entered with waits for the whole', async () => {
    const { arrive, seen } = await opened(['score', 'options']);
    for (const name of [...viewsOf('immediate'), ...viewsOf('deferred')]) arrive(name, valueOf(name, 2));
    expect(seen.at(-1)).toEqual([1, 1, 1]);
    for (const name of viewsOf('prepared')) arrive(name, valueOf(name, 2));
    expect(seen.at(-1)).toEqual([2, 2, 2]);
  });

  it('has what changed with the match when it has the match, and not before; what changed by itself at once', async () => {
    const { arrive, seen } = await opened(['air', 'score']);
    expect(seen).toEqual([[1, 1, 1]]);
    arrive('air', { version: 2 });
    expect(seen.slice(1)).toEqual([[2, 1, 1]]);
    arrive('begun', valueOf('begun', 2));
    arrive('air', { version: 3 });
    vi.advanceTimersByTime(10_000);
    expect(seen.slice(2)).toEqual([]);
    for (const name of WAVES) arrive(name, valueOf(name, 2));
    expect(seen.slice(2)).toEqual([[3, 2, 2]]);
  });

  it('is begun by the first of all views', () => {
    expect(VIEW_NAMES.indexOf('begun')).toBe(0);
  });
});

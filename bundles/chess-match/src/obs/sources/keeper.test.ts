import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ok } from '../../games/common/result';
import { sourceAddress } from '../../contract/source';
import type { ObsLine } from '../contract';
import { createSourceKeeper, ROUND_MS, type SourceKeeper } from './keeper';
import { SILENT_AFTER_MS } from './watch';

const HOST = 'studio-pc:9090';
const urlOf = (graphic: string): string =>
  `http://${HOST}/bundles/chess-broadcast/graphics/dist/${graphic}/index.html?machine=white`;
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

interface Input {
  url: string;
  shutdown: boolean;
  onProgram: boolean;
  showing: boolean;
}

/** An OBS with browser sources, whose pages live as long as their address is not in `dead`. */
const createBench = () => {
  const inputs = new Map<string, Input>();
  const dead = new Set<string>();
  const changes: string[] = [];
  const lines: string[] = [];
  const state = { answersAfterMs: 0, told: 0, needsKey: false };
  const answers: Readonly<Record<string, (data: Readonly<Record<string, string>>) => object>> = {
    GetInputList: () => ({
      inputs: [...inputs.keys(), 'Camera'].map((inputName) => ({
        inputName,
        inputKind: inputName === 'Camera' ? 'v4l2_input' : 'browser_source',
      })),
    }),
    GetInputSettings: ({ inputName = '' }) => ({ inputSettings: { ...inputs.get(inputName) } }),
    GetSourceActive: ({ sourceName = '' }) => ({
      videoActive: inputs.get(sourceName)?.onProgram,
      videoShowing: inputs.get(sourceName)?.showing,
    }),
  };
  const call = async (request: string, data: Readonly<Record<string, string>>): Promise<unknown> => {
    if (state.answersAfterMs > 0) await new Promise((resolve) => setTimeout(resolve, state.answersAfterMs));
    if (request !== 'SetInputSettings') return ok(answers[request]?.(data) ?? {});
    const { inputName = '', inputSettings } = data as unknown as { inputName: string; inputSettings: Partial<Input> };
    changes.push(inputName);
    Object.assign(inputs.get(inputName) ?? {}, inputSettings);
    return ok({});
  };
  const connection = { tell: (_connected: boolean): void => undefined };
  const line = {
    id: 'white',
    connected: true,
    call,
    on: () => () => undefined,
    onConnected: (watcher: (connected: boolean) => void) => {
      connection.tell = watcher;
      return () => undefined;
    },
  } as unknown as ObsLine;
  const pages = {
    ask: () => undefined,
    lives: () =>
      [...inputs.values()]
        .filter(({ url }) => !dead.has(url))
        .map(({ url }) => ({ address: addressOf(url), aliveAtMs: Date.now() })),
  };
  const keeper: SourceKeeper = createSourceKeeper({
    lines: [line],
    pages,
    hosts: new Set([HOST]),
    needsKey: () => state.needsKey,
    changed: () => (state.told += 1),
    log: { info: () => undefined, warn: (text) => void lines.push(text) },
    now: () => Date.now(),
  });
  return {
    inputs,
    dead,
    changes,
    lines,
    state,
    keeper,
    add: (name: string, graphic: string, change: Partial<Input> = {}): void => {
      inputs.set(name, { url: urlOf(graphic), shutdown: false, onProgram: false, showing: false, ...change });
    },
    kill: (name: string): void => void dead.add(inputs.get(name)?.url ?? ''),
    /** OBS connects, and what it has is known. */
    begin: async (): Promise<void> => {
      keeper.start();
      connection.tell(true);
      await pass(2 * ROUND_MS);
    },
  };
};
const addressOf = (url: string): string => sourceAddress(new URL(url)) ?? '';

let bench: ReturnType<typeof createBench>;
beforeEach(() => {
  vi.useFakeTimers();
  bench = createBench();
});
afterEach(() => {
  bench.keeper.stop();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

const LONG = SILENT_AFTER_MS + 2 * ROUND_MS;

test('what lives is left alone', async () => {
  bench.add('Boards', 'boards');
  await bench.begin();
  await pass(60_000);
  expect([bench.changes, bench.lines, bench.state.told]).toEqual([[], [], 0]);
});

test('a page that shows no sign is opened under an address it has not had, said until it is back', async () => {
  bench.add('Boards', 'boards');
  bench.add('Tree', 'tree');
  await bench.begin();
  bench.kill('Boards');
  await pass(LONG);
  expect(bench.changes).toEqual(['Boards']);
  expect(bench.inputs.get('Boards')?.url).toMatch(
    new RegExp(`^${urlOf('boards').replace('?', '\\?')}&opened=[\\w-]+$`),
  );
  expect(bench.lines).toEqual([expect.stringContaining('Boards')]);
  expect(bench.keeper.view('white')).toEqual({
    silentSources: [],
    keylessSources: [],
    reopened: { source: 'Boards', reason: 'away', atMs: expect.any(Number) },
  });
  expect(bench.state.told).toBe(2);
  await pass(60_000);
  expect(bench.changes).toEqual(['Boards']);
});

test('one that does not come back is told all the while, and opened again after longer and longer', async () => {
  bench.add('Boards', 'boards');
  await bench.begin();
  bench.dead.has = () => true;
  await pass(LONG);
  expect(bench.keeper.view('white').silentSources).toEqual(['Boards']);
  await pass(6000);
  expect(bench.changes).toHaveLength(2);
  await pass(9000);
  expect(bench.changes).toHaveLength(2);
  await pass(3000);
  expect(bench.changes).toHaveLength(3);
  expect(new Set(bench.inputs.get('Boards')?.url.match(/opened/g)).size).toBe(1);
});

test('what is on program comes first, and never all at once', async () => {
  for (const graphic of ['boards', 'tree', 'focus', 'intro', 'break']) bench.add(graphic, graphic);
  bench.add('scorebug', 'scorebug', { onProgram: true });
  await bench.begin();
  for (const name of bench.inputs.keys()) bench.kill(name);
  await pass(SILENT_AFTER_MS);
  expect(bench.changes).toHaveLength(4);
  expect(bench.changes[0]).toBe('scorebug');
  await pass(2 * ROUND_MS);
  expect(bench.changes).toHaveLength(6);
});

test('an OBS that is far away has many sources opened all the same', async () => {
  for (const graphic of ['boards', 'tree', 'focus', 'intro', 'break', 'result', 'ticker', 'mics'])
    bench.add(graphic, graphic);
  await bench.begin();
  bench.state.answersAfterMs = 200;
  for (const name of bench.inputs.keys()) bench.kill(name);
  await pass(20_000);
  expect(new Set(bench.changes).size).toBe(8);
  bench.state.answersAfterMs = 0;
  await pass(5000);
});

test('an OBS that stood still is not made to begin anew', async () => {
  bench.add('Boards', 'boards');
  await bench.begin();
  bench.state.answersAfterMs = 2500;
  bench.kill('Boards');
  await pass(LONG);
  bench.dead.clear();
  await pass(10_000);
  bench.state.answersAfterMs = 0;
  await pass(10_000);
  expect(bench.changes).toEqual([]);
});

test('a page that ends whenever it is not shown is not missed then', async () => {
  bench.add('Boards', 'boards', { shutdown: true });
  await bench.begin();
  bench.kill('Boards');
  await pass(30_000);
  expect(bench.changes).toEqual([]);
  Object.assign(bench.inputs.get('Boards') ?? {}, { showing: true });
  await pass(LONG + SILENT_AFTER_MS);
  expect(bench.changes).toEqual(['Boards']);
});

test('an address that somebody has just changed is read again, not written over', async () => {
  bench.add('Boards', 'boards');
  await bench.begin();
  bench.kill('Boards');
  await pass(SILENT_AFTER_MS - ROUND_MS);
  Object.assign(bench.inputs.get('Boards') ?? {}, { url: 'http://elsewhere:80/page' });
  await pass(60_000);
  expect(bench.changes).toEqual([]);
  expect(bench.inputs.get('Boards')?.url).toBe('http://elsewhere:80/page');
});

test('sources that open their page without a key are told where pages have one, until they have theirs', async () => {
  bench.add('Boards', 'boards');
  bench.add('Tree', 'tree', { url: `${urlOf('tree')}&key=abc` });
  bench.add('Elsewhere', 'boards', { url: 'http://elsewhere:80/page' });
  await bench.begin();
  expect([bench.keeper.view('white').keylessSources, bench.state.told]).toEqual([[], 0]);
  bench.state.needsKey = true;
  await pass(2 * ROUND_MS);
  expect([bench.keeper.view('white').keylessSources, bench.state.told]).toEqual([['Boards'], 1]);
  Object.assign(bench.inputs.get('Boards') ?? {}, { url: `${urlOf('boards')}&key=abc` });
  await pass(10_000);
  expect([bench.keeper.view('white').keylessSources, bench.state.told, bench.changes]).toEqual([[], 2, []]);
});

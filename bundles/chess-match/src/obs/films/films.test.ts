import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRig, pass, soon, type Rig } from '../testing/rig';
import { lengthOf, placeIn, type Film } from './film';
import { createFilms, LIFE_MS, type Films } from './films';

let rig: Rig;
let films: Films;
let changes: string[];

const open = (found: readonly Film[] = []): void => {
  let ids = found.length;
  films = createFilms({
    lines: [rig.instance.line],
    found,
    newId: () => `film-${(ids += 1)}`,
    changed: (what) => void changes.push(what),
    now: Date.now,
  });
};
const record = (status: { outputActive?: boolean; outputPaused?: boolean; outputDuration?: number }): void => {
  const sinceMs = Date.now();
  const { outputActive = true, outputPaused = false, outputDuration = 0 } = status;
  rig.obs.responses['GetRecordStatus'] = {
    outputActive,
    outputPaused,
    get outputDuration() {
      return outputDuration + (outputActive && !outputPaused ? Date.now() - sinceMs : 0);
    },
  };
};
/** OBS says what its recording does, and would say so if it were asked. */
const say = async (
  word: string,
  status: Parameters<typeof record>[0] = {},
  outputPath: string | null = null,
): Promise<void> => {
  record(status);
  rig.obs.tell('RecordStateChanged', { outputState: `OBS_WEBSOCKET_OUTPUT_${word}`, outputPath });
  await soon();
};
/** The connection is lost, and OBS is found again after a while. */
const lose = async (awayMs: number, status: Parameters<typeof record>[0]): Promise<void> => {
  rig.obs.greeting = -1;
  rig.obs.events(rig.obs.attempts() - 1).onClosed(1006);
  await pass(awayMs);
  record(status);
  rig.obs.greeting = 'welcome';
  await rig.instance.connect();
  await soon();
};
const only = (): Film => {
  const [film, ...others] = films.list();
  if (film === undefined || others.length > 0) throw new Error(`${films.list().length} films`);
  return film;
};

beforeEach(async () => {
  vi.useFakeTimers({ now: 1_700_000_000_000 });
  rig = createRig();
  changes = [];
});

afterEach(async () => {
  films.stop();
  rig.instance.stop();
  await soon();
  vi.useRealTimers();
});

describe('what an OBS recorded', () => {
  it('begins when OBS says so, and its places leave the pauses out', async () => {
    open();
    await rig.connect();
    await soon();
    const fromMs = Date.now();
    await say('STARTED', {}, '/films/a.mkv');
    await pass(60_000);
    // Its encoder is two seconds behind, and has eight to write when it is told to stop.
    await say('PAUSED', { outputPaused: true, outputDuration: 58_000 });
    await pass(30_000);
    await say('RESUMED', { outputDuration: 58_000 });
    await pass(10_000);
    await say('STOPPING', { outputDuration: 62_000 });
    await pass(8000);
    await say('STOPPED', { outputActive: false }, '/films/a.mkv');
    const film = only();
    expect(film).toMatchObject({ of: 'recording', instance: 'program', ended: 'stopped', path: '/films/a.mkv' });
    expect([-1, 0, 59, 75, 95, 101].map((s) => placeIn(film, fromMs + s * 1000))).toEqual([
      null,
      0,
      59_000,
      60_000,
      65_000,
      null,
    ]);
    expect(lengthOf(film, Date.now())).toBe(70_000);
  });

  it('that ran before it was looked at began as long ago as OBS says', async () => {
    record({ outputDuration: 25_000 });
    open();
    await rig.connect();
    await soon();
    expect(placeIn(only(), Date.now())).toBe(25_000);
  });

  it('goes on over a lost connection and a restart of this server', async () => {
    open();
    await rig.connect();
    await say('STARTED', {}, '/films/a.mkv');
    await pass(5000);
    await lose(20_000, { outputDuration: 25_000 });
    const { id, stretches } = only();
    expect(stretches).toHaveLength(1);
    films.stop();
    open(films.list());
    record({ outputDuration: 25_000 });
    await soon();
    expect(only()).toMatchObject({ id, ended: null });
  });

  it('that paused goes on after a restart, however far its encoder was behind', async () => {
    open();
    await rig.connect();
    const fromMs = Date.now();
    await say('STARTED');
    await pass(15_000);
    await say('PAUSED', { outputPaused: true, outputDuration: 11_000 });
    await lose(40_000, { outputPaused: true, outputDuration: 12_000 });
    await say('RESUMED', { outputDuration: 12_000 });
    await pass(2000);
    expect([only().stretches.length, placeIn(only(), Date.now()), fromMs]).toEqual([2, 17_000, Date.now() - 57_000]);
  });

  it('a pause that nobody saw stands after what was heard of last', async () => {
    open();
    await rig.connect();
    const fromMs = Date.now();
    await say('STARTED');
    await pass(60_000);
    await lose(60_000, { outputDuration: 90_000 });
    const film = only();
    expect(film.stretches).toHaveLength(2);
    expect(placeIn(film, Date.now())).toBe(90_000);
    expect(placeIn(film, fromMs + 5000)).toBe(5000);
  });

  it('that is no more there when OBS is back ended where it was heard of last, and nobody saw how', async () => {
    open();
    await rig.connect();
    const fromMs = Date.now();
    await say('STARTED', {}, '/films/a.mkv');
    await pass(7000);
    await lose(30_000, { outputActive: false });
    expect(only()).toMatchObject({ ended: 'unseen', seenMs: fromMs + 7000 });
    expect(lengthOf(only(), Date.now())).toBe(7000);
  });

  it('is another one where OBS counts from after it was heard of last', async () => {
    open();
    await rig.connect();
    await say('STARTED');
    await pass(30_000);
    await lose(60_000, { outputDuration: 5000 });
    expect(films.list().map(({ ended }) => ended)).toEqual(['unseen', null]);
    await say('STOPPED', { outputActive: false });
    await say('STARTED');
    expect(films.list().map(({ ended }) => ended)).toEqual(['unseen', 'stopped', null]);
  });

  it('is the same while its encoder lags', async () => {
    open();
    await rig.connect();
    await say('STARTED');
    const fromMs = Date.now();
    await pass(20_000);
    record({ outputDuration: 15_000 });
    await pass(LIFE_MS);
    expect(placeIn(only(), Date.now())).toBe(Date.now() - fromMs);
  });

  it('is by what OBS said last, where an answer was on its way meanwhile', async () => {
    let isBegun = false;
    rig.obs.responses['GetRecordStatus'] = {
      outputPaused: false,
      outputDuration: 0,
      get outputActive() {
        const before = isBegun;
        isBegun = true;
        if (!before) rig.obs.tell('RecordStateChanged', { outputState: 'OBS_WEBSOCKET_OUTPUT_STARTED' });
        return before;
      },
    };
    open();
    await rig.connect();
    await soon();
    expect(only().ended).toBeNull();
  });

  it('begins anew with each of its files', async () => {
    open();
    await rig.connect();
    await say('STARTED', {}, '/films/a.mkv');
    await pass(9000);
    rig.obs.tell('RecordFileChanged', { newOutputPath: '/films/b.mkv' });
    await pass(2000);
    await say('PAUSED', { outputPaused: true, outputDuration: 11_000 });
    expect(films.list().map(({ path, ended }) => [path, ended])).toEqual([
      ['/films/a.mkv', 'stopped'],
      ['/films/b.mkv', null],
    ]);
    expect(films.list().map((film) => lengthOf(film, Date.now()))).toEqual([9000, 2000]);
  });

  it('is heard of all the time while it runs, and not when nothing does', async () => {
    open();
    await rig.connect();
    await pass(3 * LIFE_MS);
    expect(changes).toEqual([]);
    await say('STARTED');
    await pass(LIFE_MS);
    expect(changes.slice(0, 2)).toEqual(['news', 'life']);
  });
});

describe('a stream', () => {
  it('that was interrupted on its way is the same while somebody looks', async () => {
    const stream = (status: object): void => {
      rig.obs.responses['GetStreamStatus'] = { outputActive: true, outputDuration: 0, ...status };
    };
    open();
    await rig.connect();
    stream({});
    rig.obs.tell('StreamStateChanged', { outputState: 'OBS_WEBSOCKET_OUTPUT_STARTED' });
    await pass(60_000);
    stream({ outputDuration: 1000 });
    rig.obs.tell('StreamStateChanged', { outputState: 'OBS_WEBSOCKET_OUTPUT_RECONNECTED' });
    await pass(LIFE_MS);
    expect(only()).toMatchObject({ of: 'stream', ended: null, path: null });
    expect(placeIn(only(), Date.now())).toBe(60_000 + LIFE_MS);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { SimulatorView } from '@schemas/simulator';
import { DEFAULT_GAME, GAMES } from '../../../games';
import { random } from '../../../games/common/random';
import { nobody } from '../../../show';
import { createBench, listLog } from '../../testing/bench';
import { createSimulator, type Simulator } from './simulator';
import { nextSpeech } from './speech';

const FIXTURES = join(import.meta.dirname, '../../../../fixtures');
const demonstrations = Object.fromEntries(
  Object.entries(GAMES).map(([id, { records }]) => {
    const read = records.read(readFileSync(join(FIXTURES, records.demonstration)));
    if (!read.ok) throw new Error('The demonstration cannot be read.');
    return [id, read.value];
  }),
);
const LENGTH = demonstrations[DEFAULT_GAME]?.turns.length;

const open: Simulator[] = [];
afterEach(() => {
  for (const simulator of open.splice(0)) simulator.stop();
});

const setUp = () => {
  const bench = createBench({ parts: { games: GAMES, defaultGame: DEFAULT_GAME } });
  const views: SimulatorView[] = [];
  const simulator = createSimulator({
    commands: bench.commands,
    journal: bench.journal,
    games: GAMES,
    demonstrationOf: (game) => demonstrations[game] ?? null,
    people: nobody,
    publish: (view) => views.push(view),
    random: random(7),
    now: () => bench.time.nowMs,
    log: listLog(bench.logged),
  });
  bench.onAnswered(simulator.hear);
  open.push(simulator);
  return { bench, simulator, view: () => views.at(-1) };
};
const eventually = <T>(look: () => T) => expect.poll(look, { timeout: 20_000 });
const RECORD = { source: 'record', of: null, paceMs: 1, speaking: false } as const;

describe('the simulator', () => {
  it('plays rehearsals only', async () => {
    const { bench, simulator } = setUp();
    expect(simulator.start(RECORD)).toMatchObject({ code: 'simulator/no_rehearsal' });
    await bench.newMatch();
    expect(simulator.start(RECORD)).toMatchObject({ code: 'simulator/no_rehearsal' });
    expect(simulator.steer({ state: 'paused', paceMs: 1, speaking: false })).toMatchObject({
      code: 'simulator/not_started',
    });
  });

  it.each(Object.keys(GAMES))('plays a recorded game to its end: %s', async (game) => {
    const { bench, simulator, view } = setUp();
    await bench.newMatch({ rehearsal: true, game, settings: demonstrations[game]?.settings ?? {} });
    expect(simulator.start(RECORD)).toBeNull();
    await eventually(() => view()?.state).toBe('off');
    const length = demonstrations[game]?.turns.length;
    expect(view()).toMatchObject({ turns: length, length, problem: null });
  });

  it.each(Object.keys(GAMES))('plays random turns, each accepted, as long as there are any: %s', async (game) => {
    const { bench, simulator, view } = setUp();
    await bench.newMatch({ rehearsal: true, game });
    expect(simulator.start({ ...RECORD, source: 'random' })).toBeNull();
    await eventually(() => (view()?.turns ?? 0) >= 8 || view()?.state !== 'running').toBe(true);
    expect(view()).toMatchObject({ problem: null, length: null });
    if (view()?.state !== 'running') expect(bench.commands.open()?.views.match.status).toBe('over');
  });

  it('S1 plays random moves on both boards, each accepted', async () => {
    const { bench, simulator, view } = setUp();
    await bench.newMatch({ rehearsal: true, game: 'swedish' });
    expect(simulator.start({ ...RECORD, source: 'random' })).toBeNull();
    await eventually(() => (view()?.turns ?? 0) >= 60 || view()?.state !== 'running').toBe(true);
    expect(view()).toMatchObject({ problem: null, length: null });
    const turns = bench.commands.open()?.views.match.threads.map(({ ply }) => ply) ?? [];
    expect(turns.map((ply) => ply > 5)).toEqual([true, true]);
  });

  it('plays a recorded game to its end, and is off then', async () => {
    const { bench, simulator, view } = setUp();
    await bench.newMatch({ rehearsal: true });
    expect(simulator.start(RECORD)).toBeNull();
    await eventually(() => view()?.state).toBe('off');
    expect(view()).toMatchObject({ turns: LENGTH, length: LENGTH, problem: null });
    expect(bench.commands.open()?.views.score).toMatchObject({ white: 20, black: 26 });
    expect(bench.journal.lastActor(String(bench.commands.open()?.row.matchId))).toBe('simulator');
  });

  it('plays what another match played', async () => {
    const { bench, simulator, view } = setUp();
    const other = await bench.newMatch();
    for (const line of ['1:d4', '1:d5', '1:c4']) await bench.send({ type: 'commitTurn', line });
    await bench.newMatch({ rehearsal: true });
    expect(simulator.start({ ...RECORD, of: 'nowhere' })).toMatchObject({ code: 'match/unknown' });
    expect(simulator.start({ ...RECORD, of: other })).toBeNull();
    await eventually(() => view()?.state).toBe('off');
    expect(view()).toMatchObject({ turns: 3, length: 3 });
  });

  it('plays random legal turns, one after the other, each accepted', async () => {
    const { bench, simulator, view } = setUp();
    await bench.newMatch({ rehearsal: true });
    expect(simulator.start({ ...RECORD, source: 'random' })).toBeNull();
    await eventually(() => (view()?.turns ?? 0) >= 30 || view()?.state !== 'running').toBe(true);
    expect(view()).toMatchObject({ problem: null, length: null });
    expect(bench.commands.open()?.views.match.ply).toBeGreaterThan(0);
  });

  it('pauses where it was told, goes on at another pace, and stops', async () => {
    const { bench, simulator, view } = setUp();
    await bench.newMatch({ rehearsal: true });
    simulator.start({ ...RECORD, paceMs: 600_000 });
    simulator.steer({ state: 'paused', paceMs: 600_000, speaking: false });
    expect(view()).toMatchObject({ state: 'paused', turns: 0 });
    simulator.steer({ state: 'running', paceMs: 1, speaking: false });
    await eventually(() => view()?.turns).toBeGreaterThan(2);
    simulator.steer({ state: 'off', paceMs: 1, speaking: false });
    const { turns } = view() ?? {};
    expect([view()?.state, bench.commands.open()?.views.match.ply]).toEqual(['off', turns]);
  });

  it('pauses and says why when its turn is refused', async () => {
    const { bench, simulator, view } = setUp();
    await bench.newMatch({ rehearsal: true });
    await bench.send({ type: 'commitTurn', line: '1:a4' });
    await bench.send({ type: 'commitTurn', line: '1:a5' });
    simulator.start(RECORD);
    await eventually(() => view()?.state).toBe('paused');
    expect(view()?.problem?.code).toMatch(/^move\//);
  });

  it('is off as soon as another match is open, and touches nothing of it', async () => {
    const { bench, simulator, view } = setUp();
    const real = await bench.newMatch();
    await bench.newMatch({ rehearsal: true });
    simulator.start({ ...RECORD, paceMs: 600_000 });
    await bench.send({ type: 'openMatch', matchId: real });
    expect(view()?.state).toBe('off');
    expect(bench.journal.entries(real)).toEqual([]);
  });
});

describe('who speaks in a rehearsal', () => {
  const person = (id: string) =>
    ({ id, name: id, title: '', role: 'player', elo: null, seat: null, photo: null, mic: null }) as const;
  const people = {
    ...nobody(),
    white: { name: '', short: '', logo: null, colour: null, people: [person('w1'), person('w2')] },
    commentators: [person('c1')],
  };

  it('is somebody, two at once, or nobody, always for a while', () => {
    const from = random(3);
    const turns = Array.from({ length: 300 }, () => nextSpeech(people, from));
    const counts = new Set(turns.map(({ ids }) => ids.length));
    expect([...counts].sort()).toEqual([0, 1, 2]);
    expect(new Set(turns.flatMap(({ ids }) => ids))).toEqual(new Set(['w1', 'w2', 'c1']));
    expect(turns.every(({ forMs }) => forMs >= 700 && forMs <= 3500)).toBe(true);
  });

  it('is nobody where nobody is entered', () => {
    expect(nextSpeech(nobody(), random(1)).ids).toEqual([]);
  });
});

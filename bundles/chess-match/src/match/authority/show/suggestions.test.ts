import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { join } from 'node:path';
import { business } from '../../../games/business';
import { FOCUS } from '../../../games/common/presets';
import { bring, NOTHING } from '../../../games/common/suggestions';
import { createBench, type Bench } from '../../testing/bench';
import { disposableFolders } from '../../testing/folders';
import { SUGGESTION_KINDS } from '../../../show/suggestions/modes';

const folder = disposableFolders();
const parts = { games: { business }, defaultGame: 'business' };
const BRANCHED = '1:e4 2:d4 branch 1>2 3+7';
const MODES = {
  play: 'ask',
  branching: 'auto',
  pass: 'ask',
  selection: 'ask',
  boardEnd: 'ask',
  pause: 'ask',
  matchOver: 'ask',
};

const show = ({ shows }: Bench) => shows.at(-1)?.show;
const send = (bench: Bench, command: { readonly type: string; readonly [field: string]: unknown }) =>
  bench.send({ expectedVersion: null, ...command });
/** Suggestions follow a match in a quiet moment. */
const quiet = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const play = async (bench: Bench, line: string): Promise<void> => {
  expect(await bench.send({ type: 'commitTurn', line })).toMatchObject({ ok: true });
  await quiet();
};
const begun = async (path = ':memory:'): Promise<Bench> => {
  const bench = createBench({ path, parts });
  await bench.newMatch();
  await quiet();
  await send(bench, { type: 'setSuggestionModes', modes: MODES });
  return bench;
};
const pass = ({ time }: Bench, ms: number): void => {
  time.nowMs += ms;
  vi.advanceTimersByTime(ms);
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('an automatic rule', () => {
  it('answers what happens, not what a match that is opened begins with', async () => {
    const bench = await begun();
    await play(bench, BRANCHED);
    expect(show(bench)?.graphics.tree.on).toBe(true);
    const first = bench.commands.open()?.row.matchId;
    await send(bench, { type: 'undoShow', showVersion: show(bench)?.version });
    pass(bench, 5000);
    await bench.newMatch();
    await quiet();
    await bench.send({ type: 'openMatch', matchId: first });
    await quiet();
    expect(show(bench)?.suggestions.map(({ kind }) => kind)).toContain('branching');
    expect(show(bench)?.graphics.tree.on).toBe(false);
    await play(bench, '1:e5 2:d5');
    pass(bench, 5000);
    await play(bench, '1:Nf3 2:Bf4 3:c4 branch 2>3 3+4');
    expect(show(bench)?.graphics.tree.on).toBe(true);
  });

  it('answers the turn that is made anew as fast as a step back can be followed', async () => {
    const bench = await begun();
    await play(bench, BRANCHED);
    await send(bench, { type: 'undoShow', showVersion: show(bench)?.version });
    pass(bench, 5000);
    const both = [bench.send({ type: 'undo', reason: null }), bench.send({ type: 'commitTurn', line: BRANCHED })];
    expect(await Promise.all(both)).toMatchObject([{ ok: true }, { ok: true }]);
    await quiet();
    expect(show(bench)?.graphics.tree.on).toBe(true);
  });

  it('answers no turn again that an undo comes back to, and the turn that is made anew', async () => {
    const bench = await begun();
    await play(bench, BRANCHED);
    await send(bench, { type: 'undoShow', showVersion: show(bench)?.version });
    await play(bench, '1:e5 2:d5');
    pass(bench, 5000);
    await bench.send({ type: 'undo', reason: null });
    await quiet();
    expect(show(bench)?.graphics.tree.on).toBe(false);
    await bench.send({ type: 'undo', reason: null });
    await quiet();
    await play(bench, BRANCHED);
    expect(show(bench)?.graphics.tree.on).toBe(true);
  });

  it('goes back to what was on after so many seconds', async () => {
    const bench = await begun();
    expect(await send(bench, { type: 'setReturnDelay', seconds: 8 })).toMatchObject({ ok: true });
    const before = show(bench)?.graphics.boards.on;
    await play(bench, BRANCHED);
    expect(show(bench)).toMatchObject({ returnAtMs: bench.time.nowMs + 8000, graphics: { tree: { on: true } } });
    pass(bench, 7999);
    expect(show(bench)?.graphics.tree.on).toBe(true);
    pass(bench, 1);
    expect(show(bench)).toMatchObject({
      returnAtMs: null,
      graphics: { tree: { on: false }, boards: { on: before } },
    });
  });

  it('brings the picture after the announcement where that is on air, and not at all where the next turn is quicker', async () => {
    const bench = await begun();
    await send(bench, { type: 'takeGraphic', graphic: 'key-change', takes: show(bench)?.graphics['key-change'].takes });
    pass(bench, 5000);
    await play(bench, BRANCHED);
    pass(bench, 7499);
    expect(show(bench)?.graphics).toMatchObject({ tree: { on: false }, 'key-change': { on: true } });
    pass(bench, 1);
    expect(show(bench)).toMatchObject({
      returnAtMs: bench.time.nowMs + 15_000,
      graphics: { tree: { on: true }, 'key-change': { on: false } },
    });
    pass(bench, 60_000);
    await play(bench, '1:e5 2:d5');
    await play(bench, '1:Nf3 2:Bf4 3:c4 branch 2>3 3+4');
    await play(bench, '1:Nf6 2:a6 3:a6');
    pass(bench, 60_000);
    expect(show(bench)?.graphics.tree.on).toBe(false);
  });

  it('is no break before the clock has stood for a while', async () => {
    const bench = await begun();
    await send(bench, { type: 'setSuggestionModes', modes: { ...MODES, pause: 'auto' } });
    await bench.send({ type: 'startClock' });
    await play(bench, '1:e4');
    for (const ms of [19_999, 20_000]) {
      await bench.send({ type: 'stopClock', reason: 'x' });
      await quiet();
      pass(bench, ms);
      expect(show(bench)?.graphics.break.on).toBe(ms === 20_000);
      await bench.send({ type: 'startClock' });
      await quiet();
    }
  });

  it('leaves on what the director keeps, and what he has touched', async () => {
    for (const hand of [{ type: 'keepOnAir' }, { type: 'takeGraphic', graphic: 'test-card', takes: 0 }]) {
      const bench = await begun();
      await play(bench, BRANCHED);
      pass(bench, 3000);
      expect(await send(bench, hand)).toMatchObject({ ok: true });
      expect(show(bench)?.returnAtMs).toBeNull();
      pass(bench, 60_000);
      expect(show(bench)?.graphics.tree.on).toBe(true);
    }
  });

  it('goes back after a restart too', async () => {
    const path = join(folder(), 'journal.sqlite3');
    const bench = await begun(path);
    await play(bench, BRANCHED);
    const { nowMs } = bench.time;
    bench.journal.close();
    const again = createBench({ path, parts, startMs: nowMs + 20_000 });
    pass(again, 0);
    expect(show(again)?.graphics.tree.on).toBe(false);
    again.journal.close();
  });

  it.each([2, 601, 1.5, 'x'])('takes no such number of seconds: %j', async (seconds) => {
    const bench = await begun();
    expect(await send(bench, { type: 'setReturnDelay', seconds })).toMatchObject({
      ok: false,
      error: { code: 'command/malformed' },
    });
  });
});

describe('what is written of suggestions', () => {
  it('is nothing for a turn that changes none, and the reasons that were seen once the match has stood still', async () => {
    const bench = createBench({ parts });
    await bench.newMatch();
    await quiet();
    const off = Object.fromEntries(SUGGESTION_KINDS.map((kind) => [kind, 'off']));
    await send(bench, { type: 'setSuggestionModes', modes: off });
    await quiet();
    const written = (): number => bench.journal.showEvents(null).length;
    const before = written();
    const [shown] = bench.shows.slice(-1);
    for (const line of ['1:e4', '1:e5', '1:Nf3']) await play(bench, line);
    expect(written()).toBe(before);
    expect(bench.shows.at(-1)).toBe(shown);
    pass(bench, 10_000);
    expect(written()).toBe(before + 1);
    pass(bench, 60_000);
    expect(written()).toBe(before + 1);
  });
});

describe('what somebody who looks on gives reason to show', () => {
  const turned = { kind: 'turningPoint', ...NOTHING, side: 'white', board: 1, lasts: false, since: 1 } as const;
  const suggestions = [{ ...turned, ...bring(FOCUS, { focus: { board: 1 } }) }];
  const kinds = (bench: Bench) => show(bench)?.suggestions.map(({ kind }) => kind) ?? [];

  it('is suggested once, stays while it is given, and is of its own match', async () => {
    const bench = await begun();
    await play(bench, '1:e4');
    const matchId = bench.commands.open()?.row.matchId ?? '';
    bench.commands.suggest.also('outlook', { matchId: 'another', suggestions });
    await quiet();
    expect(kinds(bench)).not.toContain('turningPoint');
    bench.commands.suggest.also('outlook', { matchId, suggestions });
    await quiet();
    const [first] = show(bench)?.suggestions.filter(({ kind }) => kind === 'turningPoint') ?? [];
    expect(first).toMatchObject({ side: 'white', board: 1 });
    await play(bench, '1:e5');
    expect(show(bench)?.suggestions).toContainEqual(first);
    await send(bench, { type: 'ignoreSuggestion', suggestion: first?.id });
    await play(bench, '1:Nf3');
    expect(kinds(bench)).not.toContain('turningPoint');
    bench.commands.suggest.also('outlook', { matchId, suggestions: [{ ...turned, since: 2, ...bring(FOCUS) }] });
    await quiet();
    expect(kinds(bench)).toContain('turningPoint');
    bench.commands.suggest.also('outlook', { matchId, suggestions: [] });
    await quiet();
    expect(kinds(bench)).not.toContain('turningPoint');
  });
});

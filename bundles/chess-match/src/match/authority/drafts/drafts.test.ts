import { describe, expect, it } from 'vitest';
import { business } from '../../../games/business';
import { summaryOf } from '../openMatch';
import { createBench, listLog, type Bench } from '../../testing/bench';
import { shelfWith } from '../../testing/shelf';
import { keptDrafts, type KeptDrafts } from './keptDrafts';

const START_MS = 1_000_000;

const draftsInMemory = (): KeptDrafts => keptDrafts(shelfWith(), listLog([]));

const begin = async (drafts = draftsInMemory()): Promise<Bench> => {
  const bench = createBench({ startMs: START_MS, parts: { drafts } });
  await bench.newMatch();
  return bench;
};
const now = ({ published }: Bench) => published.at(-1)?.draft;
const type = (bench: Bench, line: string, expectedVersion: number | null = null) =>
  bench.send({ type: 'setDraft', line, expectedVersion });
const press = (bench: Bench, line: string | null) => bench.send({ type: 'commitTurn', line });

describe('the draft of a turn', () => {
  it('is no entry of the journal and no version of the match', async () => {
    const bench = await begin();
    const before = [bench.journal.version(), bench.journal.counts()];
    expect(await type(bench, 'e4')).toMatchObject({ ok: true, version: now(bench)?.version ?? 0 });
    expect([bench.journal.version(), bench.journal.counts()]).toEqual(before);
    expect(now(bench)).toMatchObject({ line: 'e4', turn: '0' });
  });

  it('is what a press without a line commits, and gone with its turn', async () => {
    const bench = await begin();
    await type(bench, 'e4');
    const { version = 0 } = now(bench) ?? {};
    expect(await press(bench, null)).toMatchObject({ ok: true });
    expect(bench.published.at(-1)?.open?.views.match.ply).toBe(1);
    expect(now(bench)).toMatchObject({ line: '', turn: '1', version: version + 1 });
  });

  it('is refused for another line than the one it was made from, and for another turn', async () => {
    const bench = await begin();
    const { version = 0 } = now(bench) ?? {};
    await type(bench, 'e4', version);
    expect(await type(bench, 'd4', version)).toMatchObject({
      ok: false,
      version: version + 1,
      error: { code: 'draft/stale', params: { expected: version, actual: version + 1 } },
    });
    await press(bench, 'c4');
    expect(await type(bench, 'd4', version + 1)).toMatchObject({ ok: false, error: { code: 'draft/stale' } });
    expect(await type(bench, 'e5', version + 2)).toMatchObject({ ok: true });
  });

  it('outlives what leaves its turn alone: clocks make no line stale', async () => {
    const bench = await begin();
    await type(bench, 'e4');
    const before = now(bench);
    await bench.send({ type: 'startClock' });
    expect(now(bench)).toMatchObject({ line: 'e4', version: before?.version });
    expect(await type(bench, 'd4', before?.version)).toMatchObject({ ok: true });
  });

  it('B27 is the line of the turn after undo; those of other turns come back with them', async () => {
    const bench = await begin();
    await press(bench, 'e4');
    await type(bench, 'c5');
    await bench.send({ type: 'undo', reason: null });
    expect(now(bench)).toMatchObject({ line: 'e4', turn: '0' });
    await bench.send({ type: 'redo' });
    expect(now(bench)).toMatchObject({ line: 'c5', turn: '1' });
    await press(bench, 'e5');
    await bench.send({ type: 'takeBack', turns: 2, clocks: 'asNow', reason: 'wrong' });
    expect(now(bench)).toMatchObject({ line: 'e4', turn: '0' });
  });

  it('stays with its match when another one is open meanwhile', async () => {
    const bench = await begin();
    const first = bench.commands.open()?.row.matchId ?? '';
    await type(bench, 'e4');
    await bench.newMatch();
    expect(now(bench)?.line).toBe('');
    await bench.send({ type: 'openMatch', matchId: first });
    expect(now(bench)?.line).toBe('e4');
  });

  it('is found among the entries of a journal in which drafts were facts, where nothing else is kept', async () => {
    const parts = { games: { [business.id]: business }, defaultGame: business.id };
    const before = createBench({ parts });
    const matchId = await before.newMatch();
    const open = before.commands.open();
    if (open === null) throw new Error('no match');
    const events = ['1:e', '1:e4'].map((line) => ({ type: 'draftSet', ply: 0, line, atMs: START_MS }));
    const summary = summaryOf(open.views);
    before.journal.write({
      matchId,
      created: null,
      opened: false,
      events,
      summary,
      actor: 'Anna',
      atMs: START_MS,
      command: null,
    });
    const { journal } = before;
    const after = createBench({ parts: { ...parts, journal } });
    after.commands.republish();
    expect(now(after)).toMatchObject({ line: '1:e4', turn: '0' });
    expect(after.commands.open()?.history.state).toEqual(open.history.state);
    const drafts = draftsInMemory();
    drafts.keep(matchId, []);
    const cleared = createBench({ parts: { ...parts, journal, drafts } });
    cleared.commands.republish();
    expect(now(cleared)?.line).toBe('');
  });

  it('the same id gets the same answer, and nothing is done again', async () => {
    const bench = await begin();
    const command = { type: 'setDraft', line: 'e4', id: 'draft-once' };
    const answer = await bench.send(command);
    await type(bench, 'd4');
    expect(await bench.send(command)).toEqual(answer);
    expect(now(bench)?.line).toBe('d4');
  });

  it('cannot be without a match, or when nobody is to move', async () => {
    expect(await type(createBench(), 'e4')).toMatchObject({ ok: false, error: { code: 'match/none_open' } });
    const bench = await begin();
    for (const line of ['f3', 'e5', 'g4', 'Qh4#']) await press(bench, line);
    expect(await type(bench, 'e4')).toMatchObject({ ok: false, error: { code: 'draft/no_turn' } });
  });
});

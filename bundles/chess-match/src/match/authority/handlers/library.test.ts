import { describe, expect, it } from 'vitest';
import { createBench, type Bench } from '../../testing/bench';

const row = (bench: Bench, matchId: string) => bench.journal.match(matchId);
const open = (bench: Bench) => bench.commands.open();

describe('the library of matches', () => {
  it('renames the open match and any other, on air at once, as an entry of the library', async () => {
    const bench = createBench();
    const first = await bench.newMatch();
    const second = await bench.newMatch();
    const names = { event: 'Final', white: 'Rooks', black: 'Pawns' };
    expect(await bench.send({ type: 'renameMatch', matchId: first, ...names })).toMatchObject({
      ok: true,
      matchId: second,
    });
    expect([row(bench, first)?.setup, open(bench)?.row.setup.white]).toEqual([
      { ...names, settings: {}, returnOf: null },
      'Reds',
    ]);
    await bench.send({ type: 'renameMatch', matchId: second, ...names });
    expect(open(bench)?.row.setup).toMatchObject(names);
    expect(bench.published.at(-1)).toMatchObject({ version: 4, open: { row: { setup: names } } });
  });

  it('puts away and takes out again, but neither puts away the open match nor opens one that is away', async () => {
    const bench = createBench();
    const first = await bench.newMatch();
    const second = await bench.newMatch();
    const archive = (matchId: string, archived: boolean) => bench.send({ type: 'archiveMatch', matchId, archived });
    expect(await archive(second, true)).toMatchObject({ error: { code: 'match/is_open' } });
    expect(await archive(first, true)).toMatchObject({ ok: true });
    expect(await bench.send({ type: 'openMatch', matchId: first })).toMatchObject({
      error: { code: 'match/archived' },
    });
    await archive(first, false);
    expect(await bench.send({ type: 'openMatch', matchId: first })).toMatchObject({ ok: true, matchId: first });
  });

  it.each(['renameMatch', 'archiveMatch', 'publishMatch', 'duplicateMatch'])(
    'knows no other match than those there are: %s',
    async (type) => {
      const bench = createBench();
      const fields: Record<string, object> = {
        renameMatch: { event: '', white: 'A', black: 'B' },
        archiveMatch: { archived: true },
        publishMatch: { published: false },
        duplicateMatch: { rehearsal: true, from: 'now' },
      };
      expect(await bench.send({ type, matchId: 'nowhere', ...fields[type] })).toMatchObject({
        error: { code: 'match/unknown', params: { matchId: 'nowhere' } },
      });
    },
  );

  it('duplicates what was played, or the beginning, as a rehearsal with its own entries', async () => {
    const bench = createBench();
    const first = await bench.newMatch();
    await bench.send({ type: 'commitTurn', line: 'e4' });
    const before = bench.journal.signedEntries(first);
    const copies: string[] = [];
    for (const from of ['now', 'start']) {
      const answer = await bench.send({ type: 'duplicateMatch', matchId: first, rehearsal: true, from });
      copies.push(String(answer.matchId));
      expect(open(bench)?.row.matchId).toBe(first);
    }
    expect(copies.map((id) => [row(bench, id)?.rehearsal, bench.journal.entries(id).length])).toEqual([
      [true, before.length],
      [true, 0],
    ]);
    await bench.send({ type: 'openMatch', matchId: copies[0] });
    expect(open(bench)?.views.match.ply).toBe(1);
    await bench.send({ type: 'commitTurn', line: 'e5' });
    expect(bench.journal.signedEntries(first)).toEqual(before);
  });

  it('makes the return game of a rehearsal a rehearsal too, unless told otherwise', async () => {
    const bench = createBench();
    const rehearsal = await bench.newMatch({ rehearsal: true });
    expect(row(bench, rehearsal)?.rehearsal).toBe(true);
    expect(row(bench, await bench.newMatch())?.rehearsal).toBe(false);
  });
});

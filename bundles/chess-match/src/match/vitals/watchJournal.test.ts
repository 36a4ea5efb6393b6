import { describe, expect, it } from 'vitest';
import { openCurrentJournal } from '../journal/journal';
import { createBench, listLog } from '../testing/bench';
import { watchJournal, type AroundWrites } from './watchJournal';

const COMMIT = { type: 'commitTurn', line: 'e4' };

const bench = (around: AroundWrites) => {
  const logged: string[] = [];
  const { journal, watch } = watchJournal(openCurrentJournal(':memory:', 0), () => 42, around, listLog(logged));
  return { ...createBench({ parts: { journal } }), watch, logged };
};

describe('what goes with every write', () => {
  it('refuses no command that is on disk when it fails afterwards: the match goes on from it', async () => {
    const disk = { isFailing: false };
    const after = (): void => {
      if (disk.isFailing) throw new Error('disk I/O error');
    };
    const { newMatch, send, commands, journal, watch, logged } = bench({ before: () => undefined, after });
    const matchId = await newMatch();
    disk.isFailing = true;
    expect(await send(COMMIT)).toMatchObject({ ok: true });
    expect(await send({ ...COMMIT, line: 'e5' })).toMatchObject({ ok: true });
    expect(commands.open()?.views.match.ply).toBe(2);
    expect(journal.entries(matchId)).toHaveLength(2);
    expect([watch.failure(), watch.lastWriteAtMs()]).toEqual([null, 42]);
    expect(logged).toEqual([
      'warn What was written is on disk, but cannot be noted beside the journal. disk I/O error',
    ]);
  });

  it('refuses a command before which it fails, and nothing is written', async () => {
    const disk = { isFailing: false };
    const before = (): void => {
      if (disk.isFailing) throw new Error('not our file');
    };
    const { newMatch, send, commands, journal, watch } = bench({ before, after: () => undefined });
    const matchId = await newMatch();
    disk.isFailing = true;
    expect(await send(COMMIT)).toMatchObject({ ok: false, error: { code: 'journal/write_failed' } });
    expect([commands.open()?.views.match.ply, journal.entries(matchId).length]).toEqual([0, 0]);
    expect(watch.failure()).toMatchObject({ reason: 'not our file' });
  });
});

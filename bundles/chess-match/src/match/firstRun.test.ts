import { join } from 'node:path';
import type { RosterView } from '@schemas/roster';
import { describe, expect, it, vi } from 'vitest';
import type { DemoPlayer } from './demo';
import { startDemo } from './firstRun';
import { openCurrentJournal } from './journal/journal';
import { makeEmpty } from './journal/rebuild';
import { business } from '../games/business';
import { demoPeople } from '../show';
import { nobody } from '../show/people';
import { DEMO_PLAYER, LOCAL_OPERATOR, type Identity } from './commands/identity';
import { createBench } from './testing/bench';
import { disposableFolders } from './testing/folders';

const folder = disposableFolders();

/** A start of the server with the journal at that path; whether the demonstration began by itself. */
const beginsAt = (path: string): boolean => {
  const bench = createBench({ path });
  const demo: DemoPlayer = { play: vi.fn(), resume: vi.fn(), isPlaying: () => false, stop: vi.fn() };
  startDemo(demo, bench.commands, bench.journal, nobody());
  bench.journal.close();
  return vi.mocked(demo.play).mock.calls.length > 0;
};

describe('the demonstration begins by itself', () => {
  it('with a journal that never held a match', () => {
    expect(beginsAt(join(folder(), 'journal.sqlite3'))).toBe(true);
  });

  it('not after a rescue that began with nothing', () => {
    const path = join(folder(), 'journal.sqlite3');
    makeEmpty(path, { commits: 2000, version: 900 });
    expect(beginsAt(path)).toBe(false);
  });

  it('not after a rescue of a journal in which no match was yet', () => {
    const path = join(folder(), 'journal.sqlite3');
    makeEmpty(path, { commits: 3, version: 0 });
    expect(beginsAt(path)).toBe(false);
  });

  it('not after the restore of a backup without a match', () => {
    const path = join(folder(), 'journal.sqlite3');
    const journal = openCurrentJournal(path, 0);
    const backup = join(folder(), 'backup.sqlite3');
    journal.copyTo(backup);
    journal.restoreFrom(backup);
    journal.close();
    expect(beginsAt(path)).toBe(false);
  });
});

describe('a demonstration that is over, at a later start', () => {
  const NEW = { type: 'newMatch', event: '', white: 'A', black: 'B', settings: {}, returnOf: null };

  /** Whether it is played again, with whose match there and these people. */
  const resumes = async (of: Identity, people: RosterView): Promise<boolean> => {
    const bench = createBench({ parts: { games: { business }, defaultGame: 'business' } });
    await bench.send(NEW, of);
    await bench.send({ type: 'commitTurn', line: 'resign 1' }, of);
    expect(bench.commands.open()?.views.match.status).toBe('over');
    const demo: DemoPlayer = { play: vi.fn(), resume: vi.fn(), isPlaying: () => false, stop: vi.fn() };
    startDemo(demo, bench.commands, bench.journal, people);
    return vi.mocked(demo.resume).mock.calls.length > 0;
  };

  it('is played again while its people are those that it brought', async () => {
    expect(await resumes(DEMO_PLAYER, demoPeople({ white: 'A', black: 'B' }))).toBe(true);
  });

  it("is not, where an evening's people are there", async () => {
    expect(await resumes(DEMO_PLAYER, nobody())).toBe(false);
  });

  it('is not, where the match is somebody’s', async () => {
    expect(await resumes(LOCAL_OPERATOR, demoPeople({ white: 'A', black: 'B' }))).toBe(false);
  });
});

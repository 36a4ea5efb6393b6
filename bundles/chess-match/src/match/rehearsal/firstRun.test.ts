import { join } from 'node:path';
import type { RosterView } from '@schemas/roster';
import { describe, expect, it, vi } from 'vitest';
import type { DemoPlayer } from './demonstration/player';
import { startDemo } from './firstRun';
import { openCurrentJournal } from '../journal/journal';
import { makeEmpty } from '../journal/rebuild';
import { DEFAULT_GAME, GAMES } from '../../games';
import { business } from '../../games/business';
import { demoPeople } from '../../show';
import { nobody } from '../../show/people';
import { DEMO_PLAYER, LOCAL_OPERATOR, type Identity } from '../authority/identity';
import { createBench, listLog } from '../testing/bench';
import { disposableFolders } from '../testing/folders';

const folder = disposableFolders();

const stillPlayer = (): Pick<DemoPlayer, 'play' | 'playInstead' | 'resume'> => ({
  play: vi.fn(),
  playInstead: vi.fn(),
  resume: vi.fn(),
});

/** A start of the server with the journal at that path; whether the demonstration began by itself. */
const beginsAt = (path: string): boolean => {
  const bench = createBench({ path });
  const demo = stillPlayer();
  startDemo(demo, bench.commands, bench.journal, nobody(), null, listLog([]));
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
  const resumes = async (of: Identity, people: RosterView, enteredBy: readonly Identity[] = []): Promise<boolean> => {
    const bench = createBench({ parts: { games: { business }, defaultGame: 'business' } });
    await bench.send(NEW, of);
    for (const [index, actor] of enteredBy.entries()) {
      const commentators = people.commentators.slice(index);
      const answer = await bench.send({ type: 'setPeople', people: { ...people, commentators } }, actor);
      expect(answer).toMatchObject({ ok: true });
    }
    await bench.send({ type: 'commitTurn', line: 'resign 1' }, of);
    expect(bench.commands.open()?.views.match.status).toBe('over');
    const demo = stillPlayer();
    startDemo(demo, bench.commands, bench.journal, people, null, listLog([]));
    return vi.mocked(demo.resume).mock.calls.length > 0;
  };

  it('is played again while its people are those that it brought', async () => {
    expect(await resumes(DEMO_PLAYER, demoPeople({ white: 'A', black: 'B' }, 'en'))).toBe(true);
  });

  it.each([
    ['is played again where another release brought them', [DEMO_PLAYER], true],
    ['is not, where somebody has entered others since', [DEMO_PLAYER, LOCAL_OPERATOR], false],
    ['is not, where somebody had entered some before', [LOCAL_OPERATOR, DEMO_PLAYER], false],
  ])('with people that are not those of now %s', async (_, actors, is) => {
    const people = demoPeople({ white: 'A', black: 'B' }, 'en');
    const earlier = { ...people, arbiters: people.arbiters.slice(0, 1) };
    expect(await resumes(DEMO_PLAYER, earlier, actors)).toBe(is);
  });

  it("is not, where an evening's people are there", async () => {
    expect(await resumes(DEMO_PLAYER, nobody())).toBe(false);
  });

  it('is not, where the match is somebody’s', async () => {
    expect(await resumes(LOCAL_OPERATOR, demoPeople({ white: 'A', black: 'B' }, 'en'))).toBe(false);
  });
});

describe('a demonstration that is asked for at the start', () => {
  const NEW = { type: 'newMatch', event: '', white: 'A', black: 'B', settings: {}, returnOf: null };

  /** What is done of a match of Business Chess that is this person's; null: where there never was one. */
  const asked = async (of: Identity | null, game: string) => {
    const bench = createBench({ parts: { games: GAMES, defaultGame: DEFAULT_GAME } });
    if (of !== null) await bench.send(NEW, of);
    const demo = stillPlayer();
    const logged: string[] = [];
    startDemo(demo, bench.commands, bench.journal, nobody(), game, listLog(logged));
    return {
      played: vi.mocked(demo.play).mock.calls,
      instead: vi.mocked(demo.playInstead).mock.calls,
      resumed: vi.mocked(demo.resume).mock.calls.length,
      logged,
    };
  };
  const NONE = { played: [], instead: [], resumed: 0, logged: [] };

  it('is that of the first run', async () => {
    expect(await asked(null, 'swedish')).toEqual({
      ...NONE,
      played: [[{ game: 'swedish', paceMs: null, language: null }]],
    });
  });

  it('takes the place of another demonstration, and goes on where it is that very game', async () => {
    expect(await asked(DEMO_PLAYER, 'swedish')).toEqual({ ...NONE, instead: [['swedish']] });
    expect(await asked(DEMO_PLAYER, 'business')).toEqual({ ...NONE, resumed: 1 });
  });

  it('leaves a match alone that is somebody’s, and says so', async () => {
    const { logged, ...done } = await asked(LOCAL_OPERATOR, 'swedish');
    expect([done, logged]).toEqual([
      { played: [], instead: [], resumed: 0 },
      [expect.stringContaining('npm run demo -- --game swedish')],
    ]);
  });
});

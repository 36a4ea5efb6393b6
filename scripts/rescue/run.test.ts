import { Writable } from 'node:stream';
import type { RescueView } from '@schemas/rescue';
import { describe, expect, it } from 'vitest';
import type { RescueWays, Way } from '../../bundles/chess-match/src/match/safety/rescue/contract';
import { copyOf, foundMatch, MATCH, rescueView } from '../../dashboard/rescue/testing/views';
import { PROJECT_FOLDER } from '../lib/project';
import { readArgs } from './args';
import { runRescue, type RescueIo } from './run';

const BEHIND = rescueView({
  findings: [{ code: 'journal/behind', level: 'alarm', params: { found: 20, confirmed: 40 } }],
  confirmed: { version: 40, commits: 90, atMs: 1_000, match: MATCH, matchId: 'm1', turn: '7... 1:Nf6', turns: 14 },
  found: {
    version: 20,
    commits: 50,
    entries: 20,
    lastEntryAtMs: 900,
    matches: [foundMatch({ turns: 6 }), foundMatch({ matchId: 'm2', isOpen: false, turns: 9, damagedAt: 12 })],
  },
  copies: [
    copyOf({ file: 'new.sqlite3', turns: 12, version: 36 }),
    copyOf({ file: 'bad.sqlite3', readable: false, turns: null }),
  ],
});

const console = async (
  args: readonly string[],
  typed = '',
  view: RescueView = BEHIND,
  refusal: string | null = null,
) => {
  const taken: Way[] = [];
  const told = { out: '', err: '', saved: '', questions: 0, opened: 0 };
  const ways: RescueWays = {
    view: () => view,
    take: (way) => {
      taken.push(way);
      return refusal === null
        ? { ok: true, value: null }
        : { ok: false, error: { code: refusal, params: { file: 'x', reason: 'why' }, rule: null, item: null } };
    },
    saveTo: (stream) => new Promise((resolve) => stream.end('all of it', resolve)),
  };
  const io: RescueIo = {
    journal: '/show/db/chess-match/journal.sqlite3',
    say: (line) => (told.out += `${line}\n`),
    complain: (line) => (told.err += `${line}\n`),
    ask: (question) => {
      told.questions += 1;
      told.out += question;
      return Promise.resolve(typed);
    },
    open: (file) => {
      if (file === 'there.tar.gz') return Promise.reject(new Error('EEXIST: file already exists'));
      return Promise.resolve(
        new Writable({
          write: (chunk: Buffer, _, done) => {
            told.saved += chunk.toString();
            done();
          },
        }),
      );
    },
  };
  const open = (): RescueWays => {
    told.opened += 1;
    return ways;
  };
  return { status: await runRescue({ open, saveTo: ways.saveTo }, args, io), taken, ...told };
};

describe('npm run rescue', () => {
  it('only looks, and names the ways with what they cost, the best first', async () => {
    const { status, out, taken } = await console([]);
    expect([status, taken]).toEqual([0, []]);
    expect(out).toContain('The journal is not whole.');
    expect(out).toContain('entries up to 40 were confirmed');
    expect(out).toMatch(/Confirmed last: 14 turns \(turn 7 of Black: 1:Nf6\), Reds — Blues/);
    expect(out).toMatch(/Can be read now: 6 turns, Reds — Blues/);
    expect(out).toContain('Damaged from its entry 12 on');
    expect(out).toMatch(/bad\.sqlite3 .*Cannot be read/);
    expect(out).toContain('--save FILE.tar.gz');
    expect(out.match(/npm run rescue -- --(play|copy \S+|empty)/g)).toEqual([
      'npm run rescue -- --copy new.sqlite3',
      'npm run rescue -- --play',
      'npm run rescue -- --empty',
    ]);
    expect(out).toMatch(/--copy new\.sqlite3 {3}<- recommended\n.*\n *Loses the last 2 turns \(turns 13–14\)/);
  });

  it('names no way while the journal is whole', async () => {
    const { out } = await console([], '', { ...BEHIND, active: false, findings: [] });
    expect(out).toContain('The journal is whole.');
    expect(out).not.toContain('npm run rescue --');
  });

  it('names no way while there is no room to open the journal, but what to do', async () => {
    const full: RescueView = { ...BEHIND, findings: [{ code: 'journal/no_room', level: 'alarm', params: {} }] };
    const { out } = await console([], '', full);
    expect(out).toMatch(/\nNo room on the disk: make room, start again\.\n/);
    expect(out).not.toContain('npm run rescue --');
  });

  it('says which journal it looks at', async () => {
    expect((await console([])).out).toMatch(/^The journal: \/show\/db\/chess-match\/journal\.sqlite3\n/);
    expect(readArgs(['--root', '/show', '--copy', 'x', '--yes'])).toEqual({
      errand: { do: 'take', choice: { way: 'copy', file: 'x' } },
      isSure: true,
      root: '/show',
    });
    expect(readArgs([])?.root).toBe(PROJECT_FOLDER);
  });

  it('gives the view to programs', async () => {
    expect(JSON.parse((await console(['--json'])).out)).toEqual(BEHIND);
  });

  it.each([
    [['--play'], { way: 'play' }, 'Loses the last 8 turns (turns 7–14)'],
    [['--copy', 'new.sqlite3'], { way: 'copy', file: 'new.sqlite3' }, 'Loses the last 2 turns'],
    [['--empty'], { way: 'empty' }, 'Loses everything'],
  ] as const)('%j is done after a yes, having said what is lost', async (args, way, lost) => {
    const { status, taken, out } = await console(args, 'yes\n');
    expect([status, taken]).toEqual([0, [way]]);
    expect(out.indexOf(lost)).toBeLessThan(out.indexOf('Type yes'));
    expect(out).toContain(lost);
    expect(out).toContain('npm start');
  });

  it.each(['', 'y', 'no'])('does nothing after "%s"', async (typed) => {
    expect(await console(['--empty'], typed)).toMatchObject({ status: 1, taken: [], err: 'Nothing was done.\n' });
  });

  it('asks nothing with --yes', async () => {
    expect(await console(['--yes', '--play'])).toMatchObject({ status: 0, taken: [{ way: 'play' }], questions: 0 });
  });

  it('says why a way is refused, also of a copy that is not in the list', async () => {
    const refused = await console(['--copy', 'x'], '', BEHIND, 'backup/unknown');
    expect(refused).toMatchObject({ status: 1, taken: [{ way: 'copy', file: 'x' }], questions: 0 });
    expect(refused.err).toContain('backup/unknown: There is no backup x.');
  });

  it('saves everything to a new file, and over none', async () => {
    expect(await console(['--save', 'all.tar.gz'])).toMatchObject({ status: 0, saved: 'all of it', opened: 0 });
    const there = await console(['--save', 'there.tar.gz']);
    expect([there.status, there.err]).toEqual([1, 'Not saved to there.tar.gz: EEXIST: file already exists\n']);
  });

  it.each([
    [['--copy']],
    [['--save']],
    [['--play', '--empty']],
    [['--play', 'x']],
    [['--copy', '--yes']],
    [['--what']],
    [['--root']],
    [['play']],
  ])('%j makes no sense, and nothing is done', async (args) => {
    expect(await console(args, 'yes')).toMatchObject({ status: 2, taken: [], err: expect.stringContaining('usage:') });
  });
});

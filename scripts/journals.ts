// npm run journals -- VERSION: an evening of every game as this program writes it, for all later programs to read:
// tests/journals/VERSION. What is there already is left as it is.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { writeEvenings } from '../bundles/chess-match/src/match/journal/testing/evening';
import { PROJECT_FOLDER } from './lib/project';
import { complain, say } from './lib/say';

const run = async (version: string | undefined): Promise<number> => {
  if (version === undefined || !/^\d+\.\d+\.\d+$/.test(version)) {
    complain('npm run journals -- VERSION   e.g. 0.3.0');
    return 2;
  }
  const folder = join(PROJECT_FOLDER, 'tests', 'journals', version);
  if (existsSync(folder)) {
    complain(`${folder} is there: what a release wrote is never written anew.`);
    return 1;
  }
  const made = mkdtempSync(join(tmpdir(), 'journals-'));
  const path = join(made, 'journal.sqlite3');
  const { expected, sent } = await writeEvenings(path);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'journal.sqlite3.gz'), gzipSync(readFileSync(path), { level: 9 }));
  writeFileSync(join(folder, 'expected.json'), `${JSON.stringify(expected, null, 2)}\n`);
  rmSync(made, { recursive: true });
  for (const { row, entries } of expected.matches) say(`${row.game}  ${row.setup.event}  ${entries}  ${row.status}`);
  say(`commands: ${sent.join(' ')}`);
  return 0;
};

process.exitCode = await run(process.argv[2]);

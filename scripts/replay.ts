// npm run -s replay -- FILE.bcr|FILE.bpgn [--each]: plays a record and prints the state it leads to (rules/notation.md).
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { GAMES } from '../bundles/chess-match/src/games';
import type { PlayableGame } from '../bundles/chess-match/src/games/common/game';
import { problemText } from '../bundles/chess-match/src/texts';

type Problem = Parameters<typeof problemText>[0];

const USAGE = 'usage: npm run -s replay -- FILE.bcr [--each]   (or FILE.bpgn)';

const stopWith = (status: 1 | 2, message: string): void => {
  process.stderr.write(`${message}\n`);
  process.exitCode = status;
};

const readBytes = (file: string): Uint8Array | null => {
  try {
    // npm runs scripts in the project's folder; a relative path is meant from where the user stands.
    return readFileSync(resolve(process.env['INIT_CWD'] ?? '.', file));
  } catch {
    return null;
  }
};

/** FILE:LINE: code: text (rule) "item" */
const refusal = (file: string, line: number, problem: Problem): string => {
  const rule = problem.rule === null ? '' : ` (${problem.rule})`;
  const item = problem.item === null || problem.item === '' ? '' : ` "${problem.item}"`;
  return `${file}:${line}: ${problem.code}: ${problemText(problem, 'en')}${rule}${item}`;
};

/** By the ending of the file; records of Business Chess where it says nothing. */
const recordsOf = (file: string): PlayableGame['records'] => {
  const known = Object.values(GAMES).map(({ records }) => records);
  const [business] = known;
  const found = known.find(({ extension }) => file.toLowerCase().endsWith(`.${extension}`)) ?? business;
  if (found === undefined) throw new Error('There is no game.');
  return found;
};

const replay = (file: string, isEach: boolean): void => {
  const bytes = readBytes(file);
  if (bytes === null) return stopWith(2, `${file}: cannot be read\n${USAGE}`);
  const read = recordsOf(file).read(bytes);
  if (!read.ok) return stopWith(1, refusal(file, read.error.line, read.error.problem));
  const [initial, ...states] = read.value.states;
  const shown = isEach ? states : [states.at(-1) ?? initial];
  process.stdout.write(shown.map((state) => `${JSON.stringify(state)}\n`).join(''));
};

const args = process.argv.slice(2);
const files = args.filter((arg) => arg !== '--each');
const [file] = files;
if (file === undefined || files.length > 1 || file.startsWith('-')) stopWith(2, USAGE);
else replay(file, args.includes('--each'));

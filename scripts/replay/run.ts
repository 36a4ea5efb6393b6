import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { GAMES } from '../../bundles/chess-match/src/games';
import type { PlayableGame } from '../../bundles/chess-match/src/games/common/game';
import { problemText } from '../../bundles/chess-match/src/texts';

type Problem = Parameters<typeof problemText>[0];

const USAGE = 'usage: npm run -s replay -- FILE.bcr [--each]   (or FILE.bpgn)';

/** What the program leaves behind. */
export interface Ran {
  /** 0: done; 1: a bad record, which is told on standard error; 2: bad arguments. */
  readonly status: 0 | 1 | 2;
  readonly out: string;
  readonly err: string;
}

const stopWith = (status: 1 | 2, message: string): Ran => ({ status, out: '', err: `${message}\n` });

const readBytes = (path: string): Uint8Array | null => {
  try {
    return readFileSync(path);
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

const replay = (file: string, folder: string, isEach: boolean): Ran => {
  const bytes = readBytes(resolve(folder, file));
  if (bytes === null) return stopWith(2, `${file}: cannot be read\n${USAGE}`);
  const read = recordsOf(file).read(bytes);
  if (!read.ok) return stopWith(1, refusal(file, read.error.line, read.error.problem));
  const [initial, ...states] = read.value.states;
  const shown = isEach ? states : [states.at(-1) ?? initial];
  return { status: 0, out: shown.map((state) => `${JSON.stringify(state)}\n`).join(''), err: '' };
};

/**
 * Plays a record to the state it leads to, or with `--each` to every state on the way (rules/notation.md).
 * @param folder where the user stands: a relative file is meant from there
 */
export const run = (args: readonly string[], folder: string): Ran => {
  const files = args.filter((arg) => arg !== '--each');
  const [file] = files;
  if (file === undefined || files.length > 1 || file.startsWith('-')) return stopWith(2, USAGE);
  return replay(file, folder, args.includes('--each'));
};

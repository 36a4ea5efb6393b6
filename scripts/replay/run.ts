import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { DEFAULT_GAME, GAMES } from '../../bundles/chess-match/src/games';
import type { PlayableGame } from '../../bundles/chess-match/src/games/common/game';
import { problemText } from '../../bundles/chess-match/src/texts';
import { stopWith, type Ran } from '../lib/ran';

type Problem = Parameters<typeof problemText>[0];

const USAGE = 'usage: npm run -s replay -- FILE.bcr [--each]   (or FILE.bpgn)';

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

const ENDINGS = Object.values(GAMES)
  .map(({ records }) => `.${records.extension}`)
  .join(', ');

const endingOf = (file: string): string => /\.[^./\\]*$/.exec(file)?.[0] ?? '';

/** By the ending of the file; records of Business Chess where it has none, null where no game here plays such files. */
const recordsOf = (file: string): PlayableGame['records'] | null => {
  const isOf = (extension: string): boolean => file.toLowerCase().endsWith(`.${extension}`);
  const found = Object.values(GAMES).find(({ records }) => isOf(records.extension));
  if (found !== undefined) return found.records;
  return endingOf(file) === '' ? (GAMES[DEFAULT_GAME]?.records ?? null) : null;
};

const replay = (file: string, folder: string, isEach: boolean): Ran => {
  const records = recordsOf(file);
  if (records === null)
    return stopWith(2, `${file}: no game here plays "${endingOf(file)}". Played are: ${ENDINGS}.\n${USAGE}`);
  const bytes = readBytes(resolve(folder, file));
  if (bytes === null) return stopWith(2, `${file}: cannot be read\n${USAGE}`);
  const read = records.read(bytes);
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

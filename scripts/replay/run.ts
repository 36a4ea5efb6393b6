import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DEFAULT_GAME, GAMES } from '../../bundles/chess-match/src/games';
import type { PlayableGame } from '../../bundles/chess-match/src/games/common/game';
import { gameOfRecord } from '../../bundles/chess-match/src/games/common/recordFor';
import { problemText } from '../../bundles/chess-match/src/texts';
import { stopWith, type Ran } from '../lib/ran';
import { recordBytes } from './recordText';

type Problem = Parameters<typeof problemText>[0];

const USAGE =
  'usage: npm run -s replay -- FILE.bcr [--each] [--encoding NAME]   (or FILE.pgn, FILE.bpgn, FILE.ppgn, FILE.blr)';

const readBytes = (path: string): Uint8Array | null => {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
};

const NOT_UTF8: Problem = { code: 'notation/not_text', params: {}, rule: 'notation', item: null };

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

/**
 * By the ending of the file and what stands in it; records of Business Chess where it has none, null where no game here
 * plays such files.
 */
const recordsOf = (file: string, bytes: Uint8Array): PlayableGame['records'] | null => {
  const ending = endingOf(file);
  if (ending === '') return GAMES[DEFAULT_GAME]?.records ?? null;
  return gameOfRecord(GAMES, ending.slice(1).toLowerCase(), Buffer.from(bytes).toString())?.records ?? null;
};

const replay = (file: string, folder: string, isEach: boolean, encoding: string | null): Ran => {
  const bytes = readBytes(resolve(folder, file));
  const records = recordsOf(file, bytes ?? new Uint8Array());
  if (records === null)
    return stopWith(2, `${file}: no game here plays "${endingOf(file)}". Played are: ${ENDINGS}.\n${USAGE}`);
  if (bytes === null) return stopWith(2, `${file}: cannot be read\n${USAGE}`);
  const text = recordBytes(bytes, encoding);
  if (!text.ok) return stopWith(1, `${refusal(file, 1, NOT_UTF8)} ${text.error}.`);
  const read = records.read(text.value);
  if (!read.ok) return stopWith(1, refusal(file, read.error.line, read.error.problem));
  const [initial, ...states] = read.value.states;
  const shown = isEach ? states : [states.at(-1) ?? initial];
  return { status: 0, out: shown.map((state) => `${JSON.stringify(state)}\n`).join(''), err: '' };
};

interface Asked {
  readonly files: readonly string[];
  readonly isEach: boolean;
  readonly encoding: string | null;
}

/** Null where an option is none of ours. */
const askedIn = (args: readonly string[]): Asked | null => {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { each: { type: 'boolean' }, encoding: { type: 'string' } },
      allowPositionals: true,
    });
    return { files: positionals, isEach: values.each === true, encoding: values.encoding ?? null };
  } catch {
    return null;
  }
};

/**
 * Plays a record to the state it leads to, or with `--each` to every state on the way (rules/notation.md).
 * @param folder where the user stands: a relative file is meant from there
 */
export const run = (args: readonly string[], folder: string): Ran => {
  const asked = askedIn(args);
  const [file, ...more] = asked?.files ?? [];
  if (asked === null || file === undefined || more.length > 0) return stopWith(2, USAGE);
  return replay(file, folder, asked.isEach, asked.encoding);
};

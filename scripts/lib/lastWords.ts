import { stripVTControlCharacters } from 'node:util';

/** What a program printed last, by where it printed it. */
export interface Printed {
  readonly err: readonly string[];
  readonly out: readonly string[];
}

/** Why a program ended, as far as it said so. */
export interface LastWords {
  /** One line, the same each time for the same cause; null: it said nothing. */
  readonly cause: string | null;
  /** The cause, with what belongs to it. */
  readonly lines: readonly string[];
}

const MOST_LINES = 12;
/** Said at each start, or around every error, whatever it is. */
const NOISE = /^Node\.js v\d|^\(node:\d+\)|^\(Use `|^\s*(\^|triggerUncaughtException\(|node:internal\/)/;
const FRAME = /^\s+at /;
/**
 * "SqliteError: file is not a database", "Error [ERR_MODULE_NOT_FOUND]: …", a log's "… - error: …", "FATAL ERROR: …".
 */
const HEADING = /^\s*(\w*(Error|Exception)( \[\w+\])?:|[\d-]+ [\d:.]+ - error:|FATAL ERROR:)/;
const TIME = /^\s*[\d-]+ [\d:.]+ - /;

/** Of where it came from the first line says enough. */
const withOneFrame = (lines: readonly string[]): readonly string[] => {
  const first = lines.findIndex((line) => FRAME.test(line));
  return lines.filter((line, at) => !FRAME.test(line) || at === first);
};

const lastHeading = (lines: readonly string[]): number => lines.findLastIndex((line) => HEADING.test(line));

/** An error wherever it was printed, else whatever was said on standard error. */
export const lastWords = ({ err, out }: Printed): LastWords => {
  const [errors, logged] = [err, out].map((lines) =>
    lines.map((line) => stripVTControlCharacters(line).trimEnd()).filter((line) => line !== '' && !NOISE.test(line)),
  ) as [string[], string[]];
  const source = errors.length > 0 ? errors : logged;
  const heading = lastHeading(source);
  if (heading === -1) {
    const said = errors.slice(-MOST_LINES);
    return { cause: said.at(-1)?.trim() ?? null, lines: said };
  }
  const lines = withOneFrame(source.slice(heading)).slice(0, MOST_LINES);
  return { cause: lines[0]?.replace(TIME, '').trim() ?? null, lines };
};

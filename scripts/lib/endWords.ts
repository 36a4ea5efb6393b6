import { START_AGAIN } from '../../bundles/chess-match/src/match/server/exitStatus';
import { adviceFor } from './advice';
import type { LastWords } from './lastWords';
import { MOST_FAILURES, type End, type Next } from './restartPolicy';

const quoted = (lines: readonly string[]): string => lines.map((line) => `  | ${line}`).join('\n');

const howOf = ({ status, signal }: Pick<End, 'status' | 'signal'>): string =>
  signal === null ? `ended with status ${String(status)}` : `was ended by ${signal}`;

/** What is said of a server that ended, and is started again. */
export const startWords = (name: string, end: End, { lines }: LastWords, waitMs: number): string => {
  // One that only asks to be started again has said why itself.
  const said = lines.length === 0 || end.status === START_AGAIN ? '' : ` Its last words:\n${quoted(lines)}\n`;
  const next = waitMs === 0 ? 'It is started again now.' : `It is started again in ${waitMs / 1000} s.`;
  return `\n${name} ${howOf(end)}.${said} ${next}`;
};

/** What a start waits for that is held. */
export const waitWords = (folders: readonly string[], { retryMs }: Extract<Next, { kind: 'hold' }>): string => {
  const also = retryMs === null ? '' : `, and every ${retryMs / 1000} s all the same`;
  return `It is tried again as soon as a file changes in ${folders.join(', ')}${also}. Ctrl-C ends it.`;
};

/** What is said of a server that fails to start of one cause. */
export const heldWords = (name: string, end: End, { cause, lines }: LastWords): string => {
  const why = lines.length === 0 ? '' : `\n${quoted(lines)}`;
  return `\n${name} does not start: ${MOST_FAILURES} times it ${howOf(end)} of the same cause.${why}\n${adviceFor(cause)}`;
};

import { GAMES } from '../../../bundles/chess-match/src/games';
import { readMatchBytes } from '../../../bundles/chess-match/src/match/transfer/matchFile';
import { playThrough } from '../../../bundles/chess-match/src/match/transfer/playThrough';
import { longFile } from '../../../tests/support/longFile';
import { median, type Row } from './figures';

const ENTRIES = [1000, 2000, 4000];
const ROUNDS = 3;

const playOnce = (bytes: Uint8Array): number => {
  const startedAt = performance.now();
  const file = readMatchBytes(bytes);
  const played = file.ok ? playThrough(GAMES, file.value, () => undefined) : file;
  if (!played.ok) throw new Error(played.error.code);
  return performance.now() - startedAt;
};

/** The check of a match file as the worker does it: the cost goes with the entries, not with their square. */
export const benchImports = (): Row[] => {
  const times = ENTRIES.map((entries) => {
    const bytes = new TextEncoder().encode(longFile('long', entries));
    return median(Array.from({ length: ROUNDS }, () => playOnce(bytes)));
  });
  return times.flatMap((ms, index): Row[] => {
    const what = `import of ${ENTRIES[index] ?? 0} entries`;
    const before = times[index - 1];
    const time: Row = { what, value: ms, unit: 'ms', limit: null };
    return before === undefined
      ? [time]
      : [time, { what: `${what}, of half as many`, value: ms / before, unit: '×', limit: 2.6 }];
  });
};

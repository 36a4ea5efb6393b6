// npm run readers -- [FILES]: gives everything that reads files from outside ten thousand (or so many) damaged ones.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { READERS } from './readers/index';
import { tryOut } from './readers/tried';

const FILES = 10_000;
/** For one file: whoever waits for his import does not notice less. */
const LONGEST_MS = 5000;
/** For all of them: what a reader remembers does not go with the number of files. */
const MOST_KEPT_MB = 32;
const MB = 1024 * 1024;
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
/** What is held after everything that nobody needs is gone, MB. */
const heldMb = (): number => {
  collect();
  return process.memoryUsage().heapUsed / MB;
};

const files = Number(process.argv[2] ?? FILES);
for (const reader of READERS) {
  const beforeMb = heldMb();
  const { taken, refused, slowestMs } = tryOut(reader, files);
  const grownMb = heldMb() - beforeMb;
  const figures = `${taken} taken, ${refused} refused, slowest ${slowestMs.toFixed(0)} ms, ${grownMb.toFixed(1)} MB kept`;
  process.stdout.write(`${reader.name.padEnd(26)} ${figures}\n`);
  if (slowestMs > LONGEST_MS || grownMb > MOST_KEPT_MB) process.exitCode = 1;
}

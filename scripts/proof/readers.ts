// npm run readers -- [FILES]: gives everything that reads files from outside ten thousand (or so many) damaged ones.
import { READERS } from './readers/index';
import { tryOut } from './readers/tried';

const FILES = 10_000;
/** For one file: whoever waits for his import does not notice less. */
const LONGEST_MS = 5000;
const MB = 1024 * 1024;

const files = Number(process.argv[2] ?? FILES);
for (const reader of READERS) {
  const { taken, refused, slowestMs } = tryOut(reader, files);
  const heapMb = process.memoryUsage().heapUsed / MB;
  const figures = `${taken} taken, ${refused} refused, slowest ${slowestMs.toFixed(0)} ms, heap ${heapMb.toFixed(0)} MB`;
  process.stdout.write(`${reader.name.padEnd(26)} ${figures}\n`);
  if (slowestMs > LONGEST_MS) process.exitCode = 1;
}

// npm run bench: the figures the project promises, measured on this machine. Nothing here is a test: timings are noisy.
import { fileURLToPath } from 'node:url';
import { needPrograms } from '../lib/programs';
import { benchClicks } from './clicks';
import { benchEvening } from './evening';
import { benchFlood } from './flood';
import { benchFrames } from './frames';
import { benchHall } from './hall';
import { benchImports } from './imports';
import { benchHeap } from './heap';
import { benchLatency } from './latency';
import { benchObs } from './obsSwitch';
import { benchRules } from './rules';
import { benchSizes } from './sizes';
import { benchSound } from './sound';
import { benchStart } from './start';
import { printTable, type Row } from './table';
import { benchThroughput } from './throughput';
import { benchViewers } from './viewers';

const root = fileURLToPath(new URL('../..', import.meta.url));

const PARTS: readonly (readonly [name: string, run: () => Row[] | Promise<Row[]>])[] = [
  ['rules', () => benchRules(root)],
  ['press to overlay', () => benchLatency(root)],
  ['press under a flood', benchFlood],
  ['hall', () => benchHall(root)],
  ['clicks', () => benchClicks(root)],
  ['evening', () => benchEvening(root)],
  ['press to OBS', () => benchObs(root)],
  ['journal', benchThroughput],
  ['imports', benchImports],
  ['start', () => benchStart(root)],
  ['frames', benchFrames],
  ['heap', benchHeap],
  ['sound', benchSound],
  ['viewers', () => benchViewers(root)],
  ['sizes', () => benchSizes(root)],
];

needPrograms('chromium', 'obs', 'Xvfb', 'espeak-ng', 'nginx');
const asked = process.argv.slice(2);
for (const [name, run] of PARTS) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  process.stdout.write(`\n${name}\n`);
  process.stdout.write(printTable(await run()));
}

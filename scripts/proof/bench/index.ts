// npm run bench: the figures the project promises, measured on this machine. Nothing here is a test: timings are noisy.
import { fileURLToPath } from 'node:url';
import { buildAll } from '../../lib/build';
import { orEnd } from '../../lib/orEnd';
import { needPrograms } from '../../lib/programs';
import { say } from '../../lib/say';
import { benchClicks } from './clicks';
import { benchEngine } from './engine';
import { benchEvening } from './evening';
import { benchFlood } from './flood';
import { benchFrames } from './frames';
import { benchHall } from './hall';
import { benchImports } from './imports';
import { benchHeap } from './heap';
import { benchLatency } from './latency';
import { benchMates } from './mates';
import { benchObs } from './obsSwitch';
import { benchRules } from './rules';
import { measure, once, type Section } from './section';
import { benchSizes } from './sizes';
import { benchSound } from './sound';
import { benchStart } from './start';
import { printTable } from './figures';
import { benchThroughput } from './throughput';
import { benchTurns } from './turns';
import { benchViewers } from './viewers';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const PARTS: readonly (readonly [name: string, section: Section])[] = [
  ['rules', once(() => benchRules(root))],
  ['turns', once(() => benchTurns(root))],
  ['mates', once(() => benchMates(root))],
  ['press to overlay', () => benchLatency(root)],
  ['press under a flood', once(benchFlood)],
  ['hall', once(() => benchHall(root))],
  ['clicks', () => benchClicks(root)],
  ['evening', once(() => benchEvening(root))],
  ['engine', once(() => benchEngine(root))],
  ['press to OBS', once(() => benchObs(root))],
  ['journal', once(benchThroughput)],
  ['imports', once(benchImports)],
  ['start', once(() => benchStart(root))],
  ['frames', once(benchFrames)],
  ['heap', once(benchHeap)],
  ['sound', once(benchSound)],
  ['viewers', once(() => benchViewers(root))],
  ['sizes', once(() => benchSizes(root))],
];

orEnd(() => needPrograms('chromium', 'obs', 'Xvfb', 'espeak-ng', 'nginx'));
await buildAll('outdated', say);
const asked = process.argv.slice(2);
for (const [name, section] of PARTS) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  process.stdout.write(`\n${name}\n`);
  const { rows, failure } = await measure(section);
  process.stdout.write(printTable(rows));
  if (failure === null) continue;
  process.exitCode = 1;
  console.error(`"${name}" broke off; its other figures are missing:`, failure);
}
// What a section that broke off left running does not hold up the end.
process.exit();

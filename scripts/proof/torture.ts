// npm run torture [-- MINUTES]: evenings that play themselves while servers are killed, disks fill, files are damaged,
// clocks are set, and strangers send what they like. Fails when anything confirmed is lost or doubled, when a server
// does not start, is ended by a packet, or keeps silent about a damage. Ten minutes unless told otherwise; SEED repeats
// a run.
import { random as seeded } from '../../bundles/chess-match/src/games/common/random';
import { runSeed } from '../../tests/support/random';
import { amountOf } from '../lib/arguments';
import { buildAll } from '../lib/build';
import { orEnd } from '../lib/orEnd';
import { say } from '../lib/say';
import { tortureRound } from './torture/run';
import { createTally, isWhole } from './torture/tally';

const MINUTE_MS = 60_000;
const ROUND = { kills: 3, fullDisks: 1, damages: 6, hostilities: 1, clockSteps: 4, suspensions: 1, floods: 2 };

const minutes = orEnd(() => amountOf(process.argv[2], 10));
if (!(minutes > 0)) throw new Error('npm run torture -- MINUTES: a number above 0');
await buildAll('outdated', say);
const seed = runSeed();
const tally = createTally(seed);
const startedMs = performance.now();
const passedMinutes = (): number => (performance.now() - startedMs) / MINUTE_MS;
say(`torture: seed ${seed}, ${minutes} min, details in ${tally.logFile}`);
const isOver = (): boolean => passedMinutes() >= minutes;
const tell = (line: string): void => say(`${passedMinutes().toFixed(1)} min, ${line}`);
for (let round = 0; !isOver(); round += 1)
  await tortureRound({ tally, round: ROUND, isOver, say: tell }, seeded(seed + round));
say(tally.summary());
if (!isWhole(tally)) say(`What went wrong is in ${tally.logFile}`);
process.exitCode = isWhole(tally) ? 0 : 1;

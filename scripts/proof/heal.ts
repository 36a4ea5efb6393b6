// npm run heal [-- TIMES]: pages in OBS crash, stand still or are there before the server, and scenes are renamed, so
// often each, in an OBS that is played here with real pages of Chromium. Fails when one is not back within five
// seconds. Fifty times unless told otherwise.
import { startHealing, type Healed } from '../../tests/support/healing';
import { median } from './bench/figures';
import { amountOf } from '../lib/arguments';
import { buildAll } from '../lib/build';
import { orEnd } from '../lib/orEnd';
import { needPrograms } from '../lib/programs';
import { say } from '../lib/say';

/** What a producer waits for before he reaches for the mouse. */
const LIMIT_MS = 5000;

const times = orEnd(() => amountOf(process.argv[2], 50));
orEnd(() => needPrograms('chromium', 'chromium-headless-shell'));
await buildAll('outdated', say);
const healing = await startHealing();
const { crash, freeze, late, renamed } = healing;
const trials: Readonly<Record<string, () => Promise<Healed>>> = { crash, freeze, late, renamed };
let [good, all] = [0, 0];
try {
  for (const [name, trial] of Object.entries(trials)) {
    const waits: number[] = [];
    for (let time = 0; time < times; time += 1) waits.push((await trial()).ms);
    const intime = waits.filter((ms) => ms <= LIMIT_MS).length;
    [good, all] = [good + intime, all + times];
    const [middle, longest] = [median(waits), Math.max(...waits)].map((ms) => (ms / 1000).toFixed(1));
    say(`${name}: ${intime} of ${times} back within ${LIMIT_MS / 1000} s; median ${middle} s, longest ${longest} s`);
  }
  say(`${good} of ${all}`);
} finally {
  await healing.stop();
}
process.exitCode = good === all ? 0 : 1;

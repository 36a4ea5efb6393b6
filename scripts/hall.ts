// npm run hall: an evening in the hall on servers of its own: captains and displays are let in by codes and play the
// demonstration; says where a browser may look on. -- --turns N ends after N turns, --pace MS sets how quickly captains act.
import { parseArgs } from 'node:util';
import { startTestServer } from '../tests/support/server';
import { createVenue } from '../tests/support/venue';
import { playEvening } from './hall/evening';
import { openHall } from './hall/fullHall';
import { openCode } from './hall/screens';
import { buildAll } from './lib/build';
import { complain, say } from './lib/say';
import { TURNS } from './onAir/demonstration';

const { values } = parseArgs({
  options: { turns: { type: 'string', default: String(TURNS.length) }, pace: { type: 'string', default: '1500' } },
});
const [turns, paceMs] = [Number(values.turns), Number(values.pace)];
if (!Number.isInteger(turns) || turns < 1 || !Number.isFinite(paceMs) || paceMs < 0) {
  complain('--turns takes a whole number from 1 on, --pace milliseconds.');
  process.exit(1);
}

await buildAll('outdated', say);
const server = await startTestServer({ pages: true });
const venue = await createVenue(server.root);
try {
  await venue.start();
  say('To look on, open in a browser, each good for one screen:');
  for (const place of ['boards', 'clock', 'screen-white'] as const)
    say(`  ${place}: ${venue.url}/#c=${(await openCode(server, place)).secret}`);
  const hall = await openHall(server, venue);
  await playEvening(server, hall, { turns, paceMs, say });
  const messages = hall.devices.reduce((sum, device) => sum + device.received(), 0);
  say(`${turns} turns by two captains; ${hall.devices.length} devices showed each of them, in ${messages} messages.`);
  hall.close();
} catch (error) {
  complain(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await venue.kill('SIGTERM');
  await server.dispose();
}

// npm run hall: an evening in the hall on servers of its own: captains and displays are let in by codes and play the
// demonstration; says where a browser may look on. -- --turns N ends after N turns, --pace MS sets how quickly captains
// act. -- --touch landscape|portrait|upright plays it by fingers on captains' pages instead, with every display open,
// and takes their pictures: screenshots/hall-touch. --game names the game (business, swedish, progressive, belarusian),
// --language en its words.
// --wooden: captains move pieces on wooden boards, which a stand-in for DGT LiveChess reads; they touch their screens
// for the rest.
import { launchShell } from '../tests/support/shell';
import { issueCode } from '../tests/support/deviceCodes';
import { startTestServer, type TestServer } from '../tests/support/server';
import { createVenue, type TestVenue } from '../tests/support/venue';
import { playEvening } from './hall/evening';
import { openHall } from './hall/fullHall';
import { playByTouch } from './hall/touch/evening';
import { HELD, isHeld, type Held } from './hall/touch/gallery';
import { isTouched, TOUCHED } from './hall/touch/games';
import { createWoodenBoards, type WoodenBoards } from './hall/wooden';
import { readArguments } from './lib/arguments';
import { buildAll } from './lib/build';
import { orEnd } from './lib/orEnd';
import { needPrograms } from './lib/programs';
import { complain, say } from './lib/say';
import { TURNS } from './gallery/onAir/demonstration';

const { values } = orEnd(() =>
  readArguments({
    options: {
      turns: { type: 'string', default: String(TURNS.length) },
      pace: { type: 'string', default: '1500' },
      touch: { type: 'string' },
      game: { type: 'string', default: 'business' },
      language: { type: 'string', default: 'ru' },
      wooden: { type: 'boolean', default: false },
    },
  }),
);
const [turns, paceMs] = [Number(values.turns), Number(values.pace)];
const stopWith = (words: string): never => {
  complain(words);
  process.exit(1);
};
if (!Number.isInteger(turns) || turns < 1 || !Number.isFinite(paceMs) || paceMs < 0)
  stopWith('--turns takes a whole number from 1 on, --pace milliseconds.');
const heldOf = (way: string): Held =>
  isHeld(way) ? way : stopWith(`--touch takes ${Object.keys(HELD).join(' or ')}.`);
const touch = values.touch === undefined ? undefined : heldOf(values.touch);
const game = isTouched(values.game) ? values.game : stopWith(`--game takes ${Object.keys(TOUCHED).join(' or ')}.`);
const language =
  values.language === 'ru' || values.language === 'en' ? values.language : stopWith('--language takes ru or en.');

if (values.wooden && touch !== undefined) stopWith('--wooden plays without fingers: leave --touch out.');

const bySockets = async (server: TestServer, venue: TestVenue, wooden: WoodenBoards | null): Promise<void> => {
  say('To look on, open in a browser, each good for one screen:');
  for (const place of ['boards', 'clock', 'screen-white'] as const)
    say(`  ${place}: ${venue.url}/#c=${(await issueCode(server, place)).secret}`);
  const hall = await openHall(server, venue);
  await wooden?.begin(server);
  await playEvening(server, hall, { turns, paceMs, say, wooden });
  const messages = hall.devices.reduce((sum, device) => sum + device.received(), 0);
  say(`${turns} turns by two captains; ${hall.devices.length} devices showed each of them, in ${messages} messages.`);
  hall.close();
};

if (touch !== undefined) orEnd(() => needPrograms('chromium', 'chromium-headless-shell'));
await buildAll('outdated', say);
const server = await startTestServer({ pages: true });
const wooden = values.wooden ? await createWoodenBoards() : null;
const venue = await createVenue(server.root, wooden === null ? {} : { liveChess: wooden.address });
const browser = touch === undefined ? null : await launchShell();
try {
  await venue.start();
  if (browser === null) await bySockets(server, venue, wooden);
  else {
    const isRight = await playByTouch(browser, server, venue, {
      held: touch ?? 'landscape',
      turns,
      say,
      game,
      language,
    });
    if (!isRight) process.exitCode = 1;
  }
} catch (error) {
  complain(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await browser?.close();
  await venue.kill('SIGTERM');
  await wooden?.stop();
  await server.dispose();
}

import type { Browser } from 'playwright-core';
import { placesOf } from '../../../bundles/chess-match/src/contract/places';
import { placeRow, type Place } from '../../../bundles/chess-match/src/contract/venue';
import { GAMES } from '../../../bundles/chess-match/src/games';
import { hallFor } from '../../../bundles/chess-match/src/games/halls';
import { random } from '../../../bundles/chess-match/src/games/common/random';
import type { RecordedGame } from '../../../bundles/chess-match/src/games/common/records';
import { mustPost, newMatch } from '../../../tests/support/commands';
import type { TestServer } from '../../../tests/support/server';
import type { TestVenue } from '../../../tests/support/venue';
import { CASTS } from '../../gallery/onAir/cast';
import { openDevice } from '../device';
import { moveAtTables, TABLE_PLACES } from '../hands';
import { readGame, recordFor } from '../record';
import { pairedAt, setDraftSeenBy, type Language } from '../screens';
import { TOUCHED, type TouchGame } from './games';
import { openGallery, type Held } from './gallery';

export interface TouchOptions {
  readonly game: TouchGame;
  readonly held: Held;
  readonly language: Language;
  /** Turns of the record to be played; all by default. */
  readonly turns: number;
  readonly say: (line: string) => void;
}

const TABLE_EVERY_MS = 1500;
const SEED = 12;
/** Every display that hangs where a game is played. */
const displaysOf = (game: TouchGame): readonly Place[] =>
  placesOf(hallFor(game)).filter((place) => !['captain', 'table'].includes(placeRow(place).kind));

/** What turns of a record lead to, as `npm run replay` prints it; the times of presses are this evening's own. */
const endOf = ({ states, turns }: RecordedGame, played: number): string =>
  JSON.stringify(played < turns.length ? states[played] : states.at(-1), (key, value: unknown) =>
    key === 'clockMs' ? undefined : value,
  );

/**
 * A recorded game played to its end by fingers on captains' screens, while somebody moves at ten tables and every
 * display is open; pictures of all of them at some moments.
 * @returns whether it ended as the rules say the record ends
 * @throws with the first thing a page did not take
 */
export const playByTouch = async (
  browser: Browser,
  server: TestServer,
  venue: Pick<TestVenue, 'url'>,
  options: TouchOptions,
): Promise<boolean> => {
  const { game, held, language, say } = options;
  const record = recordFor(game);
  const [russian, english] = CASTS;
  const { event, teams, people } = language === 'ru' ? russian : english;
  await setDraftSeenBy(server, 'team');
  const { time, captains, tables, play } = TOUCHED[game];
  await newMatch(server, { event, ...teams, game, settings: { ...record.settings, ...time } });
  await mustPost(server, { type: 'setPeople', people });
  await mustPost(server, { type: 'startClock' });
  const folder = `hall-touch/${game}-${held}-${language}`;
  const gallery = await openGallery(browser, server, venue, {
    held,
    language,
    captains,
    folder,
    others: [...displaysOf(game), ...tables],
  });
  const devices = [];
  for (const place of TABLE_PLACES)
    devices.push(await openDevice(venue.url, place, await pairedAt(server, venue, place)));
  const hands = moveAtTables({ devices, game, language, random: random(SEED), everyMs: TABLE_EVERY_MS });
  try {
    await play({ server, gallery, record, turns: options.turns, say });
  } catch (error) {
    await gallery.take('failed');
    throw error;
  } finally {
    await hands.stop();
    for (const device of devices) device.close();
  }
  const screens = await gallery.take('end');
  const { records } = GAMES[game] ?? {};
  const written = await fetch(`${server.url}/chess-match/record.${records?.extension ?? ''}`);
  const evening = readGame(new Uint8Array(await written.arrayBuffer()), game);
  const [played, wanted] = [endOf(evening, evening.turns.length), endOf(record, options.turns)];
  say(`${hands.made()} acts at ten tables; ${screens} screens in screenshots/${folder}`);
  say(`played: ${played}`);
  for (const error of gallery.errors()) say(`error on a page: ${error}`);
  if (played !== wanted) say(`wanted: ${wanted}`);
  return played === wanted && gallery.errors().length === 0;
};

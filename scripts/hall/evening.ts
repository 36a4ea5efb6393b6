import { setTimeout as delay } from 'node:timers/promises';
import {
  mayHave,
  PLACES,
  placeRow,
  type Place,
  type VenueViewName,
} from '../../bundles/chess-match/src/contract/venue';
import { mustPost, newMatch } from '../../tests/support/commands';
import type { TestServer } from '../../tests/support/server';
import { until } from '../../tests/support/until';
import type { TestVenue } from '../../tests/support/venue';
import { CASTS } from '../onAir/cast';
import { TURNS } from '../onAir/demonstration';
import { openDevice, type SimulatedDevice } from './device';
import { pairedAt } from './screens';

/** What came of an evening. */
export interface Evening {
  readonly turns: number;
  readonly devices: number;
  /** Messages with views, to all devices together. */
  readonly messages: number;
}

export interface EveningOptions {
  /** Turns to be played; the demonstration begins again when it is over. */
  readonly turns: number;
  /** Between two acts of a captain, ms. */
  readonly paceMs: number;
  /** Told of each turn. */
  readonly say: (line: string) => void;
}

/** Places of a game whose boards wait for one another. */
const SEATS = PLACES.filter((place) => placeRow(place).kind !== 'captain' || placeRow(place).board === null);

const versionAt = ({ views }: SimulatedDevice): number => views().match?.version ?? -1;

/** @throws where a device has a view that its place may not have */
const mustKeepSecrets = ({ place, views }: SimulatedDevice): void => {
  const leaked = (Object.keys(views()) as VenueViewName[]).filter((name) => !mayHave(place, name, 'team'));
  if (leaked.length > 0) throw new Error(`${place} was sent ${leaked.join(', ')}, which its place may not have.`);
};

/** Makes a turn as a captain does: item by item into the shared draft, then the clock. @throws where it is refused */
const makeTurn = async (captain: SimulatedDevice, line: string, paceMs: number): Promise<void> => {
  const items = line.split(/ (?=(?:\d:|branch|pass|select|resign|offer|draw|claim))/);
  for (let count = 1; count <= items.length; count += 1) {
    await delay(paceMs);
    const part = items.slice(0, count).join(' ');
    const answer = await captain.send({ type: 'setDraft', expectedVersion: null, line: part });
    if (answer?.ok !== true) throw new Error(`${captain.place} could not prepare ${part}: ${JSON.stringify(answer)}`);
  }
  await delay(paceMs);
  const { match } = captain.views();
  if (match === undefined) throw new Error(`${captain.place} has no match.`);
  const answer = await captain.send({ type: 'commitTurn', expectedVersion: match.version, line });
  if (answer?.ok !== true) throw new Error(`${captain.place} could not play ${line}: ${JSON.stringify(answer)}`);
};

/**
 * An evening of captains and displays, each let in by a code: the captains play the demonstration, and after each turn every
 * device must show it and have nothing that its place may not have.
 * @throws with the first turn that was refused, device that fell behind, or view that leaked
 */
export const playEvening = async (
  server: TestServer,
  venue: Pick<TestVenue, 'url'>,
  { turns, paceMs, say }: EveningOptions,
): Promise<Evening> => {
  const devices: SimulatedDevice[] = [];
  for (const place of SEATS) devices.push(await openDevice(venue.url, place, await pairedAt(server, venue, place)));
  const at = (place: Place): SimulatedDevice => {
    const found = devices.find((device) => device.place === place);
    if (found === undefined) throw new Error(`Nobody sits at ${place}.`);
    return found;
  };
  const captains = [at('captain-white'), at('captain-black')] as const;
  try {
    for (let played = 0; played < turns; played += 1) {
      const ply = played % TURNS.length;
      if (ply === 0) {
        const [, { event, teams }] = CASTS;
        await newMatch(server, { event, ...teams });
        await mustPost(server, { type: 'startClock' });
      }
      const captain = ply % 2 === 0 ? captains[0] : captains[1];
      await until(() => captain.views().match?.ply === ply, `${captain.place} to see turn ${ply + 1}`);
      const [line, label] = [TURNS[ply] ?? '', captain.views().match?.turn ?? ''];
      await makeTurn(captain, line, paceMs);
      await until(() => captain.views().match?.ply === ply + 1, `${captain.place} to see its turn`);
      const version = versionAt(captain);
      for (const device of devices) {
        await until(() => versionAt(device) >= version, `${device.place} to show ${line}`);
        mustKeepSecrets(device);
      }
      say(`${label} ${line}`);
    }
    const messages = devices.reduce((sum, device) => sum + device.received(), 0);
    return { turns, devices: devices.length, messages };
  } finally {
    for (const device of devices) device.close();
  }
};

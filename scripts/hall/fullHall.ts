import { mayHave, placeRow, type Place, type VenueViewName } from '../../bundles/chess-match/src/contract/venue';
import { EVERY_PLACE } from '../../bundles/chess-match/src/games/halls';
import type { TestServer } from '../../tests/support/server';
import { until } from '../../tests/support/until';
import type { TestVenue } from '../../tests/support/venue';
import { openDevice, type SimulatedDevice } from './device';
import { pairedAt, setDraftSeenBy } from './screens';

/** Devices at every place of a game whose boards wait for one another, each let in by a code of its own. */
export interface Hall {
  readonly devices: readonly SimulatedDevice[];
  at(place: Place): SimulatedDevice;
  /**
   * Resolves when every device shows this version of the match.
   * @throws where one does not in a minute, or has a view that its place may not have
   */
  follow(version: number): Promise<void>;
  close(): void;
}

const isThere = (place: Place): boolean => placeRow(place).kind !== 'captain' || placeRow(place).board === null;

const mustKeepSecrets = ({ place, views }: SimulatedDevice): void => {
  const leaked = (Object.keys(views()) as VenueViewName[]).filter((name) => !mayHave(place, name, 'team'));
  if (leaked.length > 0) throw new Error(`${place} was sent ${leaked.join(', ')}, which its place may not have.`);
};

/** What a team prepares is seen by its own places. */
export const openHall = async (server: TestServer, venue: Pick<TestVenue, 'url'>): Promise<Hall> => {
  await setDraftSeenBy(server, 'team');
  const devices: SimulatedDevice[] = [];
  for (const place of EVERY_PLACE.filter(isThere))
    devices.push(await openDevice(venue.url, place, await pairedAt(server, venue, place)));
  return {
    devices,
    at: (place) => {
      const found = devices.find((device) => device.place === place);
      if (found === undefined) throw new Error(`Nobody sits at ${place}.`);
      return found;
    },
    follow: async (version) => {
      for (const device of devices) {
        const shown = (): number => device.views().match?.version ?? -1;
        await until(() => shown() >= version, `${device.place} to show version ${version} of the match`);
        mustKeepSecrets(device);
      }
    },
    close: () => {
      for (const device of devices) device.close();
    },
  };
};

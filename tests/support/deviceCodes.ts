import type { DeviceCodes, Place } from '../../bundles/chess-match/src/contract/venue';
import { getJson, mustPost } from './commands';
import type { TestServer } from './server';

type DeviceCode = DeviceCodes['codes'][number];

/** The codes that wait to be entered, the newest first. */
export const openCodes = async (server: Pick<TestServer, 'url'>): Promise<readonly DeviceCode[]> =>
  ((await getJson(server, '/chess-match/device-codes')) as DeviceCodes).codes;

/** A code for a place of the hall that waits to be used. */
export const issueCode = async (server: TestServer, place: Place, name = ''): Promise<DeviceCode> => {
  await mustPost(server, { type: 'issueDeviceCode', place, name });
  const code = (await openCodes(server)).find((one) => one.place === place);
  if (code === undefined) throw new Error(`There is no code for ${place}.`);
  return code;
};

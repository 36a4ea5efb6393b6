import type { DeviceCodes } from '../../contract/venue';
import { sendJson, type Route } from '../../http/respond';
import type { Venue } from './venue';

/** GET device-codes: {codes}, those that wait to be entered. The gate lets those ask who may issue them. */
export const codesRoute = (venue: Pick<Venue, 'codes'>): Route => ({
  method: 'GET',
  handle: (_request, response) => {
    const list: DeviceCodes = { codes: venue.codes() };
    sendJson(response, 200, list);
  },
});

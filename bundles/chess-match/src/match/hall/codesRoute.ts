import type { DeviceCodes } from '../../contract/venue';
import { json } from '../../http/reply';
import { onGet, type AnswerRow } from '../../http/answerRow';
import { ROOT } from '../gate/http/own';
import type { Venue } from './venue';

/** GET device-codes: {codes}, those that wait to be entered. The gate lets those ask who may issue them. */
export const codesRoute = (venue: Pick<Venue, 'codes'>): AnswerRow =>
  onGet(`${ROOT}device-codes`, () => json(200, { codes: venue.codes() } satisfies DeviceCodes));

import type { Refusal } from '../refusals';
import { createRouter } from '../../../../http/router';
import { readAddress } from './address';
import { ROWS, type Row } from './rows';

/** A request that may go on. */
export interface Passing {
  readonly row: Row;
  /** Decoded. */
  readonly path: string;
}

export type Judgement = { readonly passes: true; readonly passing: Passing } | ({ readonly passes: false } & Refusal);

const refused = (refusal: Refusal): Judgement => ({ passes: false, ...refusal });

const route = createRouter(ROWS);

/** Whether a request is on the list, by its method and its address as the client wrote it. */
export const judgeRequest = (method: string, url: string): Judgement => {
  const address = readAddress(url);
  if (address === null)
    return refused({ kind: 'bad_address', status: 400, text: 'This address cannot be read. Ask for a plain path.' });
  const { path } = address;
  const {
    found: [first],
    allow,
  } = route(method, path);
  if (first !== undefined) return { passes: true, passing: { row: first.row, path } };
  if (allow === null) return refused({ kind: 'not_listed', status: 404, text: 'No such address on this server.' });
  return refused({ kind: 'wrong_method', status: 405, text: `Use ${allow}.`, headers: { allow } });
};

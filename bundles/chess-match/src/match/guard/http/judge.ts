import type { Refusal } from '../refusals';
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

/** Whether a request is on the list, by its method and its address as the client wrote it. */
export const judgeRequest = (method: string, url: string): Judgement => {
  const address = readAddress(url);
  if (address === null)
    return refused({ kind: 'bad_address', status: 400, text: 'This address cannot be read. Ask for a plain path.' });
  const { path } = address;
  const asked = method === 'HEAD' ? 'GET' : method;
  const there = ROWS.filter((row) => row.path.test(path));
  const row = there.find((each) => each.method === asked);
  if (row !== undefined) return { passes: true, passing: { row, path } };
  if (there.length === 0) return refused({ kind: 'not_listed', status: 404, text: 'No such address on this server.' });
  const allow = there.map((each) => each.method).join(', ');
  return refused({ kind: 'wrong_method', status: 405, text: `Use ${allow}.`, headers: { allow } });
};

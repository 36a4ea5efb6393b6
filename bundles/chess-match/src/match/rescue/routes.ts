import type { IncomingMessage } from 'node:http';
import { refuse } from '../base/errors';
import { COMMAND_LIMIT_BYTES, isJson, readBody } from '../../http/readBody';
import { json, sendReply } from '../../http/reply';
import { onGet, onPost, type AnswerRow } from '../../http/table';
import { ROOT } from '../http/own';
import type { RescueWays, Way } from './contract';

const wayOf = (value: unknown): Way | null => {
  if (typeof value !== 'object' || value === null || !('way' in value)) return null;
  if (value.way === 'play' || value.way === 'empty') return { way: value.way };
  return value.way === 'copy' && 'file' in value && typeof value.file === 'string'
    ? { way: 'copy', file: value.file }
    : null;
};

const readWay = async (request: IncomingMessage): Promise<Way | null> => {
  if (!isJson(request)) return null;
  const body = await readBody(request, COMMAND_LIMIT_BYTES);
  return body.kind === 'json' ? wayOf(body.value) : null;
};

/**
 * GET rescue: what is there and the ways out (schemas/rescue.json); POST rescue {way, file?}: takes one, after which
 * the server starts again; GET rescue/files: everything there is as .tar.gz.
 * @param taken called when a way was taken and answered
 */
export const rescueRoutes = (ways: RescueWays, taken: () => void): readonly AnswerRow[] => [
  onGet(`${ROOT}rescue`, () => json(200, ways.view())),
  onPost(`${ROOT}rescue/take`, async ({ request }) => {
    const way = await readWay(request);
    if (way === null) {
      const what = 'must be play, copy with its file, or empty';
      return json(400, { ok: false, error: refuse('command/malformed', { where: '/way', what }) });
    }
    const done = ways.take(way);
    if (!done.ok) return json(422, { ok: false, error: done.error });
    return (response) => {
      response.once('finish', taken);
      sendReply(response, json(200, { ok: true }));
    };
  }),
  onGet(`${ROOT}rescue/files`, () => async (response) => {
    const stamp = new Date().toISOString().slice(0, 10);
    response.writeHead(200, {
      'content-type': 'application/gzip',
      'content-disposition': `attachment; filename="chess-match-${stamp}.tar.gz"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    await ways.saveTo(response);
  }),
];

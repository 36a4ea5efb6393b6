import type { IncomingMessage, ServerResponse } from 'node:http';
import { refuse } from '../errors';
import { COMMAND_LIMIT_BYTES, isJson, readBody } from '../../http/readBody';
import { sendJson, type Route } from '../../http/respond';
import type { RescueDesk, Way } from './contract';

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
export const rescueRoutes = (desk: RescueDesk, taken: () => void): Readonly<Record<string, Route>> => ({
  rescue: {
    method: 'GET',
    handle: (_request, response) => sendJson(response, 200, desk.view()),
  },
  'rescue/take': {
    method: 'POST',
    handle: async (request, response) => {
      const way = await readWay(request);
      if (way === null) {
        const error = refuse('command/malformed', {
          where: '/way',
          what: 'must be play, copy with its file, or empty',
        });
        sendJson(response, 400, { ok: false, error });
        return;
      }
      const done = desk.take(way);
      sendJson(response, done.ok ? 200 : 422, done.ok ? { ok: true } : { ok: false, error: done.error });
      if (done.ok) response.once('finish', taken);
    },
  },
  'rescue/files': {
    method: 'GET',
    handle: async (_request, response: ServerResponse) => {
      const stamp = new Date().toISOString().slice(0, 10);
      response.writeHead(200, {
        'content-type': 'application/gzip',
        'content-disposition': `attachment; filename="chess-match-${stamp}.tar.gz"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
      await desk.saveTo(response);
    },
  },
});

import { checkOf, exactly } from '../../../checks';
import { refuse } from '../../base/errors';
import { json, sendReply } from '../../../http/reply';
import { onGet, onPost, type AnswerRow } from '../../../http/answerRow';
import { bodyOf } from '../../gate/http/bodyOf';
import { ROOT } from '../../gate/http/own';
import type { RescueWays, Way } from './contract';

const isWay = checkOf<Way>({
  oneOf: [exactly({ way: { enum: ['play', 'empty'] } }), exactly({ way: { const: 'copy' }, file: { type: 'string' } })],
});

/**
 * GET rescue: what is there and the ways out (schemas/rescue.json); POST rescue {way, file?}: takes one, after which
 * the server starts again; GET rescue/files: everything there is as .tar.gz.
 * @param taken called when a way was taken and answered
 */
export const rescueRoutes = (ways: RescueWays, taken: () => void): readonly AnswerRow[] => [
  onGet(`${ROOT}rescue`, () => json(200, ways.view())),
  onPost(`${ROOT}rescue/take`, async ({ request }) => {
    const way = await bodyOf(request, isWay);
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

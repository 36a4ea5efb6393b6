import type { IncomingMessage, ServerResponse } from 'node:http';
import { send, text, type Answer, type Headers } from '../../../http/reply';
import { createRouter } from '../../../http/router';
import type { AnswerRow } from '../../../http/answerRow';
import type { Log } from '../../base/log';

/** Below it stand the routes of the match. */
export const ROOT = '/chess-match/';

/** Of every answer, whatever the gate says besides. */
const ALWAYS: Headers = { 'x-content-type-options': 'nosniff' };

/** All that has no row of its own below our address. */
export const everythingElse = (answer: () => Answer): readonly AnswerRow[] =>
  (['GET', 'POST'] as const).map((method) => ({ method, path: new RegExp(`^${ROOT}`), answer }));

/**
 * Puts our routes ahead of NodeCG's: they do not stand in NodeCG's Express app because its body parser would answer
 * malformed JSON with "500 Internal error". What may be asked at all the gate has decided before.
 * @returns a listener that says whether the request was ours
 */
export const serveOwn = (
  rows: readonly AnswerRow[],
  log: Log,
): ((request: IncomingMessage, response: ServerResponse, path: string) => boolean) => {
  const route = createRouter(rows);
  const answer = async (response: ServerResponse, give: () => Answer | Promise<Answer>): Promise<void> =>
    send(response, await give(), ALWAYS);
  return (request, response, path) => {
    const [first] = route(request.method ?? '', path).found;
    if (first === undefined) return false;
    const { row, groups } = first;
    answer(response, () => row.answer({ request, path, groups })).catch((error: unknown) => {
      log.error(`${request.method ?? ''} ${path} failed.`, error);
      if (response.headersSent) response.destroy();
      else void send(response, text(500, 'The server failed; see its log.'), ALWAYS);
    });
    return true;
  };
};

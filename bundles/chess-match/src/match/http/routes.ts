import type { IncomingMessage, ServerResponse } from 'node:http';
import { auditRoute } from '../audit/route';
import type { Door } from '../door';
import { refuse } from '../errors';
import type { Log } from '../log';
import type { OpenMatch } from '../openMatch';
import { protocolOf } from '../publish/protocolView';
import { createChronicle } from './chronicle';
import { send, sendJson, type Route } from './respond';
import { journalRoutes, type TransferParts } from './journalRoutes';
import { postCommand } from './postCommand';

const ROOT = '/chess-match/';

export interface HttpParts extends TransferParts {
  readonly door: Door;
  /** What GET /chess-match/health says. */
  readonly health: () => unknown;
  readonly now: () => number;
  readonly log: Log;
}

const recordOf = ({ game, history, row }: OpenMatch): string => {
  const { event, white, black } = row.setup;
  return game.record(history.state, { event, white, black });
};

const routesOf = (parts: HttpParts): Readonly<Record<string, Route>> => {
  const { door, health, now } = parts;
  const withOpen = (response: ServerResponse, show: (open: OpenMatch) => void): void => {
    const open = door.open();
    if (open === null) sendJson(response, 404, refuse('match/none_open', {}));
    else show(open);
  };
  const chronicle = createChronicle();
  return {
    commands: {
      method: 'POST',
      handle: async (request, response) => {
        const { status, answer } = await postCommand(request, door, now);
        sendJson(response, status, answer, status === 413 ? { connection: 'close' } : {});
      },
    },
    state: {
      method: 'GET',
      handle: (_request, response) => {
        withOpen(response, ({ game, history }) => sendJson(response, 200, game.replayJson(history.state)));
      },
    },
    chronicle: {
      method: 'GET',
      handle: (_request, response) => {
        withOpen(response, (open) => sendJson(response, 200, chronicle(open)));
      },
    },
    protocol: {
      method: 'GET',
      handle: (_request, response) => {
        withOpen(response, (open) =>
          sendJson(response, 200, { matchId: open.row.matchId, entries: protocolOf(open), older: 0, olderOut: 0 }),
        );
      },
    },
    'record.bcr': {
      method: 'GET',
      handle: (_request, response) => {
        withOpen(response, (open) => send(response, 200, 'text/plain', recordOf(open)));
      },
    },
    ...journalRoutes(parts),
    audit: auditRoute(parts.journal),
    health: { method: 'GET', handle: (_request, response) => sendJson(response, 200, health()) },
  };
};

/**
 * Our routes, ahead of NodeCG's: POST commands; GET state (the replay JSON of the open match), chronicle (how it
 * stood after each turn), protocol (the arbiters', whole), record.bcr, audit (who did what when), health.
 * They do not stand in NodeCG's Express app because its body parser would answer malformed JSON with "500 Internal error".
 * @returns a listener that says whether the request was ours
 */
export const httpRoutes = (parts: HttpParts): ((request: IncomingMessage, response: ServerResponse) => boolean) => {
  const routes = routesOf(parts);
  const answer = async (request: IncomingMessage, response: ServerResponse, name: string): Promise<void> => {
    const route = Object.hasOwn(routes, name) ? routes[name] : undefined;
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    if (route === undefined) send(response, 404, 'text/plain', 'No such address.\n');
    else if (route.method !== method)
      send(response, 405, 'text/plain', `Use ${route.method}.\n`, { allow: route.method });
    else await route.handle(request, response);
  };
  return (request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    if (!path.startsWith(ROOT)) return false;
    answer(request, response, path.slice(ROOT.length)).catch((error: unknown) => {
      parts.log.error(`${request.method ?? ''} ${path} failed.`, error);
      if (!response.headersSent) send(response, 500, 'text/plain', 'The server failed; see its log.\n');
    });
    return true;
  };
};

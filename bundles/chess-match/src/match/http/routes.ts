import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PeopleView } from '@schemas/people';
import { auditRoute } from '../audit/route';
import type { CrewIdentity } from '../commands/identity';
import type { Commands } from '../commands/submit';
import { refuse } from '../errors';
import type { Log } from '../log';
import type { OpenMatch } from '../openMatch';
import type { LatelyKeeper } from '../publish/lately';
import { protocolOf } from '../publish/protocolView';
import { createChronicle } from './chronicle';
import { clocksAt } from './clocksAt';
import { send, sendJson, type Handler, type Route } from '../../http/respond';
import { journalRoutes, type TransferParts } from './journalRoutes';
import { postCommand } from './postCommand';
import { whoPlayed } from './whoPlayed';

const ROOT = '/chess-match/';

export interface HttpParts extends TransferParts {
  readonly commands: Commands;
  /** As they are entered, for whichever match. */
  readonly people: () => PeopleView;
  /** On whose behalf a request comes. */
  readonly identify: (request: IncomingMessage) => CrewIdentity;
  readonly now: () => number;
  readonly log: Log;
}

/** Of the open match, in the written form of its game; another form is not found. */
const recordRoute = (commands: Commands, people: () => PeopleView, extension: string): Route => ({
  method: 'GET',
  handle: (_request, response) => {
    const open = commands.open();
    if (open === null) return sendJson(response, 404, refuse('match/none_open', {}));
    const { game, history, row } = open;
    const { records } = game;
    if (records.extension !== extension)
      return sendJson(response, 404, refuse('command/not_here', { type: `record.${extension}`, game: game.id }));
    const { event, white, black } = row.setup;
    const names = { event, white, black };
    const played = whoPlayed(open, people());
    return send(response, 200, records.mediaType, records.write(history.state, names, played));
  },
});

/**
 * Routes of the match: POST commands; GET state (the replay JSON of the open match), clocks (as they stand now),
 * chronicle (how it stood after each turn), protocol (the arbiters', whole), record.EXTENSION (of each game's written
 * form), audit (who did what when).
 */
export const matchRoutes = (parts: HttpParts): Readonly<Record<string, Route>> => {
  const { commands, identify, now } = parts;
  const withOpen = (response: ServerResponse, show: (open: OpenMatch) => void): void => {
    const open = commands.open();
    if (open === null) sendJson(response, 404, refuse('match/none_open', {}));
    else show(open);
  };
  const chronicle = createChronicle();
  const extensions = [...new Set(Object.values(parts.games).map(({ records }) => records.extension))];
  const recordRoutes = Object.fromEntries(
    extensions.map((extension) => [`record.${extension}`, recordRoute(commands, parts.people, extension)]),
  );
  return {
    commands: {
      method: 'POST',
      handle: async (request, response) => {
        const { status, answer } = await postCommand(request, commands, identify, now);
        sendJson(response, status, answer, status === 413 ? { connection: 'close' } : {});
      },
    },
    state: {
      method: 'GET',
      handle: (_request, response) => {
        withOpen(response, ({ game, history }) => sendJson(response, 200, game.replayJson(history.state)));
      },
    },
    clocks: {
      method: 'GET',
      handle: (_request, response) => {
        withOpen(response, ({ views }) => sendJson(response, 200, clocksAt(views.clocks, now())));
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
    ...recordRoutes,
    ...journalRoutes(parts),
    audit: auditRoute(parts.journal),
  };
};

/** What GET lately says: what was on air in the last moments, with how long ago. */
export const latelyRoute = ({ recent }: Pick<LatelyKeeper, 'recent'>): Route => ({
  method: 'GET',
  handle: (_request, response) => sendJson(response, 200, recent()),
});

/** What GET health says: whether all is well, the whole of it, and 503 where something must be done now. */
export const healthRoute = (health: () => { readonly ok: boolean }): Route => ({
  method: 'GET',
  handle: (_request, response) => {
    const said = health();
    sendJson(response, said.ok ? 200 : 503, said);
  },
});

/**
 * Our routes, below /chess-match/ and ahead of NodeCG's: they do not stand in NodeCG's Express app because its body
 * parser would answer malformed JSON with "500 Internal error".
 * @param elsewhere answers what is below /chess-match/ and no route
 * @returns a listener that says whether the request was ours
 */
export const serveRoutes = (
  routes: Readonly<Record<string, Route>>,
  elsewhere: Handler,
  log: Log,
): ((request: IncomingMessage, response: ServerResponse) => boolean) => {
  const answer = async (request: IncomingMessage, response: ServerResponse, name: string): Promise<void> => {
    const route = Object.hasOwn(routes, name) ? routes[name] : undefined;
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    if (route === undefined) await elsewhere(request, response);
    else if (route.method !== method)
      send(response, 405, 'text/plain', `Use ${route.method}.\n`, { allow: route.method });
    else await route.handle(request, response);
  };
  return (request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    if (!path.startsWith(ROOT)) return false;
    answer(request, response, path.slice(ROOT.length)).catch((error: unknown) => {
      log.error(`${request.method ?? ''} ${path} failed.`, error);
      if (!response.headersSent) send(response, 500, 'text/plain', 'The server failed; see its log.\n');
      else response.destroy();
    });
    return true;
  };
};

export const noSuchAddress: Handler = (_request, response) => send(response, 404, 'text/plain', 'No such address.\n');

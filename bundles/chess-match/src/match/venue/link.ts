import type { Problem } from '@schemas/draft';
import {
  PUBLIC_VENUE_VIEWS,
  TEAM_VIEWS,
  VENUE_NAMESPACE,
  type Hello,
  type Team,
  type TeamView,
  type VenueViews,
} from '../../contract/venue';
import { err } from '../../games/common/result';
import { refuse } from '../errors';
import type { WorkTables } from '../tables';
import type { PageCommands } from '../commands/submit';
import type { Cells } from '../publish/replicants';
import { isMadeHere, type Asked } from '../network/sign';
import { isKey } from './linkKey';
import { readDeviceCommand, readPairRequest, readReport, readTableAct } from './read';
import { TEAM_SOURCES, teamView } from './teamView';
import type { Venue } from './venue';

type Listener = (...args: unknown[]) => void;

interface LinkSocket {
  readonly handshake: { readonly auth: unknown };
  readonly request: {
    readonly socket: Asked['socket'];
  };
  on(event: string, listener: Listener): unknown;
  emit(event: string, ...args: readonly unknown[]): unknown;
  disconnect(close: boolean): unknown;
}

interface LinkNamespace {
  use(middleware: (socket: LinkSocket, next: (error?: Error) => void) => void): unknown;
  on(event: 'connection', listener: (socket: LinkSocket) => void): unknown;
}

export interface LinkServer {
  of(namespace: string): LinkNamespace;
}

export interface LinkParts {
  readonly venue: Venue;
  readonly cells: Cells;
  readonly commands: PageCommands;
  readonly tables: Pick<WorkTables, 'act' | 'views' | 'listen' | 'rulesChanged'>;
  readonly key: string;
  /** Unix ms. */
  readonly now: () => number;
}

const answered = (answer: unknown, value: unknown): void => {
  if (typeof answer === 'function') (answer as Listener)(value);
};

const keySaid = (auth: unknown): unknown =>
  typeof auth === 'object' && auth !== null && 'key' in auth ? auth.key : undefined;

/**
 * The link to the venue server: what it may carry to the hall goes out, all of it at each connection and each view
 * whenever it changes; pairings and reports come in. One venue server at a time: a newer one takes the place of the
 * older.
 */
export const serveVenueLink = (io: LinkServer, { venue, cells, commands, tables, key, now }: LinkParts): void => {
  let current: LinkSocket | null = null;
  const namespace = io.of(VENUE_NAMESPACE);
  namespace.use((socket, next) => {
    const isOurs = isMadeHere(socket.request.socket) && isKey(key, keySaid(socket.handshake.auth));
    next(isOurs ? undefined : new Error('Refused: this is the link of the venue server.'));
  });
  const teamViews = (): Readonly<Record<Team, TeamView | null>> => {
    const sources = {
      match: cells.match.value,
      draft: cells.draft.value,
      entry: cells.entry.value,
      moves: cells.moves.value,
    };
    const rules = venue.port.rules();
    return { white: teamView('white', sources, rules), black: teamView('black', sources, rules) };
  };
  /** As it went out last: what did not change for a team is not sent, so that not even that tells it anything. */
  const sent: Record<Team, string> = { white: '', black: '' };
  const changedTeams = (): Partial<VenueViews> => {
    const changed: { -readonly [N in (typeof TEAM_VIEWS)[Team]]?: TeamView } = {};
    const views = teamViews();
    for (const team of ['white', 'black'] as const) {
      const view = views[team];
      const json = JSON.stringify(view);
      if (view === null || json === sent[team]) continue;
      sent[team] = json;
      changed[TEAM_VIEWS[team]] = view;
    }
    return changed;
  };
  const helloOf = (teams: () => Partial<VenueViews>): Hello => {
    [sent.white, sent.black] = ['', ''];
    const everybodys = Object.fromEntries(PUBLIC_VENUE_VIEWS.map((name) => [name, cells[name].value]));
    return {
      epoch: venue.epoch,
      rules: venue.port.rules(),
      views: { ...(everybodys as Partial<VenueViews>), ...teams() },
      devices: venue.known(),
      boards: venue.boards(),
    };
  };
  let waiting: Partial<VenueViews> = {};
  let isPlanned = false;
  /**
   * What changed, all of it at once: a screen that has some views of a turn and not the others shows neither, and the
   * programme's own pages are served before. A team's view depends on several: looked at when all are there.
   */
  const follow = (): void => {
    if (isPlanned) return;
    isPlanned = true;
    setImmediate(() => {
      isPlanned = false;
      const changed = current === null ? {} : { ...waiting, ...changedTeams() };
      waiting = {};
      if (Object.keys(changed).length > 0) current?.emit('views', changed);
    });
  };
  for (const name of PUBLIC_VENUE_VIEWS)
    cells[name].on('change', () => {
      waiting = { ...waiting, [name]: cells[name].value };
      follow();
    });
  for (const name of TEAM_SOURCES) cells[name].on('change', follow);
  const unknown = (): { ok: false; version: number; error: Problem } => ({
    ok: false,
    version: cells.match.value.version,
    error: refuse('venue/no_device', {}),
  });
  const serveCommands = (socket: LinkSocket): void => {
    socket.on('command', (input, answer) => {
      const command = readDeviceCommand(input);
      const captain = command === null ? null : venue.captain(command);
      if (command === null || captain === null) answered(answer, { ...unknown(), matchId: null });
      else void commands.submit(command.input, captain).then((result) => answered(answer, result));
    });
    socket.on('preview', (input, answer) => {
      const command = readDeviceCommand(input);
      const captain = command === null ? null : venue.captain(command);
      answered(answer, command === null || captain === null ? unknown() : commands.preview(command.input, captain));
    });
  };
  const serveTables = (socket: LinkSocket): void => {
    socket.on('table', (input, answer) => {
      const act = readTableAct(input);
      const at = act === null ? err(unknown().error) : venue.table(act);
      answered(answer, at.ok && act !== null ? tables.act(at.value, act.act) : at);
    });
  };
  tables.listen((views) => current?.emit('views', views));
  venue.listen({
    devices: (devices) => current?.emit('devices', devices),
    boards: (boards) => current?.emit('boards', boards),
    rules: (rules) => {
      current?.emit('rules', rules);
      follow();
      tables.rulesChanged();
    },
    identify: (id) => current?.emit('identify', id),
    // Of the teams nothing until there is something of the new game.
    sidesChanged: () =>
      current?.emit(
        'hello',
        helloOf(() => ({})),
      ),
  });
  namespace.on('connection', (socket) => {
    const before = current;
    current = socket;
    before?.disconnect(true);
    socket.emit(
      'hello',
      helloOf(() => ({ ...changedTeams(), ...tables.views() })),
    );
    serveCommands(socket);
    serveTables(socket);
    socket.on('time', (answer) => answered(answer, now()));
    socket.on('pair', (input, answer) => {
      const request = readPairRequest(input);
      answered(answer, request === null ? { ok: false, problem: 'wrong' } : venue.pair(request));
    });
    socket.on('report', (input, answer) => {
      const report = readReport(input);
      if (report !== null && current === socket) venue.report(report);
      answered(answer, now());
    });
    socket.on('disconnect', () => {
      if (current !== socket) return;
      current = null;
      venue.report(null);
    });
  });
};

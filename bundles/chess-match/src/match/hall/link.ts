import type { Problem } from '@schemas/draft';
import { VENUE_NAMESPACE, type Hello, type VenueViews } from '../../contract/venue';
import { err } from '../../games/common/result';
import { refuse } from '../base/errors';
import type { WorkTables } from '../tables';
import type { Commands } from '../authority/submit';
import { isMadeHere, type Asked } from '../gate/network/sign';
import { isKey } from './linkKey';
import type { HallOutlet } from './outlet';
import { readDeviceCommand, readPairRequest, readReport, readTableAct } from './read';
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
  readonly outlet: Omit<HallOutlet, 'take'>;
  readonly commands: Pick<Commands, 'submit' | 'preview' | 'version'>;
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
export const serveVenueLink = (io: LinkServer, { venue, outlet, commands, tables, key, now }: LinkParts): void => {
  let current: LinkSocket | null = null;
  const namespace = io.of(VENUE_NAMESPACE);
  namespace.use((socket, next) => {
    const isOurs = isMadeHere(socket.request.socket) && isKey(key, keySaid(socket.handshake.auth));
    next(isOurs ? undefined : new Error('Refused: this is the link of the venue server.'));
  });
  const helloOf = (views: Partial<VenueViews>): Hello => ({
    epoch: venue.epoch,
    rules: venue.port.rules(),
    views,
    devices: venue.known(),
    boards: venue.boards(),
  });
  const unknown = (): { ok: false; version: number; error: Problem } => ({
    ok: false,
    version: commands.version(),
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
      outlet.rulesChanged();
      tables.rulesChanged();
    },
    identify: (id) => current?.emit('identify', id),
    // Of the teams nothing until there is something of the new game.
    sidesChanged: () => current?.emit('hello', helloOf(outlet.everybodys())),
  });
  namespace.on('connection', (socket) => {
    const before = current;
    current = socket;
    before?.disconnect(true);
    socket.emit('hello', helloOf({ ...outlet.all(), ...tables.views() }));
    outlet.sendTo((views) => socket.emit('views', views));
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
      outlet.sendTo(null);
      venue.report(null);
    });
  });
};

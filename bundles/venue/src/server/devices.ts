import type { Server as HttpServer } from 'node:http';
import type { DeviceReport, KnownDevice, VenueViews } from 'chess-match/contract/venue';
import { Server, type DefaultEventsMap } from 'socket.io';
import { BEAT_EVERY_MS, type Auth, type FromDevice, type ToDevice } from '../wire/wire';
import { isOurHost } from './addresses';
import { answerDevice } from './answerDevice';
import type { VenueConfig } from './config';
import type { KnownDevices } from './knownDevices';
import type { MatchLink } from './matchLink';
import { openSession, type DeviceSocket, type Session, type SessionParts } from './session';

const MESSAGE_BYTES = 64 * 1024;
const JOIN_WITHIN_MS = 5000;

/** Every device of the hall that is here now. */
export interface Devices {
  /** Views that changed, to those that show them. */
  send(views: Partial<VenueViews>): void;
  /** The list of those let in changed: who is not on it is out at once, who moved shows something else. */
  follow(): void;
  /** Who may see what changed. */
  rulesChanged(): void;
  /** What captains are told of their wooden boards may be another. */
  woodenChanged(): void;
  identify(id: string): void;
  online(): readonly ({ readonly id: string } & DeviceReport)[];
  close(): void;
}

export interface DevicesParts extends SessionParts {
  readonly http: HttpServer;
  readonly config: VenueConfig;
  readonly known: KnownDevices;
  readonly link: SessionParts['link'] & Pick<MatchLink, 'command' | 'preview' | 'table'>;
  readonly onChange: () => void;
  /** From there a device came that is known. */
  readonly letIn: (address: string) => void;
}

type DeviceServer = Server<FromDevice, ToDevice, DefaultEventsMap, { device?: KnownDevice }>;

const isOwnPage = (origin: string | undefined, host: string | undefined): boolean =>
  origin === undefined || origin === `http://${host ?? ''}` || origin === `https://${host ?? ''}`;

/** The sockets of devices: who has no token that is known does not come in. */
const serverFor = ({ http, config, known }: Pick<DevicesParts, 'http' | 'config' | 'known'>): DeviceServer => {
  const io: DeviceServer = new Server(http, {
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: MESSAGE_BYTES,
    connectTimeout: JOIN_WITHIN_MS,
    allowRequest: ({ headers }, verdict) => {
      verdict(null, isOurHost(config, headers.host) && isOwnPage(headers.origin, headers.host));
    },
  });
  io.use(async (socket, next) => {
    // A device may be quicker than the match server after a start; after JOIN_WITHIN_MS it is cut, and comes again by
    // itself.
    await known.whenListed();
    const device = known.deviceOf((socket.handshake.auth as Partial<Auth>).token);
    if (device === null) {
      next(Object.assign(new Error('Refused.'), { data: { code: 'unknown_token' } }));
      return;
    }
    socket.data.device = device;
    next();
  });
  return io;
};

export const serveDevices = (parts: DevicesParts): Devices => {
  const { known, link, onChange, letIn } = parts;
  const sessions = new Map<string, Session>();
  const io = serverFor(parts);
  const come = (socket: DeviceSocket, device: KnownDevice): void => {
    const { id } = device;
    letIn(socket.request.socket.remoteAddress ?? '');
    const before = sessions.get(id);
    const session = openSession(socket, device, parts);
    sessions.set(id, session);
    before?.end('takenOver');
    answerDevice(session, link);
    socket.on('disconnect', () => {
      session.end(null);
      if (sessions.get(id) === session) sessions.delete(id);
      onChange();
    });
    session.begin();
    onChange();
  };
  io.on('connection', (socket) => {
    const { device } = socket.data;
    // Asked again: the list may have changed while the connection was made.
    if (device === undefined || known.byId(device.id) === null) socket.disconnect(true);
    else come(socket, device);
  });
  const beat = setInterval(() => {
    const said = { linked: link.isLinked(), serverMs: link.serverMs() };
    for (const { socket } of sessions.values()) socket.volatile.emit('beat', said);
  }, BEAT_EVERY_MS);
  const each = (tell: (session: Session) => void): void => [...sessions.values()].forEach(tell);
  return {
    send: (views) => each(({ put }) => put(views)),
    follow: () => {
      each((session) => {
        const { id } = session.device();
        const device = known.byId(id);
        if (device !== null) return session.follow(device);
        sessions.delete(id);
        session.end('revoked');
      });
      onChange();
    },
    rulesChanged: () => each(({ fill }) => fill()),
    woodenChanged: () => each(({ tellWooden }) => tellWooden()),
    identify: (id) => sessions.get(id)?.socket.emit('identify'),
    online: () => [...sessions.values()].map(({ online }) => online()),
    close: () => {
      clearInterval(beat);
      void io.close();
    },
  };
};

import { isDeepStrictEqual } from 'node:util';
import type { Server as HttpServer } from 'node:http';
import {
  seatOf,
  VENUE_VIEWS,
  type DeviceReport,
  type KnownDevice,
  type Place,
  type VenueViews,
} from 'chess-match/contract/venue';
import { createBucket } from 'chess-match/bucket';
import { Server, type DefaultEventsMap, type Socket } from 'socket.io';
import { BEAT_EVERY_MS, type Auth, type FromDevice, type Self, type ToDevice, type WoodenSeen } from '../wire/wire';
import { isOurHost } from './addresses';
import type { VenueConfig } from './config';
import type { KnownDevices } from './knownDevices';
import { createOutbox, type Outbox } from './outbox';
import { readReport } from './report';
import type { MatchLink } from './matchLink';
import { cutFor, dueTo, viewsOf } from './views';

const MESSAGE_BYTES = 64 * 1024;
const JOIN_WITHIN_MS = 5000;
const ARRIVES_WITHIN_MS = 5000;
/** A display says how it is now and then; whatever sends much more is cut, and the others never notice. */
const PACKETS = { perSecond: 20, burst: 60 } as const;

type DeviceSocket = Socket<FromDevice, ToDevice, DefaultEventsMap, { device?: KnownDevice }>;

/** A device that is connected. */
interface Session {
  readonly socket: DeviceSocket;
  device: KnownDevice;
  outbox: Outbox;
  report: DeviceReport;
  /** What it was told last of its wooden boards, as it was written; "" before anything was. */
  wooden: string;
}

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

export interface DevicesParts {
  readonly http: HttpServer;
  readonly config: VenueConfig;
  readonly known: KnownDevices;
  readonly link: Pick<MatchLink, 'view' | 'rules' | 'isLinked' | 'serverMs' | 'command' | 'preview' | 'table'>;
  readonly onChange: () => void;
  /** From there a device came that is known. */
  readonly letIn: (address: string) => void;
  /** Wooden boards that fill the draft of whoever sits there. */
  readonly woodenAt: (place: Place) => readonly WoodenSeen[];
}

const selfOf = ({ id, place, name, inPlay }: KnownDevice): Self => ({ id, place, name, inPlay });

const isOwnPage = (origin: string | undefined, host: string | undefined): boolean =>
  origin === undefined || origin === `http://${host ?? ''}` || origin === `https://${host ?? ''}`;

export const serveDevices = ({ http, config, known, link, onChange, letIn, woodenAt }: DevicesParts): Devices => {
  const sessions = new Map<string, Session>();
  const io = new Server<FromDevice, ToDevice, DefaultEventsMap, { device?: KnownDevice }>(http, {
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: MESSAGE_BYTES,
    connectTimeout: JOIN_WITHIN_MS,
    allowRequest: ({ headers }, verdict) => {
      verdict(null, isOurHost(config, headers.host) && isOwnPage(headers.origin, headers.host));
    },
  });

  const outboxOf = (socket: DeviceSocket): Outbox =>
    createOutbox(
      (views, done) => {
        socket.timeout(ARRIVES_WITHIN_MS).emit('views', views, (error: Error | null) => done(error === null));
      },
      () => socket.disconnect(true),
    );
  const shownTo = ({ place }: KnownDevice) => viewsOf(place, link.rules().draftSeenBy);
  const fill = ({ device, outbox }: Session): void => {
    const due = dueTo(device.place, link.rules().draftSeenBy, link.view);
    for (const name of VENUE_VIEWS) {
      const value = due[name];
      if (value !== undefined) outbox.put(name, value);
    }
  };
  const tellWooden = (session: Session): void => {
    const { place } = session.device;
    if (seatOf(place) === null) return;
    const boards = woodenAt(place);
    const said = JSON.stringify(boards);
    if (said === session.wooden) return;
    session.wooden = said;
    session.socket.emit('wooden', boards);
  };
  const begin = (session: Session): void => {
    session.socket.emit('self', selfOf(session.device));
    session.socket.emit('beat', { linked: link.isLinked(), serverMs: link.serverMs() });
    session.wooden = '';
    tellWooden(session);
    fill(session);
  };

  io.use(async (socket, next) => {
    // A device may be quicker than the match server after a start; after JOIN_WITHIN_MS it is cut, and comes again by
    // itself.
    await known.told();
    const device = known.deviceOf((socket.handshake.auth as Partial<Auth>).token);
    if (device === null) {
      next(Object.assign(new Error('Refused.'), { data: { code: 'unknown_token' } }));
      return;
    }
    socket.data.device = device;
    next();
  });
  io.on('connection', (socket) => {
    const device = socket.data.device;
    // Asked again: the list may have changed while the connection was made.
    if (device === undefined || known.byId(device.id) === null) {
      socket.disconnect(true);
      return;
    }
    letIn(socket.request.socket.remoteAddress ?? '');
    const before = sessions.get(device.id);
    const session: Session = { socket, device, outbox: outboxOf(socket), report: readReport(null), wooden: '' };
    sessions.set(device.id, session);
    if (before !== undefined) {
      before.outbox.close();
      before.socket.emit('takenOver');
      before.socket.disconnect(true);
    }
    const bucket = createBucket(PACKETS);
    socket.use((_packet, pass) => {
      if (bucket.take(1, performance.now())) pass();
      else socket.disconnect(true);
    });
    socket.on('time', (answer) => {
      if (typeof answer === 'function') answer(link.serverMs());
    });
    const asked = (input: unknown) => {
      // Asked at each command: it may have been moved, taken out of play or shut out since.
      const { id, place } = session.device;
      return { device: id, place, input };
    };
    socket.on('command', (input, answer) => {
      if (typeof answer === 'function') void link.command(asked(input)).then(answer);
    });
    socket.on('preview', (input, answer) => {
      if (typeof answer === 'function') void link.preview(asked(input)).then(answer);
    });
    socket.on('table', (act, answer) => {
      const { id, place } = session.device;
      if (typeof answer === 'function') void link.table({ device: id, place, act }).then(answer);
    });
    socket.on('report', (report) => {
      session.report = readReport(report);
    });
    socket.on('disconnect', () => {
      session.outbox.close();
      if (sessions.get(device.id) === session) sessions.delete(device.id);
      onChange();
    });
    begin(session);
    onChange();
  });

  const beat = setInterval(() => {
    const said = { linked: link.isLinked(), serverMs: link.serverMs() };
    for (const { socket } of sessions.values()) socket.volatile.emit('beat', said);
  }, BEAT_EVERY_MS);

  const shutOut = (session: Session): void => {
    session.outbox.close();
    sessions.delete(session.device.id);
    session.socket.emit('revoked');
    session.socket.disconnect(true);
  };
  const place = (session: Session, device: KnownDevice): void => {
    const isElsewhere = session.device.place !== device.place;
    session.device = device;
    if (!isElsewhere) {
      session.socket.emit('self', selfOf(device));
      return;
    }
    session.outbox.close();
    session.outbox = outboxOf(session.socket);
    begin(session);
  };
  return {
    send: (views) => {
      for (const { device, outbox } of sessions.values()) {
        const cut = cutFor(device.place, views);
        for (const name of shownTo(device)) {
          const value = cut[name];
          if (value !== undefined) outbox.put(name, value);
        }
      }
    },
    follow: () => {
      for (const session of [...sessions.values()]) {
        const device = known.byId(session.device.id);
        if (device === null) shutOut(session);
        else if (!isDeepStrictEqual(selfOf(device), selfOf(session.device))) place(session, device);
      }
      onChange();
    },
    rulesChanged: () => {
      for (const session of sessions.values()) fill(session);
    },
    woodenChanged: () => {
      for (const session of sessions.values()) tellWooden(session);
    },
    identify: (id) => sessions.get(id)?.socket.emit('identify'),
    online: () => [...sessions.values()].map(({ device: { id }, report }) => ({ id, ...report })),
    close: () => {
      clearInterval(beat);
      void io.close();
    },
  };
};

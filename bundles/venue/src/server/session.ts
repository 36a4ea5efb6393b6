import { isDeepStrictEqual } from 'node:util';
import {
  seatOf,
  VENUE_VIEWS,
  type DeviceReport,
  type KnownDevice,
  type Place,
  type VenueViews,
} from 'chess-match/contract/venue';
import type { DefaultEventsMap, Socket } from 'socket.io';
import type { FromDevice, Self, ToDevice, ViewsSent, WoodenSeen } from '../wire/wire';
import type { MatchLink } from './matchLink';
import { createOutbox, type Outbox } from './outbox';
import { readReport } from './report';
import { cutFor, dueTo, viewsOf } from './views';

const ARRIVES_WITHIN_MS = 5000;

export type DeviceSocket = Socket<FromDevice, ToDevice, DefaultEventsMap, { device?: KnownDevice }>;

/** A device that is connected, and what it is told. */
export interface Session {
  readonly socket: DeviceSocket;
  /** As it is known now: it may be moved while it is here. */
  device(): KnownDevice;
  /** All that it is to know when it comes, or comes to another place. */
  begin(): void;
  /** Views that changed, as far as it shows them. */
  put(views: Partial<VenueViews>): void;
  /** Everything it may have now: who may see what changed. */
  fill(): void;
  tellWooden(): void;
  /** It is called otherwise, or stands elsewhere. */
  follow(device: KnownDevice): void;
  heard(report: unknown): void;
  online(): { readonly id: string } & DeviceReport;
  /** Nothing is sent to it any more. @param why what it is told first; null: it is gone already */
  end(why: 'takenOver' | 'revoked' | null): void;
}

export interface SessionParts {
  readonly link: Pick<MatchLink, 'view' | 'rules' | 'isLinked' | 'serverMs'>;
  /** Wooden boards that fill the draft of whoever sits there. */
  readonly woodenAt: (place: Place) => readonly WoodenSeen[];
}

const selfOf = ({ id, place, name, inPlay }: KnownDevice): Self => ({ id, place, name, inPlay });

const outboxOf = (socket: DeviceSocket): Outbox =>
  createOutbox(
    (views, done) => {
      socket.timeout(ARRIVES_WITHIN_MS).emit('views', views, (error: Error | null) => done(error === null));
    },
    () => socket.disconnect(true),
  );

const putAll = (outbox: Outbox, views: ViewsSent, names: readonly (keyof VenueViews)[]): void => {
  for (const name of names) {
    const value = views[name];
    if (value !== undefined) outbox.put(name, value);
  }
};

export const openSession = (socket: DeviceSocket, known: KnownDevice, { link, woodenAt }: SessionParts): Session => {
  let device = known;
  let outbox = outboxOf(socket);
  let report = readReport(null);
  /** What it was told last of its wooden boards; null before anything was. */
  let wooden: readonly WoodenSeen[] | null = null;
  const tellWooden = (): void => {
    if (seatOf(device.place) === null) return;
    const boards = woodenAt(device.place);
    if (isDeepStrictEqual(boards, wooden)) return;
    wooden = boards;
    socket.emit('wooden', boards);
  };
  const fill = (): void => putAll(outbox, dueTo(device.place, link.rules().draftSeenBy, link.view), VENUE_VIEWS);
  const begin = (): void => {
    socket.emit('self', selfOf(device));
    socket.emit('beat', { linked: link.isLinked(), serverMs: link.serverMs() });
    wooden = null;
    tellWooden();
    fill();
  };
  return {
    socket,
    device: () => device,
    begin,
    put: (views) => putAll(outbox, cutFor(device.place, views), viewsOf(device.place, link.rules().draftSeenBy)),
    fill,
    tellWooden,
    follow: (next) => {
      const before = device;
      device = next;
      if (isDeepStrictEqual(selfOf(next), selfOf(before))) return;
      if (next.place === before.place) socket.emit('self', selfOf(next));
      else {
        outbox.close();
        outbox = outboxOf(socket);
        begin();
      }
    },
    heard: (said) => {
      report = readReport(said);
    },
    online: () => ({ id: device.id, ...report }),
    end: (why) => {
      outbox.close();
      if (why === null) return;
      socket.emit(why);
      socket.disconnect(true);
    },
  };
};

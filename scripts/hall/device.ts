import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import type { Answer, CommandBody } from '../../bundles/chess-match/src/client/contract';
import type { TableAct, TableAnswer } from '../../bundles/chess-match/src/contract/tables';
import type { Place, VenueViews } from '../../bundles/chess-match/src/contract/venue';
import type { FromDevice, ToDevice } from '../../bundles/venue/src/wire/wire';

const ANSWER_WITHIN_MS = 10_000;

/** A device of the hall without a screen: it comes by the same door, and has what its place is sent. */
export interface SimulatedDevice {
  readonly place: Place;
  views(): Partial<VenueViews>;
  /** Messages with views that came. */
  received(): number;
  /** Resolves when its views are such: at once, or when one comes that makes them so. */
  when(holds: (views: Partial<VenueViews>) => boolean): Promise<void>;
  /** @returns the answer; null where nobody knows what became of it */
  send(body: CommandBody): Promise<Answer | null>;
  /** A hand at the table of its place. @returns null where nobody knows what became of it */
  act(body: TableAct): Promise<TableAnswer | null>;
  close(): void;
}

/** @throws where it is not let in */
export const openDevice = async (url: string, place: Place, token: string): Promise<SimulatedDevice> => {
  const socket: Socket<ToDevice, FromDevice> = io(url, { transports: ['websocket'], forceNew: true, auth: { token } });
  let views: Partial<VenueViews> = {};
  let received = 0;
  const waiting = new Set<() => void>();
  socket.on('views', (changed, arrived) => {
    arrived();
    received += 1;
    const all = Object.entries({ ...views, ...changed }).filter(([, view]) => view !== null);
    views = Object.fromEntries(all) as Partial<VenueViews>;
    for (const look of [...waiting]) look();
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return {
    place,
    views: () => views,
    received: () => received,
    when: (holds) =>
      new Promise((resolve) => {
        const look = (): void => {
          if (!holds(views)) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    send: (body) =>
      socket
        .timeout(ANSWER_WITHIN_MS)
        .emitWithAck('command', { ...body, id: randomUUID(), issuedAt: Date.now() })
        .catch(() => null),
    act: (body) =>
      socket
        .timeout(ANSWER_WITHIN_MS)
        .emitWithAck('table', body)
        .catch(() => null),
    close: () => void socket.close(),
  };
};

import { io, type Socket } from 'socket.io-client';
import {
  HALL_VIEWS,
  mayHave,
  PLACES,
  type Place,
  type VenueViewName,
} from '../../bundles/chess-match/src/contract/venue';
import { DEVICE_EVENTS } from '../../bundles/venue/src/wire/wire';

/** A device that writes down every byte it gets. */
export interface Spy {
  readonly place: Place;
  /** All that came, in every way it may be written. */
  heard(): string;
  /** Sends everything that can be sent, each several times in other words; resolves when all is answered. */
  askEverything(): Promise<void>;
  close(): void;
}

/** Views that this place may have by the table, as the hall is set up. */
export const allowedTo = (place: Place, draftSeenBy: 'team' | 'hall'): readonly VenueViewName[] =>
  (Object.keys(HALL_VIEWS) as VenueViewName[]).filter((name) => mayHave(place, name, draftSeenBy));

export const ALL_PLACES = PLACES;

const NEVER = { analysisOnProgram: 'never', analysisDelayMin: 10 } as const;

/** What somebody who must not know may try. */
const ATTEMPTS: readonly Readonly<Record<string, unknown>>[] = [
  { type: 'setDraft', expectedVersion: 0, line: '1:e4' },
  { type: 'setDraft', expectedVersion: null, line: 7 },
  { type: 'commitTurn', expectedVersion: 0, line: null },
  { type: 'undo', expectedVersion: 0, reason: null },
  { type: 'newMatch', expectedVersion: null },
  { type: 'setHallRules', expectedVersion: null, entry: 'both', draftSeenBy: 'hall', ...NEVER },
  { type: 'toString' },
];

let ids = 0;
const sentNow = (attempt: Readonly<Record<string, unknown>>): object => ({
  ...attempt,
  id: `spy-command-${(ids += 1)}`,
  issuedAt: Date.now(),
});

const unwrapped = (packet: string): string => {
  try {
    return `${packet} ${decodeURIComponent(packet)} ${Buffer.from(packet, 'base64').toString()}`;
  } catch {
    return packet;
  }
};

/** @param token of a device at this place */
export const spyAt = async (url: string, place: Place, token: string): Promise<Spy> => {
  const socket: Socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false, auth: { token } });
  let text = '';
  // Whoever does not say that it got what it was sent is cut.
  socket.on('views', (_views: unknown, received: () => void) => received());
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', () => resolve());
    socket.once('connect_error', reject);
    // Below Socket.IO: whatever is on the wire.
    socket.io.engine.on('packet', ({ data }: { readonly data?: unknown }) => (text += unwrapped(String(data ?? ''))));
  });
  const ask = async (event: string, body: object): Promise<void> => {
    await socket
      .timeout(4000)
      .emitWithAck(event, ...(event === 'time' ? [] : [body]))
      // Some are never answered: what is sent back all the same is heard.
      .catch(() => undefined);
  };
  return {
    place,
    heard: () => text,
    askEverything: async () => {
      const [reported, answered] = [['report'], DEVICE_EVENTS.filter((event) => event !== 'report')];
      for (const event of reported) socket.emit(event, { screen: '1x1' });
      for (const attempt of ATTEMPTS) await Promise.all(answered.map((event) => ask(event, sentNow(attempt))));
    },
    close: () => void socket.close(),
  };
};

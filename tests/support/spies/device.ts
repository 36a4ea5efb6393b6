import { io, type Socket } from 'socket.io-client';
import { mayHave, type Place, type VenueViewName } from '../../../bundles/chess-match/src/contract/venue';
import { viewsOf } from '../../../bundles/venue/src/server/views';
import { DEVICE_EVENTS } from '../../../bundles/venue/src/wire/wire';
import { createEar, everyPacket, type Spy } from './spy';

/** Views that this place is sent by the tables, as the hall is set up. */
export const allowedTo = (place: Place, draftSeenBy: 'team' | 'hall'): readonly VenueViewName[] => {
  const sent = viewsOf(place, draftSeenBy);
  const forbidden = sent.filter((name) => !mayHave(place, name, draftSeenBy));
  if (forbidden.length > 0) throw new Error(`${place} is sent ${forbidden.join()}, which it may not have`);
  return sent;
};

const NEVER = { analysisOnProgram: 'never', analysisDelayMin: 10 } as const;

/**
 * What somebody who must not know may try.
 * @param who so that what comes of it is seen to be his doing
 */
const attemptsOf = (who: string): readonly Readonly<Record<string, unknown>>[] => [
  { type: 'setDraft', expectedVersion: 0, line: '1:e4' },
  { type: 'setDraft', expectedVersion: null, line: 7 },
  { type: 'commitTurn', expectedVersion: 0, line: null },
  { type: 'undo', expectedVersion: 0, reason: null },
  { type: 'newMatch', expectedVersion: null },
  { type: 'setHallRules', expectedVersion: null, entry: 'both', draftSeenBy: 'hall', ...NEVER },
  { type: 'issueDeviceCode', expectedVersion: null, place: 'table-black-4', name: who },
  { type: 'toString' },
];

let ids = 0;
const sentNow = (attempt: Readonly<Record<string, unknown>>): object => ({
  ...attempt,
  id: `spy-command-${(ids += 1)}`,
  issuedAt: Date.now(),
});

/** A device that may also do what it is there for. */
export interface DeviceSpy extends Spy {
  act(event: string, body: object): Promise<unknown>;
}

/** @param token of a device at this place */
export const spyAt = async (url: string, place: Place, token: string): Promise<DeviceSpy> => {
  const ear = createEar();
  const socket: Socket = io(url, { transports: ['websocket'], forceNew: true, reconnection: false, auth: { token } });
  // Whoever does not say that it got what it was sent is cut.
  socket.on('views', (_views: unknown, received: () => void) => received());
  let isOver = false;
  const over = (): void => void (isOver = true);
  for (const event of ['takenOver', 'revoked']) socket.on(event, over);
  socket.on('connect', () => everyPacket(socket, ear.note));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  // A device that was cut, as it was too slow, comes again.
  socket.on('disconnect', () => {
    if (!isOver) socket.connect();
  });
  socket.on('connect_error', over);
  const ask = async (event: string, body: object): Promise<void> => {
    // Whoever is away for good hears nothing more, and would prove nothing.
    if (isOver) throw new Error(`${place} was shut out`);
    await socket
      .timeout(4000)
      .emitWithAck(event, ...(event === 'time' ? [] : [body]))
      // Some are never answered: what is sent back all the same is heard.
      .catch(() => undefined);
  };
  return {
    who: place,
    knows: ear.knows,
    askEverything: async () => {
      const [reported, answered] = [['report'], DEVICE_EVENTS.filter((event) => event !== 'report')];
      for (const event of reported) socket.emit(event, { screen: '1x1' });
      await Promise.all(attemptsOf(place).flatMap((attempt) => answered.map((event) => ask(event, sentNow(attempt)))));
    },
    act: (event, body) => socket.timeout(20_000).emitWithAck(event, body),
    close: () => {
      over();
      socket.close();
    },
  };
};

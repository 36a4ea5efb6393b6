import { createServerTime } from 'chess-match/client/serverTime';
import { createListeners, keepSame } from 'chess-match/client/drawing';
import type { VenueViews } from 'chess-match/contract/venue';
import { io, type Socket } from 'socket.io-client';
import { REPORT_EVERY_MS, type FromDevice, type Self, type ToDevice, type WoodenSeen } from '../../wire/wire';
import { createAsks, type Asks } from './asks';
import { createHeard, type Truth } from './heard';
import { reportOf } from './report';
import { keepAwake } from './wakeLock';

const ANSWER_WITHIN_MS = 1000;
const SYNC_EVERY_MS = 30_000;

/** Why this device shows nothing of the match, or null. */
export type Closed = 'unknown_token' | 'revoked' | 'taken_over' | null;

/** Everything a page draws. A new object at each change. */
export interface DeviceState {
  readonly closed: Closed;
  readonly self: Self | null;
  readonly views: Partial<VenueViews>;
  /** Wooden boards that fill the draft of whoever sits here. */
  readonly wooden: readonly WoodenSeen[];
  /** Counts how often the crew looked for this device. */
  readonly identified: number;
}

/** This device's way to the venue server. */
export interface Device extends Asks {
  state(): DeviceState;
  onChange(listener: () => void): () => void;
  truth(): Truth;
  /** The time to draw clocks by: the match server's, or, where nothing is heard of it, when it last was. Unix ms. */
  clockMs(): number;
  wakeLock(): ReturnType<ReturnType<typeof keepAwake>['state']>;
}

export const openDevice = (token: string): Device => {
  const listeners = createListeners();
  let state: DeviceState = { closed: null, self: null, views: {}, wooden: [], identified: 0 };
  const set = (change: Partial<DeviceState>): void => {
    state = { ...state, ...change };
    listeners.tell();
  };
  const nowMs = (): number => performance.now();
  const heard = createHeard(nowMs);
  const socket: Socket<ToDevice, FromDevice> = io({
    transports: ['websocket'],
    reconnectionDelay: 200,
    reconnectionDelayMax: 1000,
    auth: { token },
  });
  let roundTripMs: number | null = null;
  const ask = async (): Promise<number> => {
    const sentMs = nowMs();
    const serverMs = await socket.timeout(ANSWER_WITHIN_MS).emitWithAck('time');
    roundTripMs = nowMs() - sentMs;
    return serverMs;
  };
  const time = createServerTime({ ask, nowMs, guessMs: () => Date.now() });
  const wake = keepAwake(() => void report());
  const report = async (): Promise<void> => {
    const said = await reportOf(roundTripMs, wake.state());
    if (socket.connected) socket.emit('report', said);
  };
  const close = (closed: Closed): void => {
    heard.forget();
    set({ closed, self: null, views: {}, wooden: [] });
    socket.disconnect();
  };

  socket.on('connect', () => void time.sync().then(report));
  socket.on('connect_error', (error) => {
    const { data } = error as Error & { readonly data?: { readonly code?: unknown } };
    if (data?.code === 'unknown_token') close('unknown_token');
  });
  socket.on('disconnect', () => {
    heard.forget();
    // What waited to be sent is not sent later.
    socket.sendBuffer.length = 0;
    set({});
    if (state.closed === null && !socket.active) setTimeout(() => socket.connect(), ANSWER_WITHIN_MS);
  });
  socket.on('self', (self) => {
    const isElsewhere = state.self?.place !== self.place;
    // Of the place it leaves nothing stays.
    set(isElsewhere ? { self, views: {}, wooden: [] } : { self });
  });
  socket.on('views', (views, received) => {
    received();
    const all = Object.entries({ ...state.views, ...views }).filter(([, view]) => view !== null);
    set({ views: keepSame(state.views, Object.fromEntries(all) as Partial<VenueViews>) });
  });
  socket.on('beat', (beat) => {
    heard.beat(beat);
    if (!time.isKnown()) void time.sync().then(() => set({}));
    set({});
    if (isLive()) heardAgain();
  });
  socket.on('wooden', (wooden) => set({ wooden }));
  socket.on('identify', () => set({ identified: state.identified + 1 }));
  socket.on('revoked', () => close('revoked'));
  socket.on('takenOver', () => close('taken_over'));

  /** A socket that says it is connected may be dead after a sleep: asked, and cut where it does not answer. */
  const woke = (): void => {
    if (document.hidden || state.closed !== null) return;
    heard.forget();
    set({});
    if (!socket.connected) return;
    ask().then(
      () => void time.sync(),
      () => socket.io.engine.close(),
    );
  };
  document.addEventListener('visibilitychange', woke);
  window.addEventListener('pageshow', ({ persisted }) => {
    // A page that was just opened has not slept.
    if (persisted) woke();
  });
  addEventListener('online', woke);
  setInterval(() => void (socket.connected && time.sync()), SYNC_EVERY_MS);
  setInterval(() => void report(), REPORT_EVERY_MS);
  /** Nothing can be sent before the server's time is known: until then nothing is offered either. */
  const truth = (): Truth => (time.isKnown() ? heard.truth() : { kind: 'silent' });
  const isLive = (): boolean => socket.connected && truth().kind === 'live';
  const { heardAgain, ...asks } = createAsks({ socket, isLive, nowMs: time.nowMs });
  return {
    ...asks,
    state: () => state,
    onChange: listeners.subscribe,
    truth,
    clockMs: () => (heard.truth().kind === 'live' ? time.nowMs() : (heard.lastTrueMs() ?? time.nowMs())),
    wakeLock: wake.state,
  };
};

import { createServerTime } from 'chess-match/client/serverTime';
import type { Answer, CommandBody, PreviewAnswer } from 'chess-match/client/contract';
import { keepSame, newId } from 'chess-match/client/drawing';
import type { TableAct, TableAnswer } from 'chess-match/contract/venue';
import type { VenueViews } from 'chess-match/contract/venue';
import { io, type Socket } from 'socket.io-client';
import {
  REPORT_EVERY_MS,
  type DeviceCommandBody,
  type FromDevice,
  type Self,
  type ToDevice,
  type WoodenSeen,
} from '../../wire/wire';
import { createFates } from './fates';
import { createHeard, type Truth } from './heard';
import { reportOf } from './report';
import { keepAwake } from './wakeLock';

const ANSWER_WITHIN_MS = 1000;
/** Longer than the venue server waits for the match server. */
const COMMAND_WITHIN_MS = 5000;
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

/** A refusal made here: nothing was sent, or nobody knows whether it arrived. */
const refusal = (code: 'client/offline' | 'client/no_answer') => ({
  ...({ ok: false, version: 0 } as const),
  error: { code, params: {}, rule: null, item: null },
});

/** This device's way to the venue server. */
export interface Device {
  state(): DeviceState;
  onChange(listener: () => void): () => void;
  truth(): Truth;
  /** The time to draw clocks by: the match server's, or, where nothing is heard of it, when it last was. Unix ms. */
  clockMs(): number;
  /**
   * A command of the captain who sits here. Refused here and never sent where nothing is heard: a press must not arrive
   * when the connection returns. Never throws.
   */
  send(body: CommandBody): Promise<Answer>;
  /**
   * The same of anything but a draft: where its answer is lost, `becameOf` is told whether it was done as soon as the
   * match server can say it.
   */
  act(body: CommandBody, becameOf: (isDone: boolean) => void): Promise<Answer>;
  /** What it would change. */
  preview(body: CommandBody): Promise<PreviewAnswer>;
  /** Something done at a work table; refused here and never sent later where nothing is heard. Never throws. */
  table(act: TableAct): Promise<TableAnswer>;
  wakeLock(): ReturnType<ReturnType<typeof keepAwake>['state']>;
}

export const openDevice = (token: string): Device => {
  const listeners = new Set<() => void>();
  let state: DeviceState = { closed: null, self: null, views: {}, wooden: [], identified: 0 };
  const set = (change: Partial<DeviceState>): void => {
    state = { ...state, ...change };
    for (const listener of [...listeners]) listener();
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
    set({});
    if (isLive()) fates.look();
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
  addEventListener('pageshow', woke);
  addEventListener('online', woke);
  setInterval(() => void (socket.connected && time.sync()), SYNC_EVERY_MS);
  setInterval(() => void report(), REPORT_EVERY_MS);
  const isLive = (): boolean => socket.connected && heard.truth().kind === 'live' && time.isKnown();
  const commandOf = (body: CommandBody): DeviceCommandBody => ({
    ...body,
    id: newId(),
    issuedAt: Math.round(time.nowMs()),
  });
  const submit = (command: DeviceCommandBody): Promise<Answer | null> =>
    socket
      .timeout(COMMAND_WITHIN_MS)
      .emitWithAck('command', command)
      .catch(() => null);
  const fates = createFates(submit);
  const send = async (body: CommandBody, onLost: (command: DeviceCommandBody) => void): Promise<Answer> => {
    if (!isLive()) return { ...refusal('client/offline'), matchId: null };
    const command = commandOf(body);
    const answer = await submit(command);
    if (answer === null) onLost(command);
    return answer ?? { ...refusal('client/no_answer'), matchId: null };
  };
  return {
    send: (body) => send(body, () => undefined),
    act: (body, becameOf) => send(body, (command) => fates.ask(command, becameOf)),
    preview: async (body) => {
      if (!isLive()) return refusal('client/offline');
      const answer = await socket
        .timeout(COMMAND_WITHIN_MS)
        .emitWithAck('preview', commandOf(body))
        .catch(() => null);
      return answer ?? refusal('client/no_answer');
    },
    table: async (act) => {
      if (!isLive()) return { ok: false, error: refusal('client/offline').error };
      const answer = await socket
        .timeout(COMMAND_WITHIN_MS)
        .emitWithAck('table', act)
        .catch(() => null);
      return answer ?? { ok: false, error: refusal('client/no_answer').error };
    },
    state: () => state,
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    truth: heard.truth,
    clockMs: () => (heard.truth().kind === 'live' ? time.nowMs() : (heard.lastTrueMs() ?? time.nowMs())),
    wakeLock: wake.state,
  };
};

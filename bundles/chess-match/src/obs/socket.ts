import { EventSubscription, OBSWebSocket, OBSWebSocketError } from 'obs-websocket-js/json';
import type { ObsEvent, ObsEventData, ObsRequest, ObsRequestData, ObsResponse } from './contract';

/** The few things we say to OBS. A promise in flight when OBS dies never settles: the caller sets the limit. */
export interface ObsSocket {
  /** Connects and identifies. Rejects with an ObsClosed. */
  open(): Promise<void>;
  /** Rejects with an ObsRefused. */
  sceneList(): Promise<{ programScene: string | null; previewScene: string | null; scenes: string[] }>;
  isStudioMode(): Promise<boolean>;
  /** 0 to 1; see session.ts for what it means at rest. */
  transitionCursor(): Promise<number>;
  setProgramScene(scene: string): Promise<void>;
  setPreviewScene(scene: string): Promise<void>;
  /** Any other request. Rejects with an ObsRefused. */
  call<R extends ObsRequest>(request: R, data: ObsRequestData<R>): Promise<ObsResponse<R>>;
  on<E extends ObsEvent>(event: E, listener: (data: ObsEventData<E>) => void): void;
  /** Input levels, twenty messages a second, come only when asked for. May be changed while connected. */
  askForMeters(wanted: boolean): Promise<void>;
  /** Ends the connection at once, however far it got. */
  drop(): void;
}

export interface SocketEvents {
  /** Something that concerns us may have changed: look again. `list`: which scenes there are, or their names. */
  onHint(what: 'picture' | 'list'): void;
  onTransition(phase: 'started' | 'ended'): void;
  /** OBS exchanges all its scenes; requests between the two can crash it. */
  onCollection(phase: 'changing' | 'changed'): void;
  /** An identified connection ended. */
  onClosed(code: number): void;
}

export type OpenSocket = (address: string, password: string | undefined, events: SocketEvents) => ObsSocket;

/** Stands for a close code where a connection was never made, or is gone. */
export const NO_CLOSE_CODE = -1;

export class ObsClosed extends Error {
  constructor(readonly code: number) {
    super(`OBS closed the connection (${code})`);
  }
}

/** OBS answered a request with a refusal. */
export class ObsRefused extends Error {
  constructor(
    readonly code: number,
    readonly comment: string,
  ) {
    super(comment);
  }
}

const PICTURE_HINTS = ['CurrentProgramSceneChanged', 'CurrentPreviewSceneChanged', 'StudioModeStateChanged'] as const;
const LIST_HINTS = ['SceneListChanged', 'SceneCreated', 'SceneRemoved', 'SceneNameChanged'] as const;
const { All, InputVolumeMeters } = EventSubscription;
const subscriptions = (meters: boolean): number => (meters ? All | InputVolumeMeters : All);

const isTerminable = (socket: unknown): socket is { terminate(): void } =>
  typeof socket === 'object' && socket !== null && 'terminate' in socket && typeof socket.terminate === 'function';

/** The library waits for the close handshake, for which a frozen OBS lets it wait half a minute. */
class DroppableSocket extends OBSWebSocket {
  drop(): void {
    const socket: unknown = this.socket;
    this.socket?.close();
    if (isTerminable(socket)) socket.terminate();
  }
}

const codeOf = (error: unknown): number => (error instanceof OBSWebSocketError ? error.code : NO_CLOSE_CODE);

const refused = (error: unknown): never => {
  throw error instanceof OBSWebSocketError ? new ObsRefused(error.code, error.message) : error;
};

const nameOrNull = (name: unknown): string | null => (typeof name === 'string' ? name : null);

const listen = (obs: OBSWebSocket, events: SocketEvents): void => {
  for (const hint of PICTURE_HINTS) obs.on(hint, () => events.onHint('picture'));
  for (const hint of LIST_HINTS) obs.on(hint, () => events.onHint('list'));
  obs.on('SceneTransitionStarted', () => events.onTransition('started'));
  obs.on('SceneTransitionEnded', () => events.onTransition('ended'));
  obs.on('CurrentSceneCollectionChanging', () => events.onCollection('changing'));
  obs.on('CurrentSceneCollectionChanged', () => events.onCollection('changed'));
};

/** obs-websocket-js 5 behind the interface above. `address` is host:port or a ws:// or wss:// URL. */
export const openObsSocket: OpenSocket = (address, password, events) => {
  const obs = new DroppableSocket();
  const url = /^wss?:\/\//.test(address) ? address : `ws://${address}`;
  let wantsMeters = false;
  let isOpen = false;
  listen(obs, events);
  return {
    open: async () => {
      try {
        await obs.connect(url, password, { eventSubscriptions: subscriptions(wantsMeters) });
        isOpen = true;
      } catch (error) {
        throw new ObsClosed(codeOf(error));
      }
      obs.on('ConnectionClosed', ({ code }) => events.onClosed(code));
    },
    // GetCurrentProgramScene crashes OBS 29 when the program scene was removed in studio mode; this answers null.
    sceneList: async () => {
      const list = await obs.call('GetSceneList').catch(refused);
      return {
        programScene: nameOrNull(list.currentProgramSceneName),
        previewScene: nameOrNull(list.currentPreviewSceneName),
        scenes: list.scenes.map(({ sceneName }) => String(sceneName)),
      };
    },
    isStudioMode: async () => (await obs.call('GetStudioModeEnabled').catch(refused)).studioModeEnabled,
    transitionCursor: async () => (await obs.call('GetCurrentSceneTransitionCursor').catch(refused)).transitionCursor,
    setProgramScene: async (sceneName) => {
      await obs.call('SetCurrentProgramScene', { sceneName }).catch(refused);
    },
    setPreviewScene: async (sceneName) => {
      await obs.call('SetCurrentPreviewScene', { sceneName }).catch(refused);
    },
    call: async (request, data) => (await obs.call(request, data as never).catch(refused)) as never,
    on: (event, listener) => void obs.on(event, listener as never),
    askForMeters: async (wanted) => {
      if (wanted === wantsMeters) return;
      wantsMeters = wanted;
      if (isOpen) await obs.reidentify({ eventSubscriptions: subscriptions(wanted) }).catch(refused);
    },
    drop: () => obs.drop(),
  };
};

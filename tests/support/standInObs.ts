import { WebSocketServer, type WebSocket } from 'ws';
import type { StandInSources } from './standInSources';

type Json = Readonly<Record<string, unknown>>;

/** What obs-websocket answers when it does not know a request, and where there is no such scene or source. */
const UNKNOWN = 204;
const NOT_FOUND = 600;

class Refused extends Error {
  constructor(readonly code: number) {
    super(`code ${code}`);
  }
}

/**
 * Speaks obs-websocket 5 as far as scenes and sources go; its browser sources are real pages. Debian's OBS has none.
 */
export interface StandInObs {
  readonly address: string;
  /** Names of sources by the names of scenes, which can be changed at will before it is told. */
  readonly scenes: Map<string, readonly string[]>;
  programScene(): string;
  /** Somebody renames a scene at its window. */
  rename(from: string, to: string): void;
  /** Addresses that sources were given since the start, as `name url`. */
  readonly given: readonly string[];
  stop(): Promise<void>;
}

const NOTHING_RUNS = { outputActive: false, outputDuration: 0, outputSkippedFrames: 0 };

const QUIET: Readonly<Record<string, Json>> = {
  GetVersion: { obsVersion: '30.0.0', availableRequests: [] },
  GetStats: { availableDiskSpace: 2048, renderSkippedFrames: 0, outputSkippedFrames: 0 },
  GetStreamStatus: { ...NOTHING_RUNS, outputReconnecting: false },
  GetRecordStatus: { ...NOTHING_RUNS, outputPaused: false },
  GetReplayBufferStatus: { outputActive: false },
  GetStudioModeEnabled: { studioModeEnabled: false },
  GetCurrentSceneTransitionCursor: { transitionCursor: 1 },
};

/** @param port of 127.0.0.1 */
export const startStandInObs = async (
  port: number,
  all: Readonly<Record<string, readonly string[]>>,
  sources: StandInSources,
): Promise<StandInObs> => {
  const scenes = new Map(Object.entries(all));
  let program = [...scenes.keys()][0] ?? '';
  const given: string[] = [];
  const server = new WebSocketServer({ host: '127.0.0.1', port });
  const send = (socket: WebSocket, op: number, d: Json): void => socket.send(JSON.stringify({ op, d }));
  const tell = (eventType: string, eventData: Json): void => {
    for (const socket of server.clients) send(socket, 5, { eventType, eventIntent: 1, eventData });
  };
  const urlOf = (name: unknown): string => {
    const url = sources.url(String(name));
    if (url === null) throw new Refused(NOT_FOUND);
    return url;
  };
  const answers: Readonly<Record<string, (data: Json) => Json>> = {
    GetSceneList: () => ({
      currentProgramSceneName: program,
      currentPreviewSceneName: null,
      scenes: [...scenes.keys()].map((sceneName) => ({ sceneName })),
    }),
    SetCurrentProgramScene: ({ sceneName }) => {
      if (!scenes.has(String(sceneName))) throw new Refused(NOT_FOUND);
      program = String(sceneName);
      tell('CurrentProgramSceneChanged', { sceneName: program });
      return {};
    },
    GetInputList: () => ({
      inputs: sources.names().map((inputName) => ({ inputName, inputKind: 'browser_source' })),
    }),
    GetInputSettings: ({ inputName }) => ({ inputSettings: { url: urlOf(inputName) }, inputKind: 'browser_source' }),
    SetInputSettings: ({ inputName, inputSettings }) => {
      const { url } = inputSettings as { readonly url: string };
      given.push(`${String(inputName)} ${url}`);
      // As OBS does: the same address again changes nothing.
      if (url !== urlOf(inputName)) void sources.open(String(inputName), url);
      return {};
    },
    GetSourceActive: ({ sourceName }) => {
      const isOn = scenes.get(program)?.includes(String(sourceName)) === true;
      return { videoActive: isOn, videoShowing: isOn };
    },
  };
  const answer = (type: string, data: Json): Json => {
    const quiet = QUIET[type] ?? answers[type]?.(data);
    if (quiet === undefined) throw new Refused(UNKNOWN);
    return quiet;
  };
  const request = (socket: WebSocket, { requestType, requestId, requestData }: Json): void => {
    const type = String(requestType);
    const reply = { requestType: type, requestId };
    try {
      const responseData = answer(type, (requestData ?? {}) as Json);
      send(socket, 7, { ...reply, requestStatus: { result: true, code: 100 }, responseData });
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      send(socket, 7, { ...reply, requestStatus: { result: false, code: error.code, comment: error.message } });
    }
  };
  server.on('connection', (socket) => {
    send(socket, 0, { obsWebSocketVersion: '5.1.0', rpcVersion: 1 });
    socket.on('message', (message: Buffer) => {
      const { op, d } = JSON.parse(message.toString()) as { readonly op: number; readonly d: Json };
      if (op === 1 || op === 3) send(socket, 2, { negotiatedRpcVersion: 1 });
      if (op === 6) request(socket, d);
    });
  });
  await new Promise<void>((resolve) => void server.once('listening', resolve));
  return {
    address: `127.0.0.1:${port}`,
    scenes,
    given,
    programScene: () => program,
    rename: (from, to) => {
      const items = scenes.get(from) ?? [];
      scenes.delete(from);
      scenes.set(to, items);
      if (program === from) program = to;
      tell('SceneNameChanged', { oldSceneName: from, sceneName: to });
    },
    stop: () =>
      new Promise((resolve) => {
        for (const socket of server.clients) socket.terminate();
        server.close(() => resolve());
      }),
  };
};

import { GET_MARK, MARK } from '../marks';
import { ObsClosed, ObsRefused, type ObsSocket, type OpenSocket, type SocketEvents } from '../socket';

/** What an attempt to connect meets: a welcome, a close code, or silence. */
type Greeting = 'welcome' | 'silence' | number;

const NO_OUTPUT = { outputActive: false, outputDuration: 0, outputSkippedFrames: 0 };
const RESPONSES = {
  GetVersion: { obsVersion: '30.0.0', availableRequests: [] },
  GetStats: { availableDiskSpace: 2048, renderSkippedFrames: 0, outputSkippedFrames: 0 },
  GetStreamStatus: { ...NO_OUTPUT, outputReconnecting: false },
  GetRecordStatus: { ...NO_OUTPUT, outputPaused: false },
  GetReplayBufferStatus: { outputActive: false },
};

/** An OBS without OBS: its scenes are set by hand, it counts attempts and keeps what it was asked. */
export const createFakeObs = () => {
  const connections: SocketEvents[] = [];
  let heard: (readonly [event: string, listener: (data: unknown) => void])[] = [];
  const fake = {
    greeting: 'welcome' as Greeting,
    programScene: 'Break' as string | null,
    /** Null: no studio mode. */
    previewScene: null as string | null,
    scenes: ['White', 'Black', 'Break'],
    cursor: 1,
    /** Answers to the next calls, first one first: refuse with this code; none left = comply. */
    refusals: [] as number[],
    /** Refuses to show any scene, with this code. */
    showRefusal: null as number | null,
    isSilent: false,
    /** Shows a scene and never says that it did. */
    isShownUnsaid: false,
    /** Accepts previews and carries them out only when told to. */
    isLate: false,
    carryOut: (): void => undefined,
    shown: [] as string[],
    previewed: [] as string[],
    /** Other requests, and what they are answered with. */
    called: [] as string[],
    responses: { ...RESPONSES } as Record<string, object>,
    /** What we marked, by its name in OBS, with the name we gave it. */
    marks: {} as Record<string, string>,
    /** Requests that are always refused, with their codes. */
    callRefusals: {} as Record<string, number>,
    meters: false,
    /** Something that the latest connection tells its listeners. */
    tell: (event: string, data: object): void => {
      for (const [name, listener] of heard) if (name === event) listener(data);
    },
    looks: 0,
    /** Happens once, in the middle of the next look. */
    midLook: null as (() => void) | null,
    dropped: 0,
    attempts: () => connections.length,
    /** The events of one connection; they can be fired after its end too. */
    events: (index: number): SocketEvents => {
      const events = connections.at(index);
      if (events === undefined) throw new Error('No such connection.');
      return events;
    },
    /** A transition is in its middle. */
    fade: (): void => {
      fake.cursor = 0.5;
      connections.at(-1)?.onTransition('started');
    },
    /** Somebody else changes the picture. */
    cut: (scene: string): void => {
      fake.programScene = scene;
      connections.at(-1)?.onHint('picture');
    },
    open: undefined as unknown as OpenSocket,
  };
  const never = new Promise<never>(() => undefined);
  const answer = async <T>(value: () => T): Promise<T> => {
    if (fake.isSilent) return never;
    const code = fake.refusals.shift();
    if (code !== undefined) throw new ObsRefused(code, `code ${code}`);
    return value();
  };
  /** As answer, for what no test refuses by the list. */
  const settled = async <T>(value: () => T): Promise<T> => (fake.isSilent ? never : value());
  const greet = async (): Promise<void> => {
    if (fake.greeting === 'silence') return never;
    if (fake.greeting !== 'welcome') throw new ObsClosed(fake.greeting);
  };
  fake.open = (_address, _password, events): ObsSocket => {
    connections.push(events);
    heard = [];
    return {
      open: greet,
      sceneList: () => {
        fake.looks += 1;
        return answer(() => ({
          programScene: fake.programScene,
          previewScene: fake.previewScene,
          scenes: [...fake.scenes],
        }));
      },
      isStudioMode: () => {
        const happen = fake.midLook;
        fake.midLook = null;
        happen?.();
        return settled(() => fake.previewScene !== null);
      },
      setPreviewScene: (scene) =>
        answer(() => {
          fake.carryOut = () => void (fake.previewScene = scene);
          fake.previewed.push(scene);
          if (!fake.isLate) fake.previewScene = scene;
        }),
      transitionCursor: () => answer(() => fake.cursor),
      setProgramScene: async (scene) => {
        await answer(() => {
          if (fake.showRefusal !== null) throw new ObsRefused(fake.showRefusal, `code ${fake.showRefusal}`);
          fake.programScene = scene;
          fake.shown.push(scene);
        });
        if (fake.isShownUnsaid) return never;
      },
      call: async (request, data) => {
        fake.called.push(request);
        const mark = request === GET_MARK ? fake.marks[(data as { sourceName: string }).sourceName] : undefined;
        if (mark !== undefined) return { sourceSettings: { [MARK]: mark } } as never;
        const refusal = fake.callRefusals[request];
        if (refusal !== undefined) throw new ObsRefused(refusal, `code ${refusal}`);
        return settled(() => (fake.responses[request] ?? {}) as never);
      },
      on: (event, listener) => void heard.push([event, listener as (data: unknown) => void]),
      askForMeters: async (wanted) => void (fake.meters = wanted),
      drop: () => void (fake.dropped += 1),
    };
  };
  return fake;
};

export type FakeObs = ReturnType<typeof createFakeObs>;

import type { Problem } from '@schemas/obs';
import type { InstanceId, ObsLine } from '../contract';
import { createAsking } from './asking';
import { levelsOf, type Level } from './level';
import { coalesced } from './coalesced';
import type { Mutes } from './mute';
import { createRestarts } from './restarts';
import { createSaidOfInputs, LOOK_AGAIN_MS } from './saidOfInputs';

export interface InstanceEvents {
  onLevels(levels: ReadonlyMap<string, Level>): void;
  /** Inputs, mutes, program scene or connection are other than before. */
  onChange(): void;
  /** The program scene or the list of inputs was looked at: time to compare with what the rule wants. */
  onScene(): void;
  /** Somebody muted or opened an input in OBS itself. */
  onManual(input: string, muted: boolean): void;
  /** OBS was started anew, and an input that was muted is open by its file. */
  onOpenedByFile(input: string): void;
  /** What OBS says could not be taken in. */
  onFault(error: unknown): void;
}

/** The inputs of one OBS that can be heard, as it last said; nothing is believed while it is not connected. */
export interface SoundInstance {
  readonly id: InstanceId;
  connected(): boolean;
  mutes(): Mutes;
  /** The same once everything that is asked for is done. */
  willBe(): Mutes;
  programScene(): string | null;
  /** @returns null when OBS did it, or obs/not_connected, obs/no_answer, obs/refused */
  mute(input: string, muted: boolean): Promise<Problem | null>;
  stop(): void;
}

/** OBS answers with the new scene as soon as the transition begins, and says "changed" when it ends. */
const SCENE_CHANGED = [
  'SceneTransitionStarted',
  'CurrentProgramSceneChanged',
  'CurrentSceneCollectionChanged',
] as const;

const NOTHING: Mutes = new Map();

const readInputs = async (line: ObsLine): Promise<readonly string[] | null> => {
  const list = await line.call('GetInputList', {});
  if (!list.ok) return null;
  return list.value.inputs.flatMap(({ inputName }) => (typeof inputName === 'string' ? [inputName] : []));
};

const readMutes = async (line: ObsLine, inputs: readonly string[]): Promise<Map<string, boolean>> => {
  const mutes = new Map<string, boolean>();
  for (const inputName of inputs) {
    // Refused for an input that cannot be heard, or that is gone meanwhile.
    const mute = await line.call('GetInputMute', { inputName });
    if (mute.ok) mutes.set(inputName, mute.value.inputMuted);
  }
  return mutes;
};

/** GetCurrentProgramScene crashes OBS 29 where the program scene was removed in studio mode; this answers null. */
const readScene = async (line: ObsLine): Promise<string | null> => {
  const list = await line.call('GetSceneList', {});
  return list.ok ? ((list.value.currentProgramSceneName as string | null) ?? null) : null;
};

/** @param now ms by a clock that only goes forward */
export const createInstance = (line: ObsLine, now: () => number, events: InstanceEvents): SoundInstance => {
  let mutes = NOTHING;
  /** Told since the look at inputs began: what it has read may be older. */
  let heard = new Map<string, boolean>();
  /** As they were when the connection was lost: what is other on return of the same OBS was done by hand. */
  let remembered = NOTHING;
  /** As they were in the OBS that another one was started in the place of. */
  let former = NOTHING;
  let scene: string | null = null;
  /** Grows with every connection and every loss. */
  let connections = 0;
  let lookedAt = 0;
  const restarts = createRestarts(line, now);
  const said = createSaidOfInputs();
  const takeIn = (input: string, muted: boolean): void => {
    heard.set(input, muted);
    if (mutes.has(input)) mutes = new Map(mutes).set(input, muted);
  };
  const asking = createAsking(
    line,
    () => mutes,
    (input, muted) => {
      takeIn(input, muted);
      events.onChange();
    },
  );

  const lookAtInputs = coalesced(async () => {
    const connection = connections;
    // One that is started anew brings the mutes of its file.
    if (lookedAt !== connection && (await restarts.isStartedAnew())) [former, remembered] = [remembered, NOTHING];
    heard = new Map();
    const listed = await readInputs(line);
    if (listed === null) return;
    const read = await readMutes(line, listed);
    if (connection !== connections) return;
    lookedAt = connection;
    for (const [input, muted] of heard) if (read.has(input)) read.set(input, muted);
    if (said.isBehind(listed)) setTimeout(lookAtInputs, LOOK_AGAIN_MS);
    for (const [input, muted] of read)
      if (remembered.has(input) && remembered.get(input) !== muted) events.onManual(input, muted);
    const opened = [...read].flatMap(([input, muted]) => (former.get(input) === true && !muted ? [input] : []));
    mutes = read;
    [former, remembered] = [NOTHING, NOTHING];
    for (const input of opened) events.onOpenedByFile(input);
    events.onChange();
    events.onScene();
  }, events.onFault);
  const lookAtScene = coalesced(async () => {
    const read = await readScene(line);
    if (!line.connected || read === scene) return;
    scene = read;
    events.onChange();
    events.onScene();
  }, events.onFault);
  const connectionChanged = (connected: boolean): void => {
    connections += 1;
    // Whether OBS did what it has not answered nobody knows.
    if (mutes.size > 0) remembered = new Map([...mutes].filter(([input]) => asking.underWay(input) === undefined));
    mutes = NOTHING;
    scene = null;
    asking.forget();
    events.onChange();
    if (!connected) return;
    lookAtScene();
    lookAtInputs();
  };
  const muteChanged = (input: string, muted: boolean): void => {
    const before = mutes.get(input);
    takeIn(input, muted);
    if (before === undefined) return lookAtInputs();
    // What its answer said already is no news.
    if (!asking.isOurs(input, muted) && before !== muted) events.onManual(input, muted);
    events.onChange();
  };
  const inputSaid = (inputName: string, isThere: boolean): void => {
    said.hear(inputName, isThere);
    lookAtInputs();
  };
  const stops = [
    line.onConnected(connectionChanged),
    line.onMeters(({ inputs }) => events.onLevels(levelsOf(inputs))),
    line.on('InputMuteStateChanged', ({ inputName, inputMuted }) => muteChanged(inputName, inputMuted)),
    line.on('InputCreated', ({ inputName }) => inputSaid(inputName, true)),
    line.on('InputRemoved', ({ inputName }) => inputSaid(inputName, false)),
    line.on('InputNameChanged', ({ inputName }) => inputSaid(inputName, true)),
    line.on('CurrentSceneCollectionChanged', lookAtInputs),
    ...SCENE_CHANGED.map((event) => line.on(event, lookAtScene)),
  ];
  if (line.connected) connectionChanged(true);
  return {
    id: line.id,
    connected: () => line.connected,
    mutes: () => mutes,
    willBe: () => new Map([...mutes].map(([input, muted]) => [input, asking.underWay(input) ?? muted])),
    programScene: () => scene,
    mute: (input, muted) => asking.mute(input, muted),
    stop: () => {
      for (const stop of stops) stop();
    },
  };
};

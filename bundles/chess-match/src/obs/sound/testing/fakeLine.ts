import type { Problem } from '@schemas/obs';
import { err, ok } from '../../../games/common/result';
import type { InstanceId, ObsLine } from '../../contract';
import { obsProblem } from '../../problem';

type Listener = (data: never) => void;

/** An OBS without OBS: inputs with their mutes and a program scene, and what it was asked to mute. */
export const createFakeLine = (id: InstanceId) => {
  const listeners = new Set<readonly [event: string, listener: Listener]>();
  const watchers = new Set<(connected: boolean) => void>();
  const meters = new Set<Listener>();
  const mutes = new Map<string, boolean>();
  const asked: string[] = [];
  /** There, and not in the list yet. */
  const unlisted = new Set<string>();
  let connected = false;
  let answersAfterMs = 0;
  /** Changes of `connected`: what was asked before one is neither done nor answered. */
  let changes = 0;
  let frames = 0;
  let scene = 'Break';
  let refusal: Problem | null = null;
  const tell = (event: string, data: object): void => {
    for (const [name, listener] of [...listeners]) if (name === event) listener(data as never);
  };
  const answerTo = (request: string, data: unknown): object | null => {
    const { inputName = '', inputMuted = false } = data as { inputName?: string; inputMuted?: boolean };
    const listed = [...mutes.keys(), 'Camera'].filter((name) => !unlisted.has(name));
    if (request === 'GetInputList') return { inputs: listed.map((name) => ({ inputName: name })) };
    if (request === 'GetStats') return { renderTotalFrames: frames, activeFps: 60 };
    if (request === 'GetSceneList') return { currentProgramSceneName: scene, scenes: [] };
    if (!mutes.has(inputName)) return null;
    if (request === 'GetInputMute') return { inputMuted: mutes.get(inputName) };
    asked.push(`${inputName} ${inputMuted ? 'muted' : 'live'}`);
    if (refusal !== null) return null;
    setMute(inputName, inputMuted);
    return {};
  };
  /** OBS says nothing of what is so already. */
  const setMute = (inputName: string, inputMuted: boolean): void => {
    if (mutes.get(inputName) === inputMuted) return;
    mutes.set(inputName, inputMuted);
    tell('InputMuteStateChanged', { inputName, inputMuted });
  };
  const line: ObsLine = {
    id,
    get connected() {
      return connected;
    },
    call: async (request, data) => {
      const before = changes;
      if (answersAfterMs > 0) await new Promise((resolve) => setTimeout(resolve, answersAfterMs));
      if (!connected || before !== changes) return err(obsProblem('obs/not_connected', { address: 'fake' }));
      const answer = answerTo(request, data ?? {});
      return answer === null
        ? err(refusal ?? obsProblem('obs/refused', { request, code: 604, comment: '' }))
        : ok(answer as never);
    },
    on: (event, listener) => {
      const entry = [event, listener as Listener] as const;
      listeners.add(entry);
      return () => void listeners.delete(entry);
    },
    onMeters: (listener) => {
      meters.add(listener as Listener);
      return () => void meters.delete(listener as Listener);
    },
    onConnected: (watcher) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
  };
  return {
    line,
    asked,
    mutes,
    unlisted,
    tell,
    /** Somebody mutes or opens an input in OBS itself. */
    setMute,
    cut: (to: string): void => {
      scene = to;
      tell('SceneTransitionStarted', {});
    },
    connect: (isUp: boolean): void => {
      connected = isUp;
      changes += 1;
      for (const watcher of watchers) watcher(isUp);
    },
    /** How many frames it has made since it was started; 60 a second. */
    render: (count: number): void => void (frames = count),
    /** What is asked is done and answered so much later. */
    slow: (ms: number): void => void (answersAfterMs = ms),
    refuse: (problem: Problem | null): void => void (refusal = problem),
    /** One meter message; values as OBS sends them. */
    meter: (levels: Readonly<Record<string, unknown>>): void => {
      const inputs = Object.entries(levels).map(([inputName, inputLevelsMul]) => ({ inputName, inputLevelsMul }));
      for (const listener of meters) listener({ inputs } as never);
    },
    isMetered: () => meters.size > 0,
  };
};

export type FakeLine = ReturnType<typeof createFakeLine>;

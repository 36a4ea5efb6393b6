import type { MatchView } from '@schemas/match';
import type { ObsView, Problem } from '@schemas/obs';
import type { OBSEventTypes, OBSRequestTypes, OBSResponseTypes } from 'obs-websocket-js/json';
import type { Result } from '../rules/common/result';
import type { Side } from '../rules/common/sides';

/** The OBS that makes the programme, and the ones that may feed the viewers of either team. */
export const MACHINE_IDS = ['program', 'white', 'black'] as const;
export type MachineId = (typeof MACHINE_IDS)[number];

export type ObsRequest = keyof OBSRequestTypes;
/** `{}` for a request without data. */
export type ObsRequestData<R extends ObsRequest> = [OBSRequestTypes[R]] extends [never]
  ? Readonly<Record<string, never>>
  : OBSRequestTypes[R];
export type ObsResponse<R extends ObsRequest> = OBSResponseTypes[R];
export type ObsEvent = keyof OBSEventTypes;
export type ObsEventData<E extends ObsEvent> = OBSEventTypes[E];

/**
 * One OBS as other rooms (sound, provisioning, recording) speak to it. It stays the same object from start to stop,
 * however often the connection comes and goes: listeners are heard on every later connection too.
 *
 * - `call(request, data, timeoutMs?)` never rejects: the response, or obs/not_connected, obs/no_answer (an OBS silent
 *   for 3 s, or timeoutMs, counts as lost and is connected anew), obs/refused with OBS's code and comment. It must not
 *   change the program scene: that is the director's, or it would be taken for a human's hand.
 * - `on(event, listener)` returns what ends the listening. Events of inputs (mute, volume, created, removed, renamed),
 *   scenes, outputs, transitions and studio mode come by themselves.
 * - `onMeters(listener)` subscribes to InputVolumeMeters (20 a second) as long as at least one listener is there.
 * - `onConnected(watcher)` is told true on every connection (read again what OBS has) and false on every loss.
 *
 * Lists of a response are typed as JSON objects only: check what is read out of them.
 */
export interface ObsLine {
  readonly id: MachineId;
  readonly connected: boolean;
  call<R extends ObsRequest>(
    request: R,
    data: ObsRequestData<R>,
    timeoutMs?: number,
  ): Promise<Result<ObsResponse<R>, Problem>>;
  on<E extends ObsEvent>(event: E, listener: (data: ObsEventData<E>) => void): () => void;
  onMeters(listener: (data: ObsEventData<'InputVolumeMeters'>) => void): () => void;
  onConnected(watcher: (connected: boolean) => void): () => void;
}

export interface ObsLog {
  info(line: string): void;
  warn(line: string): void;
}

/** cfg/chess-match.json `obs`. `address` is host:port or a ws:// URL; null = there is no OBS in this production. */
export interface ObsConfig {
  readonly address: string | null;
  readonly whiteScene: string;
  readonly blackScene: string;
}

export interface ObsOptions {
  readonly config: ObsConfig;
  /** From the environment, never from cfg: that is written into every page. */
  readonly password: string | undefined;
  /** Called with a fresh view at every change; with the first one at start() or before. */
  onChange(view: ObsView): void;
  readonly log: ObsLog;
  /** Unix ms. */
  now(): number;
}

/** OBS's scenes, switched by buttons and by the side to move. Nothing here throws or holds up the match. */
export interface Obs {
  /** The line to a machine; one that is not configured is never connected. */
  line(machine: MachineId): ObsLine;
  start(): void;
  stop(): Promise<void>;
  /**
   * A button. Acts from any scene, waits for a running transition, tries to connect if there is no connection (the
   * only retry after a wrong password). Answered within four seconds: null, or obs/not_configured, obs/not_connected,
   * obs/wrong_password, obs/no_such_scene, obs/no_answer, obs/refused. A refused press never acts later.
   */
  showScene(side: Side): Promise<Problem | null>;
  /** Off at first. Switching on asks for the scene of the side to move. */
  setFollow(follow: boolean): void;
  /** To be told of every published match; only a change of its side to move matters. */
  matchChanged(match: MatchView): void;
}

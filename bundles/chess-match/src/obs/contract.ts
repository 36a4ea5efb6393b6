import type { ObsView, Problem } from '@schemas/obs';
import type { ObsInstancesView, SceneRules } from '@schemas/obsInstances';
import type { ObsPlansView } from '@schemas/obsPlans';
import type { StingersView } from '@schemas/stingers';
import type { OBSEventTypes, OBSRequestTypes, OBSResponseTypes } from 'obs-websocket-js/json';
import type { Result } from '../games/common/result';
import type { Side } from '../games/common/sides';
import type { SceneViews } from '../games/common/scenes';
import type { Life } from './sources/watch';

/** The OBS that makes the program, and the ones that may feed the viewers of either team. */
export const INSTANCE_IDS = ['program', 'white', 'black'] as const;
export type InstanceId = (typeof INSTANCE_IDS)[number];

/** What the outputs of an OBS can be told. */
export type OutputAction =
  | 'startRecord'
  | 'stopRecord'
  | 'pauseRecord'
  | 'resumeRecord'
  | 'chapter'
  | 'startReplay'
  | 'stopReplay'
  | 'saveReplay';

export type ObsRequest = keyof OBSRequestTypes;
/** `{}` for a request without data. */
export type ObsRequestData<R extends ObsRequest> = [OBSRequestTypes[R]] extends [never]
  ? Readonly<Record<string, never>>
  : OBSRequestTypes[R];
export type ObsResponse<R extends ObsRequest> = OBSResponseTypes[R];
export type ObsEvent = keyof OBSEventTypes;
export type ObsEventData<E extends ObsEvent> = OBSEventTypes[E];

/**
 * One OBS as other parts (sound, provisioning, recording) speak to it. It stays the same object from start to stop,
 * however often the connection comes and goes: listeners are heard on every later connection too.
 *
 * - `call(request, data, timeoutMs?)` never rejects: the response, or obs/not_connected, obs/no_answer (an OBS silent
 *   for 3 s, or timeoutMs, counts as lost and is connected anew), obs/refused with OBS's code and comment. It must not
 *   change the program scene: that is the director's, or it would be taken for a human's choice.
 * - `on(event, listener)` returns what ends the listening. Events of inputs (mute, volume, created, removed, renamed),
 *   scenes, outputs, transitions and studio mode come by themselves.
 * - `onMeters(listener)` subscribes to InputVolumeMeters (20 a second) as long as at least one listener is there.
 * - `onConnected(watcher)` is told true on every connection (read again what OBS has) and false on every loss.
 *
 * Lists of a response are typed as JSON objects only: check what is read out of them.
 */
export interface ObsLine {
  readonly id: InstanceId;
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

/**
 * cfg/chess-match.json `obs`. An address is host:port or a ws:// URL; null = there is no such OBS in this production.
 */
export interface ObsConfig {
  /** The OBS of the program. */
  readonly address: string | null;
  /** Instances that feed the viewers of one team. */
  readonly whiteAddress: string | null;
  readonly blackAddress: string | null;
  readonly whiteScene: string;
  readonly blackScene: string;
  /** Where these machines reach our pages; null = as this machine does itself. */
  readonly pagesUrl: string | null;
}

/** Strings that outlive a restart; the journal's settings. */
export interface ObsSettings {
  read(key: string): string | null;
  save(key: string, value: string): void;
}

/** The teams have changed colours and their OBS have not; nobody knows whose they are. */
export type WrongTeam = 'obs/other_team' | 'obs/unclear_team';

export interface ObsOptions {
  readonly config: ObsConfig;
  /** From the environment, never from cfg: that is written into every page. */
  readonly passwords: Readonly<Record<InstanceId, string | undefined>>;
  readonly settings: ObsSettings;
  /** The server's own address for pages: http://127.0.0.1:9090 */
  readonly serverUrl: string;
  /** What pages of an OBS show in their address now; null: nobody asks it for a key. */
  readonly pagesKey: (instance: InstanceId) => string | null;
  /** Whether that OBS is seen by nobody in the hall: it shows what an engine says. */
  readonly isForHome: (instance: InstanceId) => boolean;
  /** Why nothing is to be written into that OBS now: it may be the other team's viewers who see it. Null: it may. */
  readonly notNow: (instance: InstanceId) => WrongTeam | null;
  /**
   * Where the picture and sound of an OBS come in for viewers at home, "srt://0.0.0.0:9001"; who is not named sends
   * none.
   */
  readonly feeds: Readonly<Partial<Record<InstanceId, string>>>;
  /** Of those that are encrypted; null: there is none. */
  readonly passphrase: string | null;
  readonly pages: SourcePages;
  /** The names by which this server is asked for pages, host:port. */
  readonly hosts: ReadonlySet<string>;
  /** Called with fresh views at every change; with the first ones at start() or before. */
  onChange(views: ObsViews): void;
  readonly log: ObsLog;
  /** Unix ms. */
  now(): number;
}

/** Pages that say they are sources of an OBS. */
export interface SourcePages {
  /** Asks each of them for a sign of life. */
  ask(): void;
  lives(): readonly Life[];
}

export interface ObsViews {
  /** The OBS of the program in short. */
  readonly obs: ObsView;
  readonly obsInstances: ObsInstancesView;
  readonly stingers: StingersView;
  readonly obsPlans: ObsPlansView;
}

type Answered = Promise<Problem | null>;

/**
 * Every OBS of the production: scenes by button and by the rules of the match, recording, provisioning. Nothing here
 * throws or holds up the match; what it answers is null or a problem of errors.ts.
 */
export interface Obs {
  /** The line to an instance; one that is not configured is never connected. */
  line(instance: InstanceId): ObsLine;
  /**
   * The name under which rules and settings know what that OBS calls `scene`: a human may have renamed what we made
   * there.
   */
  nameInRules(instance: InstanceId, scene: string): string;
  start(): void;
  stop(): Promise<void>;
  /** cutScene to a team's audience scene on the program. */
  showScene(side: Side): Answered;
  /** automate the program. */
  setFollow(follow: boolean): void;
  /** To be told of everything that is published of the match; only what scene rules know of it matters. */
  matchChanged(views: SceneViews): void;
  /**
   * A human's choice of the picture. Acts from any scene, waits for a running transition, tries to connect if there
   * is no connection (the only retry after a wrong password). Answered within four seconds: null, or
   * obs/not_configured, obs/not_connected, obs/wrong_password, obs/no_such_scene, obs/no_studio_mode, obs/no_answer,
   * obs/refused. A refused press never acts later. Automation rests afterwards, unless nothing came of it.
   */
  cutScene(instance: InstanceId, scene: string, to: 'program' | 'preview'): Answered;
  /** Studio mode: preview to program. */
  takeScene(instance: InstanceId): Answered;
  setStudioMode(instance: InstanceId, on: boolean): Answered;
  setRules(instance: InstanceId, rules: SceneRules): void;
  automate(instance: InstanceId, automatic: boolean): void;
  /** false also ends the rest after a human's choice. */
  hold(instance: InstanceId, held: boolean): void;
  /** The automatic step of that id shall not come. */
  skip(instance: InstanceId, step: string): void;
  /** Shows a plan in obsPlans, or says why nothing is to be written into that OBS now. */
  plan(instance: InstanceId): Answered;
  /** Begins to carry out steps of the plan that is shown, or obs/no_plan, or why nothing is to be written now. */
  apply(instance: InstanceId, plan: string, steps: readonly string[]): Problem | null;
  control(instance: InstanceId, action: OutputAction): Answered;
  /** The stinger graphic of that instance covers the whole frame: what waits for it may happen. */
  stingerCovers(instance: InstanceId, stinger: number): void;
  /** Tries to connect now. */
  connect(instance: InstanceId): Answered;
}

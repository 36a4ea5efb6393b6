import { isDeepStrictEqual } from 'node:util';
import type { ObsInstancesView, SceneRules } from '@schemas/obsInstances';
import type { ObsView, Problem } from '@schemas/obs';
import type { StingersView } from '@schemas/stingers';
import { Automation, type Kept } from './automation';
import type { OutputAction, InstanceId, ObsLine, ObsLog, WrongTeam } from './contract';
import { nameInRules } from './diff';
import type { AudienceScenes } from './view';
import { SceneSwitch } from './sceneSwitch';
import { createOutputs, type Outputs } from './outputs/outputs';
import { CAMERA_PREFIX, desiredCollection } from './provision/desired';
import type { DesiredStream } from './provision/desiredStream';
import { createProvisioner, type Provisioner } from './provision/provisioner';
import { readKept, readRenames, writeKept, writeRenames, type KeptStore } from './kept';
import { PLAY_SCENE } from './sceneRules/defaults';
import { afterRename, withRenames, type Rename, type Renames } from './sceneRules/renames';
import type { SceneInput, SceneRuleName } from '../games/common/scenes';
import type { OpenSocket } from './socket';
import type { SourcesView } from './sources/keeper';
import { obsView } from './view';

export interface InstanceOptions {
  readonly id: InstanceId;
  readonly address: string | null;
  readonly password: string | undefined;
  readonly audience: AudienceScenes;
  readonly openSocket: OpenSocket;
  readonly store: KeptStore;
  /** The address of a graphic as this OBS can reach it. */
  readonly pageUrl: (graphic: string) => string;
  /** Why nothing is to be written into it now; null: it may. */
  readonly notNow: () => WrongTeam | null;
  /** Where it is to stream to for viewers at home; null: nowhere. */
  /** Nobody in the hall sees it. */
  readonly isForHome: boolean;
  readonly stream: DesiredStream | null;
  /** Something of view(), short() or plan() changed. */
  changed(): void;
  readonly log: ObsLog;
  /** Unix ms. */
  now(): number;
}

/** Without what is told of its sources. */
type InstanceView = Omit<ObsInstancesView['instances'][number], keyof SourcesView>;

/**
 * A page that is not there, or draws too slowly to say that it covers the frame, holds up a change of scene no longer.
 */
export const COVER_LIMIT_MS = 1500;
/**
 * From a page's frame to that frame in OBS's picture: some 20 ms in a browser source, up to 85 in a captured window.
 */
export const COVER_SHOWS_MS = 100;

/** One OBS of the production: its scenes, its automation, its outputs, and its provisioning put together. */
export class Instance {
  private stingers = 0;
  private uncovered = 0;
  private lettingGo: NodeJS.Timeout | undefined;
  private renames: Renames;
  private readonly sceneSwitch: SceneSwitch;
  private readonly automation: Automation;
  private readonly outputs: Outputs;
  readonly provisioner: Provisioner;

  constructor(private readonly options: InstanceOptions) {
    const { id, address, password, openSocket, log, now, changed, store, audience } = options;
    const kept = readKept(store, id, audience);
    this.renames = readRenames(store, id);
    this.sceneSwitch = new SceneSwitch({
      id,
      address,
      password,
      openSocket,
      log,
      now,
      named: (actual) => withRenames(actual, this.renames),
      transition: () => this.transition(),
      uncover: () => this.letGo(this.stingers),
      listener: {
        changed: () => this.automation.pictureChanged(),
        connected: () => this.automation.connected(),
        humanChanged: (before, actual) => this.automation.humanChanged(before, actual),
        answered: (desired, problem) => this.automation.answered(desired, problem),
      },
    });
    this.automation = new Automation({
      kept,
      now,
      changed,
      log,
      actual: () => this.sceneSwitch.seen().actual,
      want: (desired) => this.sceneSwitch.want(desired),
      dropDesired: () => this.sceneSwitch.dropDesired(),
      keep: (next: Kept) => writeKept(store, id, next),
      onKeyChange: () => this.outputs.keyChange(this.automation.view().rules),
    });
    this.line.on('SceneNameChanged', ({ oldSceneName, sceneName }) =>
      this.renamed({ from: oldSceneName, to: sceneName }),
    );
    this.outputs = createOutputs(this.sceneSwitch.line, now, changed);
    this.provisioner = createProvisioner({
      instance: id,
      line: this.sceneSwitch.line,
      now,
      changed,
      desired: () => this.desired(),
      notNow: options.notNow,
      done: () => this.sceneSwitch.lookAtMarks(),
    });
  }

  get line(): ObsLine {
    return this.sceneSwitch.line;
  }

  start(): void {
    this.sceneSwitch.start();
  }

  stop(): void {
    clearTimeout(this.lettingGo);
    this.automation.stop();
    this.outputs.stop();
    this.sceneSwitch.stop();
  }

  view(): InstanceView {
    const { id, address } = this.options;
    const { connection, actual, lastRequest } = this.sceneSwitch.seen();
    return {
      id,
      address,
      state: connection.state,
      problem: connection.problem,
      programScene: actual?.programScene ?? null,
      previewScene: actual?.previewScene ?? null,
      studioMode: actual?.studioMode ?? false,
      transitioning: actual?.transitioning ?? false,
      scenes: (actual?.scenes ?? []).filter((scene) => !scene.startsWith(CAMERA_PREFIX)).reverse(),
      ...this.outputs.view(),
      ...this.automation.view(),
      lastRequest,
    };
  }

  stinger(): StingersView[InstanceId] {
    return { played: this.stingers, uncovered: this.uncovered };
  }

  /** The same in short, with the two audience scenes. */
  short(): ObsView {
    return obsView({
      ...this.sceneSwitch.seen(),
      scenes: this.options.audience,
      follow: this.automation.view().automatic,
    });
  }

  nameInRules(scene: string): string {
    const { actual } = this.sceneSwitch.seen();
    return actual === null ? scene : nameInRules(actual, scene);
  }

  /** @param known the rules of the open game */
  matchChanged(seen: SceneInput, known: readonly SceneRuleName[]): void {
    this.automation.matchChanged(seen, known);
  }

  async cutScene(scene: string, to: 'program' | 'preview'): Promise<Problem | null> {
    const answered = this.automation.pressed();
    const { problem, mayShow } = await this.sceneSwitch.show(scene, to);
    answered(mayShow);
    return problem;
  }

  /** Takes what was cued before it: OBS itself would take the preview that it has not exchanged yet. */
  async takeScene(): Promise<Problem | null> {
    const problem = await this.sceneSwitch.settled();
    if (problem !== null) return problem;
    if (!this.line.connected) return this.sceneSwitch.absence();
    this.automation.taken();
    const taken = await this.line.call('TriggerStudioModeTransition', {});
    return taken.ok ? null : taken.error;
  }

  async setStudioMode(studioModeEnabled: boolean): Promise<Problem | null> {
    if (!this.line.connected) return this.sceneSwitch.absence();
    const set = await this.line.call('SetStudioModeEnabled', { studioModeEnabled });
    return set.ok ? null : set.error;
  }

  setRules(rules: SceneRules): void {
    this.automation.setRules(rules);
  }

  automate(automatic: boolean): void {
    this.automation.setAutomatic(automatic);
  }

  hold(held: boolean): void {
    this.automation.hold(held);
  }

  skip(step: string): void {
    this.automation.skip(step);
  }

  async control(action: OutputAction): Promise<Problem | null> {
    return this.line.connected ? this.outputs.control(action) : this.sceneSwitch.absence();
  }

  connect(): Promise<Problem | null> {
    return this.sceneSwitch.connect();
  }

  absence(): Problem | null {
    return this.line.connected ? null : this.sceneSwitch.absence();
  }

  /** The graphic of this OBS says that this stinger covers the whole frame. */
  stingerCovers(stinger: number): void {
    if (stinger === this.stingers) this.sceneSwitch.covered(COVER_SHOWS_MS);
  }

  /**
   * A scene that rules or configuration name goes on being it. What the disk refuses outlives no restart, but holds.
   */
  private renamed(rename: Rename): void {
    const { id, audience, store, log } = this.options;
    const before = this.renames;
    const named = [...this.automation.named(), PLAY_SCENE, audience.white, audience.black];
    this.renames = afterRename(before, rename, named);
    if (isDeepStrictEqual(before, this.renames)) return;
    log.info(`OBS: scene ${rename.from} is called ${rename.to} now, and goes on being used`);
    try {
      writeRenames(store, id, this.renames);
    } catch (error) {
      log.warn(`OBS: the new name of a scene could not be kept. ${String(error)}`);
    }
  }

  /** What OBS was asked for is seen as late as a page's frame is. */
  private letGo(stinger: number): void {
    clearTimeout(this.lettingGo);
    this.lettingGo = setTimeout(() => {
      this.uncovered = stinger;
      this.options.changed();
    }, COVER_SHOWS_MS);
  }

  /** Lets the stinger graphic play; ms within which it must have said that it covers the frame. */
  private transition(): number {
    if (this.automation.view().rules.transition === 'cut') return 0;
    this.stingers += 1;
    this.options.changed();
    return COVER_LIMIT_MS;
  }

  private desired() {
    const { id, audience, pageUrl, isForHome, stream } = this.options;
    return desiredCollection({
      audience,
      team: id === 'program' ? null : id,
      pageUrl,
      isForHome,
      stream,
      isStingerUsed: this.automation.view().rules.transition === 'stinger',
    });
  }
}

import type { ObsView, Problem } from '@schemas/obs';
import { createConnection, type Connection, type ConnectionState } from './connection';
import type { InstanceId, ObsLine, ObsLog } from './contract';
import { createCover, type Cover } from './cover';
import { afterRequest, diff, isOtherPicture, nameInObs, type Actual } from './diff';
import { createLine, type OwnedLine } from './line';
import { createPress, type Press, type PressAnswer } from './press';
import { obsProblem } from './problem';
import type { Session } from './session';
import type { OpenSocket } from './socket';
import type { DesiredScene } from './desiredScene';

export interface SceneSwitchOptions {
  readonly id: InstanceId;
  /** Null: there is no such OBS. */
  readonly address: string | null;
  readonly password: string | undefined;
  readonly openSocket: OpenSocket;
  readonly log: ObsLog;
  /** Unix ms. */
  now(): number;
  /** OBS as it answered, with the names that scenes have in our rules. */
  named(actual: Actual): Actual;
  /** Called when a change of program is to come under cover: ms to wait for it at most, 0 = change now. */
  transition(): number;
  /** What was to be covered is done, or not wanted any more. */
  uncover(): void;
  readonly listener: SceneSwitchListener;
}

export interface SceneSwitchListener {
  /** Something of what `seen()` gives changed. */
  changed(): void;
  connected(): void;
  /** The picture is another one, and we did not ask for it. */
  humanChanged(before: Actual, now: Actual): void;
  /** An automatic desired scene got its answer. */
  answered(desired: DesiredScene, problem: Problem | null): void;
}

/** All that is known of the scenes. */
export interface Seen {
  readonly connection: ConnectionState;
  /** Null while not connected: nothing is believed. */
  readonly actual: Actual | null;
  readonly lastRequest: ObsView['lastRequest'];
}

interface Request {
  readonly desired: DesiredScene;
  readonly scene: string;
  readonly target: 'program' | 'preview';
}

/**
 * Carries out one desired scene at a time on one OBS: compares it with what OBS shows and asks for the difference.
 * Events of OBS are hints only: each makes us look again, so neither their order nor a lost one matters. One call at a
 * time: no answer is older than our last request, so a picture we did not ask for is somebody else's choice.
 */
export class SceneSwitch {
  private desired: DesiredScene | null = null;
  private session: Session | null = null;
  /** What OBS last answered, our own accepted request included. Forgotten with the connection. */
  private actual: Actual | null = null;
  /** Something may have changed in OBS since `actual`. */
  private isStale = false;
  /** The session whose differences are being worked off. */
  private working: Session | null = null;
  /** Open as long as the desired scene is a button's. */
  private press: Press | null = null;
  /** The latest one, open or answered. */
  private latest: Press | null = null;
  private requesting: Promise<void> = Promise.resolve();
  private lastRequest: ObsView['lastRequest'] = null;
  private readonly connection: Connection;
  private readonly owned: OwnedLine;
  private readonly cover: Cover;

  constructor(private readonly options: SceneSwitchOptions) {
    const { id, address, password, openSocket } = options;
    this.cover = createCover({
      now: () => options.now(),
      transition: () => options.transition(),
      uncover: () => options.uncover(),
      ready: () => this.lookAgain(),
    });
    this.owned = createLine(id, address);
    this.connection = createConnection({
      address,
      password,
      openSocket,
      onOpening: (session) => this.owned.attach(session),
      onUp: (session, first) => this.up(session, first),
      onDown: (isNews) => this.down(isNews),
      onHint: () => this.lookAgain(),
    });
  }

  get line(): ObsLine {
    return this.owned.line;
  }

  seen(): Seen {
    return { connection: this.connection.state(), actual: this.actual, lastRequest: this.lastRequest };
  }

  start(): void {
    void this.connection.attempt();
  }

  stop(): void {
    this.connection.stop();
    this.forget();
  }

  /** Tries to connect now; null, or why there is no connection. The only retry after a wrong password. */
  async connect(): Promise<Problem | null> {
    await this.connection.attempt();
    return this.session === null ? this.absence() : null;
  }

  /**
   * An automatic desired scene. A button outranks it until that is answered: then the desired scene is not taken, and
   * false returned.
   */
  want(desired: DesiredScene): boolean {
    if (this.press !== null) return false;
    this.desired = desired;
    this.goOn();
    return true;
  }

  /** Takes an automatic desired scene back. */
  dropDesired(): void {
    if (this.press === null) this.setDesired(null);
  }

  /** A button; see Obs.cutScene. */
  async show(scene: string, target: 'program' | 'preview'): Promise<PressAnswer> {
    const desired: DesiredScene = { scene, reason: 'button', target };
    const press = createPress((late, problem) => this.late(late, desired, problem));
    this.latest = press;
    await Promise.race([this.connection.attempt(), press.answered]);
    if (press.isOpen()) this.take(press, desired);
    return press.answered;
  }

  /**
   * Resolves when nothing that was asked for before is under way: with null, or with why a press that was open failed.
   */
  async settled(): Promise<Problem | null> {
    const problem = this.latest?.isOpen() ? (await this.latest.answered).problem : null;
    await this.requesting;
    return problem;
  }

  /** The cover is there; the change may come `showsMs` later, when OBS shows it. */
  covered(showsMs: number): void {
    this.cover.covered(showsMs);
  }

  /** Scenes may have been made or marked. */
  lookAtMarks(): void {
    this.session?.forgetMarks();
    this.lookAgain();
  }

  absence(): Problem {
    const { address } = this.options;
    if (address === null) return obsProblem('obs/not_configured', {});
    return this.connection.state().problem ?? obsProblem('obs/not_connected', { address });
  }

  private take(press: Press, desired: DesiredScene): void {
    if (this.session === null) return press.answer(this.absence());
    this.press?.answer(null);
    this.press = press;
    this.setDesired(desired);
    this.lookAgain();
  }

  private late(press: Press, desired: DesiredScene, problem: Problem): void {
    if (press !== this.press) return;
    this.record(desired, problem);
    this.spend(problem);
  }

  private up(session: Session, first: Actual): void {
    this.options.log.info(`OBS connected at ${this.options.address}, program scene ${first.programScene ?? 'none'}`);
    this.session = session;
    this.actual = this.options.named(first);
    this.owned.up(session);
    this.options.listener.connected();
    this.options.listener.changed();
    this.lookAgain();
  }

  private down(isNews: boolean): void {
    const { code, params } = this.absence();
    if (isNews) this.options.log.warn(`OBS: ${code} ${JSON.stringify(params)}`);
    this.forget();
  }

  private forget(): void {
    this.session = null;
    this.actual = null;
    this.owned.down();
    this.spend(this.absence());
    this.options.listener.changed();
  }

  private lookAgain(): void {
    this.isStale = true;
    this.goOn();
  }

  /**
   * What was seen last is good as long as no hint says otherwise: an automatic desired scene needs no look before it.
   */
  private goOn(): void {
    if (this.session !== null && this.session !== this.working) void this.work(this.session);
  }

  /** Never rejects: what fails in a listener must not be the last that this session was looked at. */
  private async work(session: Session): Promise<void> {
    this.working = session;
    try {
      await this.workOff(session);
    } catch (error) {
      this.options.log.warn(`OBS: what it shows could not be followed. ${String(error)}`);
    } finally {
      if (this.working === session) this.working = null;
    }
  }

  private async workOff(session: Session): Promise<void> {
    while (session === this.session) {
      if (this.isStale) {
        await this.look(session);
        continue;
      }
      const next = this.nextRequest();
      if (next === null) return;
      this.requesting = this.request(session, next);
      await this.requesting;
    }
  }

  private async look(session: Session): Promise<void> {
    this.isStale = false;
    const answered = await session.look();
    if (answered === null || session !== this.session) return;
    const seen = this.options.named(answered);
    const before = this.actual;
    this.actual = seen;
    if (before !== null && isOtherPicture(before, seen)) {
      this.dropDesired();
      this.options.listener.humanChanged(before, seen);
    }
    this.options.listener.changed();
  }

  /** What is to be asked now. A desired scene that needs no request, or cannot have one, is spent here. */
  private nextRequest(): Request | null {
    const { desired } = this;
    if (desired === null || this.actual === null) return null;
    const step = diff(desired, this.actual);
    switch (step.kind) {
      case 'wait':
        return null;
      case 'nothing':
        this.spend(null);
        return null;
      case 'refuse':
        this.record(desired, step.problem);
        this.spend(step.problem);
        return null;
      case 'request':
        return step.target === 'preview' || this.cover.isThere(desired) ? { ...step, desired } : null;
    }
  }

  private async request(session: Session, { desired, scene, target }: Request): Promise<void> {
    this.press?.sent();
    const problem = await session.show(scene, target);
    if (session === this.session && this.actual !== null) {
      if (problem === null) this.actual = afterRequest(this.actual, scene, target);
      this.isStale = true;
    }
    this.record(desired, problem);
    if (this.desired === desired) this.spend(problem);
  }

  private record({ scene: asked, reason }: DesiredScene, problem: Problem | null): void {
    const scene = this.actual === null ? asked : nameInObs(this.actual, asked);
    const { log, now, listener } = this.options;
    if (problem === null) log.info(`OBS: scene ${scene} (${reason})`);
    else log.warn(`OBS: scene ${scene} (${reason}) ${problem.code} ${JSON.stringify(problem.params)}`);
    this.lastRequest = { scene, reason, atMs: Math.round(now()), problem };
    listener.changed();
  }

  private setDesired(desired: DesiredScene | null): void {
    this.desired = desired;
    this.cover.lift();
  }

  /** The desired scene has got its answer. */
  private spend(problem: Problem | null): void {
    const { desired, press } = this;
    this.setDesired(null);
    this.press = null;
    press?.answer(problem);
    if (desired !== null && press === null) this.options.listener.answered(desired, problem);
  }
}

import type { MatchView } from '@schemas/match';
import type { ObsView, Problem } from '@schemas/obs';
import type { Side } from '../rules/common/sides';
import { createConnection, type Connection } from './connection';
import type { ObsLine, ObsLog } from './contract';
import { desired, type AudienceScenes } from './desired';
import { diff, type Actual } from './diff';
import * as intents from './intent';
import { createLine, type OwnedLine } from './line';
import { createPress, type Press } from './press';
import { obsProblem } from './problem';
import type { Session } from './session';
import type { OpenSocket } from './socket';
import { obsView } from './view';

export interface DirectorOptions {
  readonly address: string;
  readonly password: string | undefined;
  readonly scenes: AudienceScenes;
  readonly openSocket: OpenSocket;
  onChange(view: ObsView): void;
  readonly log: ObsLog;
  /** Unix ms. */
  now(): number;
}

interface Request {
  readonly wish: intents.Wish;
  readonly scene: string;
}

/**
 * Compares what we want with what OBS shows and asks for the difference. Events of OBS are hints only: each makes
 * us look again, so neither their order nor a lost one matters. One call at a time: no answer is older than our last
 * request, so a program scene we did not ask for is somebody else's choice.
 */
export class Director {
  private intent: intents.Intent = intents.NO_INTENT;
  private session: Session | null = null;
  /** What OBS last answered, our own accepted request included. Forgotten with the connection. */
  private actual: Actual | null = null;
  /** Something may have changed in OBS since `actual`. */
  private isStale = false;
  /** The session whose differences are being worked off. */
  private working: Session | null = null;
  /** Open as long as the wish is a button's. */
  private press: Press | null = null;
  private lastRequest: ObsView['lastRequest'] = null;
  private published = '';
  private isStopped = false;
  private readonly connection: Connection;
  private readonly owned: OwnedLine;

  constructor(private readonly options: DirectorOptions) {
    const { address, password, openSocket } = options;
    this.owned = createLine('program', address);
    this.connection = createConnection({
      ...{ address, password, openSocket },
      onOpening: (session) => this.owned.attach(session),
      onUp: (session, first) => this.up(session, first),
      onDown: (isNews) => this.down(isNews),
      onHint: () => this.lookAgain(),
    });
  }

  get line(): ObsLine {
    return this.owned.line;
  }

  start(): void {
    this.publish();
    void this.connection.attempt();
  }

  /** Nothing is published after it. */
  stop(): void {
    this.isStopped = true;
    this.connection.stop();
    this.forget();
  }

  matchChanged(match: MatchView): void {
    this.want(intents.withSideToMove(this.intent, match.toMove));
  }

  setFollow(follow: boolean): void {
    this.want(intents.withFollow(this.intent, follow));
  }

  async showScene(side: Side): Promise<Problem | null> {
    const press = createPress((late, problem) => this.late(late, side, problem));
    await Promise.race([this.connection.attempt(), press.answered]);
    if (press.isOpen()) this.take(press, side);
    return press.answered;
  }

  private take(press: Press, side: Side): void {
    if (this.session === null) return press.answer(this.absence());
    this.press?.answer(null);
    this.press = press;
    this.want(intents.withButton(this.intent, side));
  }

  private late(press: Press, side: Side, problem: Problem): void {
    if (press !== this.press) return;
    this.record(this.options.scenes[side], 'button', problem);
    this.spend(problem);
  }

  private up(session: Session, first: Actual): void {
    this.options.log.info(`OBS connected at ${this.options.address}, program scene ${first.programScene ?? 'none'}`);
    this.session = session;
    this.actual = first;
    this.owned.up(session);
    this.want(intents.withReturn(intents.withoutWish(this.intent)));
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
    this.publish();
  }

  private absence(): Problem {
    return this.connection.state().problem ?? obsProblem('obs/not_connected', { address: this.options.address });
  }

  private want(intent: intents.Intent): void {
    this.intent = intent;
    this.publish();
    if (intent.wish !== null) this.lookAgain();
  }

  private lookAgain(): void {
    this.isStale = true;
    if (this.session !== null && this.session !== this.working) void this.work(this.session);
  }

  private async work(session: Session): Promise<void> {
    this.working = session;
    while (session === this.session) {
      if (this.isStale) {
        await this.look(session);
        continue;
      }
      const next = this.nextRequest();
      if (next === null) break;
      await this.request(session, next);
    }
    if (this.working === session) this.working = null;
  }

  private async look(session: Session): Promise<void> {
    this.isStale = false;
    const seen = await session.look();
    if (seen === null || session !== this.session) return;
    if (seen.programScene !== this.actual?.programScene) this.intent = intents.withHumanChange(this.intent);
    this.actual = seen;
    this.publish();
  }

  /** What is to be asked now. A wish that needs no request, or cannot have one, is spent here. */
  private nextRequest(): Request | null {
    const { wish } = this.intent;
    if (wish === null || this.actual === null) return null;
    const wanted = desired(this.intent, this.options.scenes, this.actual.programScene);
    const step = diff(wanted, this.actual);
    switch (step.kind) {
      case 'wait':
        return null;
      case 'nothing':
        this.spend(null);
        return null;
      case 'refuse':
        this.record(this.options.scenes[wish.side], wish.reason, step.problem);
        this.spend(step.problem);
        return null;
      case 'request':
        return { wish, scene: step.scene };
    }
  }

  private async request(session: Session, { wish, scene }: Request): Promise<void> {
    const problem = await session.show(scene);
    if (session === this.session && this.actual !== null) {
      if (problem === null) this.actual = { ...this.actual, programScene: scene };
      this.isStale = true;
    }
    this.record(scene, wish.reason, problem);
    if (this.intent.wish === wish) this.spend(problem);
  }

  private record(scene: string, reason: intents.Reason, problem: Problem | null): void {
    const { log, now } = this.options;
    if (problem === null) log.info(`OBS: scene ${scene} (${reason})`);
    else log.warn(`OBS: scene ${scene} (${reason}) ${problem.code} ${JSON.stringify(problem.params)}`);
    this.lastRequest = { scene, reason, atMs: Math.round(now()), problem };
    this.publish();
  }

  /** The wish has got its answer. */
  private spend(problem: Problem | null): void {
    this.intent = intents.withoutWish(this.intent);
    this.press?.answer(problem);
    this.press = null;
  }

  private publish(): void {
    const { scenes, onChange } = this.options;
    const { actual, lastRequest } = this;
    const connection = this.connection.state();
    const view = obsView({ connection, scenes, actual, follow: this.intent.follow, lastRequest });
    const text = JSON.stringify(view);
    if (this.isStopped || text === this.published) return;
    this.published = text;
    onChange(view);
  }
}

import type { ObsInstancesView, SceneRules } from '@schemas/obsInstances';
import type { Problem } from '@schemas/obs';
import { nameInObs, type Actual } from './diff';
import { NOTHING_SEEN, type SceneInput, type SceneRuleName } from '../games/common/scenes';
import { OpenPresses } from './openPresses';
import { ProgramWatch } from './programWatch';
import { namedScenes } from './sceneRules/defaults';
import { missingScenes } from './sceneRules/missing';
import { asInObs, asOurs, onAirOf } from './sceneRules/names';
import { isManualOverride } from './sceneRules/override';
import { planNext, type NextStep, type Situation } from './sceneRules/plan';
import { observe, type Watch } from './sceneRules/watch';
import type { Reason, DesiredScene } from './desiredScene';
import type { ObsLog } from './contract';

/** What of automation outlives a restart of the server. */
export interface Kept {
  readonly rules: SceneRules;
  readonly automatic: boolean;
  /** By the button. */
  readonly held: boolean;
  /** Unix ms; null = no human chose the picture lately. */
  readonly overrideUntilMs: number | null;
}

export interface AutomationOptions {
  readonly kept: Kept;
  /** Unix ms. */
  now(): number;
  /** Null while OBS is not connected. */
  actual(): Actual | null;
  /** False: it cannot be taken now, a button is at work. */
  want(desired: DesiredScene): boolean;
  dropDesired(): void;
  /** Something of what is kept changed; throws where it cannot be written. */
  keep(kept: Kept): void;
  /** Something of view() changed. */
  changed(): void;
  /** Told at each key change while it is news. */
  onKeyChange(): void;
  readonly log: ObsLog;
}

export type AutomationView = Pick<
  ObsInstancesView['instances'][number],
  'automatic' | 'held' | 'overrideUntilMs' | 'rules' | 'missingScenes' | 'next'
>;

/** OBS changes program and preview one after the other, the longest usual transition between them. */
const TAKE_SETTLES_MS = 2000;
const RETRY_MS = 2000;
/** Longer waits are cut into pieces: a timer of Node holds 24 days. */
const LONGEST_TIMER_MS = 3_600_000;

/**
 * Applies the scene rules to one OBS: keeps the time for the pure plan, and hands out the desired scenes when they are
 * due.
 */
export class Automation {
  private kept: Kept;
  private seen: SceneInput = NOTHING_SEEN;
  private known: readonly SceneRuleName[] = [];
  private watch: Watch | null = null;
  private skipped: readonly string[] = [];
  private readonly program = new ProgramWatch();
  private prepared: string | null = null;
  /** When the director last took the preview on our page. */
  private takenAtMs = -Infinity;
  private retryAtMs = 0;
  /** Why automation looks at OBS anew; the next desired scene has it as its reason. */
  private occasion: Reason | null = null;
  private asked: NextStep | null = null;
  private readonly presses = new OpenPresses();
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(private readonly options: AutomationOptions) {
    this.kept = options.kept;
  }

  /** The rules name scenes as OBS does now. */
  view(): AutomationView {
    const { automatic, held } = this.kept;
    const actual = this.options.actual();
    const rules = asInObs(this.kept.rules, actual);
    const missing = automatic ? missingScenes(asOurs(this.kept.rules, actual), this.known, actual) : [];
    const overrideUntilMs = this.overrideUntilMs();
    const isResting = overrideUntilMs !== null && overrideUntilMs > this.options.now();
    return {
      rules,
      automatic,
      held,
      missingScenes: missing,
      next: this.nextView(),
      overrideUntilMs: isResting ? overrideUntilMs : null,
    };
  }

  /** Scenes that rules name, on or off, by our names. */
  named(): readonly string[] {
    return namedScenes(asOurs(this.kept.rules, this.options.actual()));
  }

  /** @param known the rules of the open game */
  matchChanged(seen: SceneInput, known: readonly SceneRuleName[]): void {
    this.known = known;
    const { matchId, keyChanges } = this.seen;
    const isKeyChange = this.watch !== null && matchId === seen.matchId && seen.keyChanges > keyChanges;
    this.seen = seen;
    this.observe();
    if (isKeyChange) this.options.onKeyChange();
  }

  setRules(rules: SceneRules): void {
    this.save({ rules: asOurs(rules, this.options.actual()) });
    this.observe();
  }

  /** Switching on ends what held automation back: somebody wants it now. */
  setAutomatic(automatic: boolean): void {
    if (automatic === this.kept.automatic) return;
    if (!automatic) this.options.dropDesired();
    this.occasion = automatic ? 'follow_on' : null;
    this.skipped = [];
    if (automatic) this.presses.clear();
    this.save({ automatic, ...(automatic ? { held: false, overrideUntilMs: null } : {}) });
    this.evaluate();
  }

  hold(held: boolean): void {
    if (held) this.withdraw();
    this.presses.clear();
    this.save({ held, overrideUntilMs: null });
    this.evaluate();
  }

  skip(step: string): void {
    this.skipped = [...this.skipped, step];
    this.evaluate();
  }

  /**
   * A button is at work: automation rests.
   * @returns to be told once whether OBS may show what was pressed; if not, all is as before the press
   */
  pressed(): (mayShow: boolean) => void {
    const press = this.presses.begin(this.options.now() + this.kept.rules.overrideMs);
    this.asked = null;
    this.evaluate();
    return (mayShow) => {
      const { overrideUntilMs } = this.kept;
      // Not so when automation was wanted back meanwhile.
      if (!this.presses.end(press)) return;
      if (mayShow) this.rest(Math.max(press.untilMs, overrideUntilMs ?? 0));
      this.evaluate();
    };
  }

  /** The director takes the preview on our page: what OBS then changes is no choice of another picture. */
  taken(): void {
    this.takenAtMs = this.options.now();
  }

  humanChanged(before: Actual, now: Actual): void {
    const nowMs = this.options.now();
    const { prepared } = this;
    const formerProgram = this.program.exchanged(nowMs);
    this.asked = null;
    const isOwnTake = nowMs - this.takenAtMs < TAKE_SETTLES_MS;
    if (!isOwnTake && isManualOverride(before, now, { prepared, formerProgram })) this.overridden();
    else this.evaluate();
  }

  connected(): void {
    this.asked = null;
    this.occasion = 'reconnected';
    this.retryAtMs = 0;
  }

  /** OBS shows something else, or is gone. */
  pictureChanged(): void {
    const actual = this.options.actual();
    if (actual !== null) this.program.see(actual.programScene, this.options.now(), this.occasion === 'reconnected');
    if (this.watch === null) this.evaluate();
    else this.observe();
  }

  answered(_desired: DesiredScene, problem: Problem | null): void {
    this.asked = null;
    this.occasion = null;
    const actual = this.options.actual();
    if (problem === null && actual?.studioMode) this.prepared = actual.previewScene;
    if (problem !== null) this.retryAtMs = this.options.now() + RETRY_MS;
    this.evaluate();
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  /** A human chose the picture in OBS. */
  private overridden(): void {
    this.rest(this.options.now() + this.kept.rules.overrideMs);
    this.evaluate();
  }

  /** By what a human chose, and by what is being pressed. */
  private overrideUntilMs(): number | null {
    const untilMs = Math.max(this.kept.overrideUntilMs ?? 0, this.presses.untilMs());
    return untilMs === 0 ? null : untilMs;
  }

  private save(change: Partial<Kept>): void {
    this.kept = { ...this.kept, ...change };
    this.options.keep(this.kept);
  }

  /**
   * What the disk refuses outlives no restart, but holds: a human's cut waits for no disk, and nothing stops because of
   * it.
   */
  private rest(overrideUntilMs: number): void {
    try {
      this.save({ overrideUntilMs });
    } catch (error) {
      this.options.log.warn(`OBS: the time of an override could not be kept. ${String(error)}`);
    }
  }

  private observe(): void {
    const rules = asOurs(this.kept.rules, this.options.actual());
    this.watch = observe(this.watch, this.seen, rules, this.options.now());
    const ids = [this.watch.base?.id ?? '', `key:${this.seen.matchId}:${this.seen.keyChanges}`];
    this.skipped = this.skipped.filter((id) => ids.includes(id));
    this.evaluate();
  }

  private situation(watch: Watch): Situation {
    const actual = this.options.actual();
    const rules = asOurs(this.kept.rules, actual);
    const onAir = onAirOf(actual, this.program.sinceMs());
    const overrideUntilMs = this.overrideUntilMs();
    return {
      watch,
      rules,
      onAir,
      isHeld: this.kept.held,
      overrideUntilMs,
      skipped: this.skipped,
      retryAtMs: this.retryAtMs,
    };
  }

  private next(): NextStep | null {
    if (this.watch === null || !this.kept.automatic) return null;
    return planNext(this.situation(this.watch), this.options.now());
  }

  private nextView(): AutomationView['next'] {
    const next = this.next();
    if (next === null) return null;
    const { id, cause, dueMs, waits } = next;
    const actual = this.options.actual();
    const scene = actual === null ? next.scene : nameInObs(actual, next.scene);
    return { id, scene, reason: cause, dueMs: dueMs === null ? null : Math.round(dueMs), waits };
  }

  private evaluate(): void {
    clearTimeout(this.timer);
    if (this.isStopped) return;
    const next = this.next();
    const nowMs = this.options.now();
    if (next === null || next.id !== this.asked?.id) this.withdraw();
    const waitMs = next === null || next.dueMs === null ? null : next.dueMs - nowMs;
    if (next !== null && waitMs !== null && waitMs <= 0) this.ask(next);
    else this.occasion = null;
    if (waitMs !== null && waitMs > 0)
      this.timer = setTimeout(() => this.evaluate(), Math.min(waitMs, LONGEST_TIMER_MS));
    this.options.changed();
  }

  private ask(next: NextStep): void {
    if (this.asked !== null) return;
    const desired: DesiredScene = { scene: next.scene, reason: this.occasion ?? next.cause, target: 'auto' };
    this.asked = next;
    if (!this.options.want(desired)) this.asked = null;
  }

  /** The desired scene that is under way is no longer wanted, or not now: asked for again, it begins anew. */
  private withdraw(): void {
    if (this.asked === null) return;
    this.asked = null;
    this.options.dropDesired();
  }
}

import type { ObsPlansView } from '@schemas/obsPlans';
import type { Problem } from '@schemas/obs';
import type { InstanceId, ObsLine, WrongTeam } from '../contract';
import { obsProblem } from '../problem';
import { applyOperation } from './apply';
import type { DesiredCollection } from './desired';
import { detailOf, idOf, sceneOf, sourceOf, type Operation } from './operation';
import { planProvisioning, type Note } from './plan';
import { readReported } from './read';

export type PlanView = ObsPlansView['plans'][number];
type StepView = PlanView['steps'][number];

/** Sets an OBS up: shows what is to be done, and does it when told to. */
export interface Provisioner {
  view(): PlanView | null;
  /**
   * While one is carried out, that one stays. @returns null when a plan is shown, or why OBS could not be read or must
   * not be set up
   */
  plan(): Promise<Problem | null>;
  /**
   * Begins to do the named steps of the plan that was shown; view() tells how it goes, refusals included. OBS is read
   * again first: what is there by now is not made twice.
   * @returns obs/no_plan, or why it must not be set up now, or null
   */
  apply(planId: string, steps: readonly string[]): Problem | null;
}

export interface ProvisionerOptions {
  readonly instance: InstanceId;
  readonly line: ObsLine;
  desired(): DesiredCollection;
  /** Why nothing is to be written into it now; null: it may. */
  notNow(): WrongTeam | null;
  /** Unix ms. */
  now(): number;
  /** view() gives something else. */
  changed(): void;
  /** Scenes may have been made or marked. */
  done(): void;
}

/** The page is told of the progress after so many steps. */
const STEPS_PER_WORD = 8;

const stepOf = (operation: Operation): StepView => ({
  id: idOf(operation),
  action: operation.action,
  scene: sceneOf(operation),
  source: sourceOf(operation),
  detail: detailOf(operation),
  state: 'open',
  problem: null,
});

const isLost = ({ code }: Problem): boolean => code !== 'obs/refused';

export const createProvisioner = (options: ProvisionerOptions): Provisioner => {
  const { instance, line, now, changed } = options;
  let view: PlanView | null = null;
  let plans = 0;

  const show = (next: PlanView): void => {
    view = next;
    changed();
  };
  const isRunning = (): boolean => view?.state === 'running';
  const refusal = (): Problem | null => {
    const code = options.notNow();
    return code && obsProblem(code, {});
  };
  const read = async () => {
    // What is wanted when it was asked for: a key that is another team's a moment later is still this one's.
    const desired = options.desired();
    const reported = await readReported(line);
    return reported.ok ? { ok: true as const, value: planProvisioning(desired, reported.value) } : reported;
  };
  const viewOf = (operations: readonly Operation[], notes: readonly Note[]): PlanView => {
    const atMs = Math.round(now());
    const id = `${instance}-${atMs}-${(plans += 1)}`;
    return {
      instance,
      id,
      atMs,
      state: 'ready',
      steps: operations.map(stepOf),
      notes: notes.map((note) => ({ ...note })),
    };
  };
  const run = async (running: PlanView, operations: readonly Operation[]): Promise<void> => {
    const steps = [...running.steps];
    for (const [index, operation] of operations.entries()) {
      const step = steps[index];
      if (step === undefined || step.state === 'left') continue;
      const problem = await applyOperation(line, operation);
      steps[index] = { ...step, state: problem === null ? 'done' : 'failed', problem };
      if (problem !== null && isLost(problem)) break;
      if (index % STEPS_PER_WORD === 0) show({ ...running, steps: [...steps] });
    }
    show({ ...running, state: 'done', steps });
  };
  const begin = async (shown: PlanView, wanted: readonly string[]): Promise<void> => {
    show({ ...shown, state: 'running' });
    const plan = await read();
    if (!plan.ok) return show(shown);
    const { operations, notes } = plan.value;
    const steps = operations
      .map(stepOf)
      .map((step) => (wanted.includes(step.id) ? step : { ...step, state: 'left' as const }));
    await run({ ...shown, state: 'running', steps, notes: notes.map((note) => ({ ...note })) }, operations);
    options.done();
  };
  return {
    view: () => view,
    plan: async () => {
      if (isRunning()) return null;
      const refused = refusal();
      if (refused !== null) return refused;
      const plan = await read();
      if (!plan.ok) return plan.error;
      // What began to be carried out meanwhile is the plan there is: a second one would do the same again.
      if (!isRunning()) show(viewOf(plan.value.operations, plan.value.notes));
      return null;
    },
    apply: (planId, wanted) => {
      if (view?.id !== planId || view.state !== 'ready') return obsProblem('obs/no_plan', {});
      const refused = refusal();
      if (refused !== null) return refused;
      void begin(view, wanted);
      return null;
    },
  };
};

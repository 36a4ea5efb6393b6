import type { Problem } from '@schemas/obs';
import { obsProblem } from './problem';

/**
 * A press acts within this time or is refused, so that what was pressed never appears on air late.
 * Shorter than the five seconds a page waits for its answer.
 */
export const PRESS_LIMIT_MS = 4000;

export interface PressAnswer {
  readonly problem: Problem | null;
  /** OBS did it, or nobody knows. */
  readonly mayShow: boolean;
}

/** A pressed button until its answer. */
export interface Press {
  readonly answered: Promise<PressAnswer>;
  isOpen(): boolean;
  /** Its request is on its way to OBS. */
  sent(): void;
  /** The first answer counts, later ones are ignored. */
  answer(problem: Problem | null): void;
}

/** What OBS itself says of a request that it did not carry out. */
const REFUSALS: readonly string[] = ['obs/refused', 'obs/no_such_scene'];

const mayShow = (problem: Problem | null, wasSent: boolean): boolean =>
  problem === null || (wasSent && !REFUSALS.includes(problem.code));

/** @param onLate told when the limit passed and the press was answered with obs/no_answer */
export const createPress = (onLate: (press: Press, problem: Problem) => void): Press => {
  let isOpen = true;
  let wasSent = false;
  let resolve: (answer: PressAnswer) => void = () => undefined;
  const answered = new Promise<PressAnswer>((settle) => (resolve = settle));
  const answer = (problem: Problem | null): void => {
    isOpen = false;
    clearTimeout(timer);
    resolve({ problem, mayShow: mayShow(problem, wasSent) });
  };
  const press: Press = { answered, isOpen: () => isOpen, sent: () => void (wasSent = true), answer };
  const timer = setTimeout(() => {
    const problem = obsProblem('obs/no_answer', { request: 'SetCurrentProgramScene', timeoutMs: PRESS_LIMIT_MS });
    answer(problem);
    onLate(press, problem);
  }, PRESS_LIMIT_MS);
  return press;
};

import type { Problem } from '@schemas/obs';
import { obsProblem } from './problem';

/**
 * A press acts within this time or is refused, so that what was pressed never appears on air late.
 * Shorter than the five seconds a page waits for its answer.
 */
export const PRESS_LIMIT_MS = 4000;

/** A pressed button until its answer. */
export interface Press {
  readonly answered: Promise<Problem | null>;
  isOpen(): boolean;
  /** The first answer counts, later ones are ignored. */
  answer(problem: Problem | null): void;
}

/** @param onLate told when the limit passed and the press was answered with obs/no_answer */
export const createPress = (onLate: (press: Press, problem: Problem) => void): Press => {
  let isOpen = true;
  let resolve: (problem: Problem | null) => void = () => undefined;
  const answered = new Promise<Problem | null>((settle) => (resolve = settle));
  const answer = (problem: Problem | null): void => {
    isOpen = false;
    clearTimeout(timer);
    resolve(problem);
  };
  const press: Press = { answered, isOpen: () => isOpen, answer };
  const timer = setTimeout(() => {
    const problem = obsProblem('obs/no_answer', { request: 'SetCurrentProgramScene', timeoutMs: PRESS_LIMIT_MS });
    answer(problem);
    onLate(press, problem);
  }, PRESS_LIMIT_MS);
  return press;
};

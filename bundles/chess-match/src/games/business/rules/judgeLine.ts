import type { Problem } from '@schemas/draft';
import { parseTurnLine } from '../record/turnLine';
import type { State } from './state';
import { planTurn } from './turn/planTurn';

/**
 * Why the turn cannot be this line, beside what is wrong with the draft already; null where it can, or can become so.
 */
export type LineJudge = (line: string) => Problem | null;

const problemsOf = (state: State, line: string): readonly Problem[] =>
  planTurn(state, parseTurnLine(line).items, 'typed').problems.map(({ problem }) => problem);

const keyOf = ({ code, item }: Problem): string => `${code} ${item}`;

/** Holds other lines against the draft of a state. */
export const judgeLine = (state: State): LineJudge => {
  const standing = new Set(problemsOf(state, state.draft).map(keyOf));
  const known = new Map<string, Problem | null>();
  const judged = (line: string): Problem | null => {
    const problem = problemsOf(state, line).find((found) => !standing.has(keyOf(found)));
    return problem === undefined ? null : { ...problem, item: null };
  };
  return (line) => {
    const before = known.get(line);
    const problem = before === undefined ? judged(line) : before;
    known.set(line, problem);
    return problem;
  };
};

import { problemText, type Problem } from 'chess-match/client';
import { useStrings } from './state/context';

/** A refusal in the operator's language with the rule it comes from, to stand next to what caused it. */
export const ProblemText = ({ problem, testId }: { readonly problem: Problem; readonly testId: string }) => {
  const strings = useStrings();
  return (
    <span className="problem" role="alert" data-testid={testId} data-code={problem.code}>
      {problem.item === null ? '' : `${problem.item}: `}
      {problemText(problem, strings.language)}
      {problem.rule === null || problem.rule === 'notation' ? null : (
        <em className="rule"> {strings.rule(problem.rule)}</em>
      )}
    </span>
  );
};

import { problemText } from 'chess-match/client';
import { usePage } from './state/context';
import type { Place } from './state/desk';

/** What was refused at this place, beside what caused it. */
export const Refusal = ({ place }: { readonly place: Place }) => {
  const { desk, strings } = usePage();
  const problem = desk.refusals[place];
  if (problem === undefined) return null;
  return (
    <p className="problem refusal" role="alert" data-testid={`problem-${place}`} data-code={problem.code}>
      {problemText(problem, strings.language)}
      <button type="button" className="quiet" aria-label={strings.dismiss} onClick={() => desk.dismiss(place)}>
        ✕
      </button>
    </p>
  );
};

import { Refusal } from '../../ui';
import { useArbiterTexts } from '../data';
import type { Written } from './pastEdits';

/** What is wrong with the line, beside it. */
export const Judgement = ({
  written: { turn, desk, line, isMisfit, problem: why, because },
  isFresh,
}: {
  readonly written: Written;
  readonly isFresh: boolean;
}) => {
  const words = useArbiterTexts().past;
  if (desk === null) return <p className="ui-hint">{words.waits}</p>;
  if (desk.line !== line) return null;
  const wrong = desk.items.filter(({ problem }) => problem !== null);
  return (
    <div className="desk-judgement" aria-live="polite">
      {isMisfit ? (
        <p className="desk-misfit" data-testid={isFresh ? 'misfit' : 'wrong'}>
          {isFresh ? words.misfit(because, turn.thread) : words.wrong}
        </p>
      ) : null}
      {wrong.map(({ text, problem }) => (
        <Refusal key={text} problem={problem} testId="problem-item" />
      ))}
      {desk.problems.map((problem) => (
        <Refusal key={problem.code} problem={problem} testId="problem-turn" />
      ))}
      {wrong.length + desk.problems.length + desk.lacks.length === 0 ? (
        <Refusal problem={why} testId="problem-turn" />
      ) : null}
      {wrong.length === 0 && desk.lacks.length > 0 ? <p className="desk-misfit">{words.lacks(desk.lacks)}</p> : null}
    </div>
  );
};

import { Unbroken, ruleText, type Language } from 'chess-match/client/drawing';
import type { Problem } from 'chess-match/client/contract';
import { refusalText } from './refusalText';

interface RefusalProps {
  readonly problem: Problem | null;
  readonly language: Language;
  readonly texts: { readonly understood: string };
  readonly onDismiss?: () => void;
}

/** Why not, with the rule in words. */
export const Refusal = ({ problem, language, texts, onDismiss }: RefusalProps) => {
  if (problem === null) return null;
  const rule = ruleText(problem.rule, language);
  return (
    <div className="refusal" role="alert" data-code={problem.code}>
      <p>
        <Unbroken text={refusalText(problem, language)} />
        {rule !== null && <small>{rule}</small>}
      </p>
      {onDismiss !== undefined && (
        <button type="button" onClick={onDismiss}>
          {texts.understood}
        </button>
      )}
    </div>
  );
};

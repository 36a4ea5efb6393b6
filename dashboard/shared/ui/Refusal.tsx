import { problemText, type Problem } from 'chess-match/client';
import { useLanguage } from '../frame/language';
import { UI_TEXTS } from './texts';

interface RefusalProps {
  /** Nothing is shown for null. */
  readonly problem: Problem | null | undefined;
  /** With it a ✕ stands beside the text. */
  readonly onDismiss?: (() => void) | undefined;
  readonly testId?: string | undefined;
}

/** Why something was refused, in the page's language and with the rule it comes from, to stand beside what caused it. */
export const Refusal = ({ problem, onDismiss, testId }: RefusalProps) => {
  const language = useLanguage();
  if (problem === null || problem === undefined) return null;
  const { item, rule, code } = problem;
  const texts = UI_TEXTS[language];
  return (
    <span className="problem ui-refusal" role="alert" data-testid={testId ?? 'refusal'} data-code={code}>
      <span>
        {item === null ? '' : `${item}: `}
        {problemText(problem, language)}
        {rule === null || rule === 'notation' ? null : <em className="rule"> {texts.rule(rule)}</em>}
      </span>
      {onDismiss === undefined ? null : (
        <button type="button" className="ui-dismiss" aria-label={texts.dismiss} onClick={onDismiss}>
          ✕
        </button>
      )}
    </span>
  );
};

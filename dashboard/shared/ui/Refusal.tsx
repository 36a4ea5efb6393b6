import { Unbroken, problemText, ruleText, type Problem, lineIn } from 'chess-match/client';
import { useLayoutEffect, useRef } from 'react';
import { useLanguage } from '../frame/language';
import { scrollToSee } from './scrollTo';
import { UI_TEXTS } from './texts';

interface RefusalProps {
  /** Nothing is shown for null. */
  readonly problem: Problem | null | undefined;
  /** With it a ✕ stands beside the text. */
  readonly onDismiss?: (() => void) | undefined;
  readonly testId?: string | undefined;
  /** Without the rule it comes from: said in full elsewhere on the page. */
  readonly isShort?: boolean | undefined;
}

/**
 * Why something was refused, in the page's language and with the rule it comes from, to stand beside what caused it. It
 * comes into view.
 */
export const Refusal = ({ problem, onDismiss, testId, isShort = false }: RefusalProps) => {
  const language = useLanguage();
  const shown = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (shown.current !== null) scrollToSee(shown.current);
  }, [problem]);
  if (problem === null || problem === undefined) return null;
  const { item, rule, code } = problem;
  const texts = UI_TEXTS[language];
  const words = isShort ? null : ruleText(rule, language);
  return (
    <span ref={shown} className="problem ui-refusal" role="alert" data-testid={testId ?? 'refusal'} data-code={code}>
      <span>
        <Unbroken text={`${item === null ? '' : `${lineIn(item, language)}: `}${problemText(problem, language)}`} />
        {words === null ? null : <em className="rule">{` (${words})`}</em>}
      </span>
      {onDismiss === undefined ? null : (
        <button type="button" className="ui-dismiss" aria-label={texts.dismiss} onClick={onDismiss}>
          ✕
        </button>
      )}
    </span>
  );
};

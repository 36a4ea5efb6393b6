import { sanIn, type Language } from 'chess-match/client/drawing';
import type { DraftView } from 'chess-match/client/contract';
import { CAPTAIN_TEXTS } from '../../../captain/texts';
import { Refusal } from '../../../kit/Refusal';
import { PROGRESSIVE_TEXTS } from '../texts';

interface StepsProps {
  readonly draft: DraftView;
  /** Moves of the series, unless a check ends it. */
  readonly length: number;
  readonly isEnabled: boolean;
  readonly language: Language;
  /** The step of this index is taken back, with all that follow it. */
  readonly onTakeBack: (index: number) => void;
}

/**
 * The series, numbered, with room for what it lacks; a touch takes a step back and those after it, which stood on it.
 */
export const Steps = ({ draft, length, isEnabled, language, onTakeBack }: StepsProps) => {
  const [texts, words] = [CAPTAIN_TEXTS[language], PROGRESSIVE_TEXTS[language]];
  const { items, ready } = draft;
  const open = ready
    ? []
    : Array.from({ length: Math.max(0, length - items.length) }, (_, at) => items.length + at + 1);
  return (
    <ul className="items" aria-label={words.steps} data-testid="steps">
      {items.map(({ text, problem }, index) => {
        const step = words.step(index + 1, sanIn(text, language));
        return (
          <li key={index} data-wrong={problem !== null}>
            <button
              type="button"
              disabled={!isEnabled}
              aria-label={words.takeBack(step)}
              data-testid={`step-${index + 1}`}
              onClick={() => onTakeBack(index)}
            >
              {step} <span aria-hidden>✕</span>
            </button>
            <Refusal problem={problem} {...{ language, texts }} />
          </li>
        );
      })}
      {open.map((number) => (
        <li key={number} className="open-step" data-testid={`open-${number}`}>
          {words.empty(number)}
        </li>
      ))}
    </ul>
  );
};

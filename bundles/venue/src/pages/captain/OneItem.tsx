import { Unbroken } from 'chess-match/client/drawing';
import type { DraftView } from 'chess-match/client/contract';
import type { Language } from 'chess-match/client/drawing';
import { Refusal } from '../kit/Refusal';
import type { CaptainTexts } from './texts';

interface OneItemProps {
  readonly draft: Pick<DraftView, 'items'>;
  /** The line, in the letters of the language. */
  readonly words: string;
  readonly isEnabled: boolean;
  readonly texts: CaptainTexts;
  readonly language: Language;
  readonly onRemove: () => void;
}

/** The one move of a turn, as it is written, and what is wrong with it; a touch takes it off. */
export const OneItem = ({ draft, words, isEnabled, texts, language, onRemove }: OneItemProps) => {
  if (words === '') return <p className="no-items">{texts.noItems}</p>;
  const problem = draft.items[0]?.problem ?? null;
  return (
    <ul className="items" aria-label={texts.items}>
      <li data-wrong={problem !== null}>
        <button type="button" disabled={!isEnabled} aria-label={texts.remove(words)} onClick={onRemove}>
          <Unbroken text={words} /> <span aria-hidden>✕</span>
        </button>
        <Refusal problem={problem} {...{ language, texts }} />
      </li>
    </ul>
  );
};

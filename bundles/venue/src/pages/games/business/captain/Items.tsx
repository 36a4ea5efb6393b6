import { branchColour, type Language, lineIn } from 'chess-match/client/drawing';
import { removeItem, splitLine } from 'chess-match/games/business';
import type { DraftView } from 'chess-match/client/contract';
import { Refusal } from '../../../kit/Refusal';
import type { CaptainTexts } from '../../../captain/texts';

interface ItemsProps {
  readonly draft: DraftView;
  readonly line: string;
  readonly isEnabled: boolean;
  readonly texts: CaptainTexts;
  readonly language: Language;
  readonly onLine: (line: string) => void;
}

/** What is written in the turn; what is wrong stands beside its item, and each is taken off by a touch. */
export const Items = ({ draft, line, isEnabled, texts, language, onLine }: ItemsProps) => {
  const items = splitLine(line);
  if (items.length === 0) return <p className="no-items">{texts.noItems}</p>;
  return (
    <ul className="items" aria-label={texts.items}>
      {items.map(({ text, board }, index) => {
        const problem = draft.items.find((item) => item.text === text)?.problem ?? null;
        const words = lineIn(text, language);
        return (
          <li key={`${text}${index}`} data-wrong={problem !== null}>
            <button
              type="button"
              disabled={!isEnabled}
              aria-label={texts.remove(words)}
              style={board === null ? undefined : { borderColor: branchColour(board) }}
              onClick={() => onLine(removeItem(line, index))}
            >
              {words} <span aria-hidden>✕</span>
            </button>
            <Refusal problem={problem} language={language} texts={texts} />
          </li>
        );
      })}
    </ul>
  );
};

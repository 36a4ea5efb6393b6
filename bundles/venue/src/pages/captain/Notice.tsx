import type { Language } from 'chess-match/client/drawing';
import type { DraftSync } from 'chess-match/client/turn';
import { refusalText } from '../kit/refusalText';
import { CAPTAIN_TEXTS } from './texts';

interface NoticeProps {
  readonly notice: NonNullable<DraftSync['notice']>;
  /** Its text, in the letters of the language. */
  readonly words: string;
  readonly language: Language;
  readonly onDismiss: () => void;
}

/** What was made here and is not in the turn: it was not sent, was refused, or was changed on another page. */
export const Notice = ({ notice: { kind, problem }, words, language, onDismiss }: NoticeProps) => {
  const texts = CAPTAIN_TEXTS[language];
  return (
    <div className="refusal" role="alert">
      <p>
        {texts[kind](words)} {problem !== null && refusalText(problem, language)}
      </p>
      <button type="button" onClick={onDismiss}>
        {texts.understood}
      </button>
    </div>
  );
};

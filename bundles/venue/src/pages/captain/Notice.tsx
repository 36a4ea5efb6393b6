import type { DraftSync } from 'chess-match/client/turn';
import type { CaptainTexts } from './texts';

interface NoticeProps {
  readonly notice: DraftSync['notice'];
  readonly texts: CaptainTexts;
  readonly onDismiss: () => void;
}

/** What was typed here and is not in the turn: it was not sent, or was changed on another page. */
export const Notice = ({ notice, texts, onDismiss }: NoticeProps) =>
  notice !== null && (
    <div className="refusal" role="alert">
      <p>{notice.kind === 'unsent' ? texts.unsent(notice.text) : texts.replaced(notice.text)}</p>
      <button type="button" onClick={onDismiss}>
        {texts.understood}
      </button>
    </div>
  );

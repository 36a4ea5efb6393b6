import type { CaptainTexts } from './texts';
import type { Fate } from './turnEntry';

interface FateNoteProps {
  readonly fate: Fate | null;
  readonly texts: Pick<CaptainTexts, 'fate' | 'understood'>;
  readonly onDismiss: () => void;
}

/** What became of an act whose answer was lost, once the server can be asked. */
export const FateNote = ({ fate, texts, onDismiss }: FateNoteProps) => {
  if (fate === null) return null;
  const words = fate.type === 'commitTurn' ? texts.fate.press : texts.fate.other;
  return (
    <div className="refusal" role="status" data-testid="fate" data-done={fate.isDone}>
      <p>{fate.isDone ? words.done : words.notDone}</p>
      <button type="button" onClick={onDismiss}>
        {texts.understood}
      </button>
    </div>
  );
};

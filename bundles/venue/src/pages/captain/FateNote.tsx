import type { CaptainTexts } from './texts';
import type { Fate } from './turnEntry';

interface FateNoteProps {
  readonly fate: Fate | null;
  /** That is shown. */
  readonly turn: string;
  readonly texts: Pick<CaptainTexts, 'fate' | 'understood'>;
  readonly onDismiss: () => void;
}

/** What became of an act whose answer was lost, once the server can be asked. */
export const FateNote = ({ fate, turn, texts, onDismiss }: FateNoteProps) => {
  if (fate === null) return null;
  const { press, other } = texts.fate;
  const words = fate.type === 'commitTurn' ? press : other;
  const notDone = fate.type === 'commitTurn' && fate.turn !== turn ? press.passed : words.notDone;
  return (
    <div className="refusal" role="status" data-testid="fate" data-done={fate.isDone}>
      <p>{fate.isDone ? words.done : notDone}</p>
      <button type="button" onClick={onDismiss}>
        {texts.understood}
      </button>
    </div>
  );
};

import { useReplicant } from 'chess-match/client';
import type { ArbiterSnapshot } from '../../shared/arbiter/data';
import { StepButtons, UndoDialog } from '../../shared/arbiter/UndoPanel';
import { useTexts } from './parts';

interface ThreadUndoProps {
  readonly snapshot: ArbiterSnapshot;
  /** The thread whose undo is being asked about. */
  readonly asking: string | null;
  readonly onAsking: (thread: string | null) => void;
  readonly undoKeys: Readonly<Record<string, string>>;
}

/** Undo and redo, a row a board: what cannot stand without it goes along, and is said before. */
export const ThreadUndo = ({ snapshot, asking, onAsking, undoKeys }: ThreadUndoProps) => {
  const texts = useTexts();
  const history = useReplicant('history');
  return (
    <div className="thread-undo">
      {(history?.threads ?? []).map(({ thread, undo, redo }) => (
        <div key={thread} className="undo-panel" role="group" aria-label={texts.board(thread)}>
          <b>{texts.board(thread)}</b>
          <StepButtons
            snapshot={snapshot}
            thread={thread}
            undo={undo}
            redo={redo}
            undoKey={undoKeys[thread]}
            onUndo={() => onAsking(thread)}
          />
        </div>
      ))}
      {asking === null ? null : (
        <UndoDialog snapshot={snapshot} thread={asking} undoKey={undoKeys[asking]} onClose={() => onAsking(null)} />
      )}
    </div>
  );
};

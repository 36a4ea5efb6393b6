import { useReplicant } from 'chess-match/client';
import { StepButtons } from '../../shared/arbiter/UndoPanel';
import { useOperator, useUi } from '../state/context';

/** Taking the last fact back, and putting it in force again. */
export const HistoryButtons = () => {
  const { dispatch } = useUi();
  const { snapshot } = useOperator();
  const { undo, redo } = useReplicant('history') ?? { undo: null, redo: null };
  if (snapshot === null) return <div className="history" />;
  return (
    <div className="history">
      <StepButtons
        snapshot={snapshot}
        thread={null}
        undo={undo}
        redo={redo}
        undoKey="undo"
        onUndo={() => dispatch({ type: 'opened', dialog: 'undo' })}
      />
    </div>
  );
};

import { useReplicant } from 'chess-match/client';
import { useCallback } from 'react';
import { UndoDialog } from '../../shared/arbiter/UndoPanel';
import { NewMatchDialog } from '../../shared/matchForm';
import { useOperator, useStrings, useUi } from '../state/context';
import { ArbiterDialog } from '../../games/business/operator/dialogs/ArbiterDialog';
import { ControlDialog, SideDialog } from './ConfirmDialogs';
import { MatchesDialog } from './MatchesDialog';
import { OverlaysDialog } from './OverlaysDialog';

/** The window that is open, if any. */
export const Dialogs = () => {
  const { ui, dispatch } = useUi();
  const { language } = useStrings();
  const { snapshot } = useOperator();
  const matches = useReplicant('matches')?.matches;
  const onClose = useCallback((): void => dispatch({ type: 'closed' }), [dispatch]);
  if (snapshot === null) return null;
  switch (ui.dialog) {
    case null:
      return null;
    case 'newMatch': {
      if (matches === undefined) return null;
      const first = matches.find(({ matchId }) => matchId === ui.returnOf) ?? null;
      return (
        <NewMatchDialog
          key={ui.returnOf}
          language={language}
          first={first}
          rehearsal={first?.rehearsal ?? false}
          onClose={onClose}
        />
      );
    }
    case 'matches':
      return <MatchesDialog onClose={onClose} />;
    case 'arbiter':
      return <ArbiterDialog onClose={onClose} />;
    case 'overlays':
      return <OverlaysDialog onClose={onClose} />;
    case 'undo':
      return <UndoDialog snapshot={snapshot} thread={null} undoKey="undo" onClose={onClose} />;
    case 'veto':
    case 'flag':
      return ui.side === null ? null : (
        <SideDialog kind={ui.dialog} side={ui.side} snapshot={snapshot} onClose={onClose} />
      );
    case 'control':
      return <ControlDialog snapshot={snapshot} onClose={onClose} />;
  }
};

import { useUi } from '../state/context';
import { ArbiterDialog } from './ArbiterDialog';
import { ControlDialog, SideDialog, UndoDialog } from './ConfirmDialogs';
import { HelpDialog } from './HelpDialog';
import { MatchesDialog } from './MatchesDialog';
import { NewMatchDialog } from './NewMatchDialog';
import { OverlaysDialog } from './OverlaysDialog';

/** The window that is open, if any. */
export const Dialogs = () => {
  const { ui, dispatch } = useUi();
  const onClose = (): void => {
    dispatch({ type: 'closed' });
  };
  switch (ui.dialog) {
    case null:
      return null;
    case 'newMatch':
      return <NewMatchDialog key={ui.returnOf} returnOf={ui.returnOf} onClose={onClose} />;
    case 'matches':
      return <MatchesDialog onClose={onClose} />;
    case 'arbiter':
      return <ArbiterDialog onClose={onClose} />;
    case 'overlays':
      return <OverlaysDialog onClose={onClose} />;
    case 'help':
      return <HelpDialog onClose={onClose} />;
    case 'undo':
      return <UndoDialog onClose={onClose} />;
    case 'veto':
    case 'flag':
      return <SideDialog kind={ui.dialog} onClose={onClose} />;
    case 'control':
      return <ControlDialog onClose={onClose} />;
  }
};

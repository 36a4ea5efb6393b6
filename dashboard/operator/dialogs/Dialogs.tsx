import { useStore, useUi } from '../state/context';
import type { Origin } from '../state/store';
import { ArbiterDialog } from './ArbiterDialog';
import { ControlDialog, SideDialog, UndoDialog } from './ConfirmDialogs';
import { MatchesDialog } from './MatchesDialog';
import { NewMatchDialog } from './NewMatchDialog';
import { OverlaysDialog } from './OverlaysDialog';

/** What was refused in a window is forgotten with it. */
const ASKED_IN_WINDOWS: readonly Origin[] = ['history', 'arbiter', 'newMatch', 'matches'];

/** The window that is open, if any. */
export const Dialogs = () => {
  const { ui, dispatch } = useUi();
  const store = useStore();
  const onClose = (): void => {
    for (const origin of ASKED_IN_WINDOWS) store.forgive(origin);
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
    case 'undo':
      return <UndoDialog onClose={onClose} />;
    case 'veto':
    case 'flag':
      return <SideDialog kind={ui.dialog} onClose={onClose} />;
    case 'control':
      return <ControlDialog onClose={onClose} />;
  }
};

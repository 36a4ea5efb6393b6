import { useReplicant } from 'chess-match/client';
import { useCallback } from 'react';
import { UndoDialog } from '../../shared/arbiter/UndoPanel';
import { NewMatchDialog } from '../../shared/matchForm';
import { useOperator, useStrings, useUi } from '../state/context';
import type { OperatorScreen } from '../screen';
import { FlagDialog } from './FlagDialog';
import { MatchesDialog } from './MatchesDialog';
import { OverlaysDialog } from './OverlaysDialog';

/** The window that is open, if any. */
export const Dialogs = ({ Arbiter, flagText }: Pick<OperatorScreen, 'Arbiter' | 'flagText'>) => {
  const { ui, dispatch } = useUi();
  const strings = useStrings();
  const { language } = strings;
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
      return Arbiter === null ? null : <Arbiter onClose={onClose} />;
    case 'overlays':
      return <OverlaysDialog onClose={onClose} />;
    case 'undo':
      return <UndoDialog snapshot={snapshot} thread={null} undoKey="undo" onClose={onClose} />;
    case 'flag': {
      if (ui.side === null) return null;
      const text = flagText?.[language] ?? strings.confirm.flagText;
      return <FlagDialog side={ui.side} text={text(ui.side)} onClose={onClose} />;
    }
  }
};

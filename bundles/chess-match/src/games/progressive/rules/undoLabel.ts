import { duelUndoLabel } from '../../duel/undoLabel';
import type { Event } from './events';
import type { MadeTurn } from './state';

/** "3.": a turn by its number. */
export const turnLabel = ({ number }: Pick<MadeTurn, 'number'>): string => `${number}.`;

/** A series as one line: "Bc4 Qh5 Qxf7#". */
export const seriesLine = ({ moves }: Pick<MadeTurn, 'moves'>): string => moves.map(({ san }) => san).join(' ');

/** What undo would call an event, or null where it is no fact to be undone. */
export const undoLabel = (
  event: Event,
): { readonly label: string; readonly kind: string; readonly line: string } | null => {
  switch (event.type) {
    case 'turnPlayed':
      return { label: turnLabel(event), kind: 'turn', line: seriesLine(event) };
    case 'claimDecided':
      return event.accepted ? { label: '', kind: 'claim', line: '' } : null;
    case 'positionCorrected':
      return { label: '', kind: 'position', line: '' };
    default:
      return duelUndoLabel(event);
  }
};

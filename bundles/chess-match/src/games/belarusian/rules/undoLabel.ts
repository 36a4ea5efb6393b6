import { moveLabel } from '../../common/sides';
import { duelUndoLabel } from '../../duel/undoLabel';
import type { Event } from './events';
import type { MadeTurn } from './state';

/** "3." White's, "3..." Black's: a turn by the number of its move. */
export const turnLabel = ({ number, side }: Pick<MadeTurn, 'number' | 'side'>): string => moveLabel(number, side);

/** What undo would call an event, or null where it is no fact to be undone. */
export const undoLabel = (event: Event): ReturnType<typeof duelUndoLabel> => {
  switch (event.type) {
    case 'turnPlayed':
      return { label: turnLabel(event), kind: 'turn', line: event.text };
    case 'positionCorrected':
      return { label: '', kind: 'position', line: '' };
    default:
      return duelUndoLabel(event);
  }
};

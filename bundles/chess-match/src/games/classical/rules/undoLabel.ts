import type { Event } from './events';
import type { MadeMove } from './state';

/** "12." White's move, "12..." Black's. */
export const turnText = ({ number, side }: Pick<MadeMove, 'number' | 'side'>): string =>
  `${number}${side === 'white' ? '.' : '...'}`;

/** "2:12...": the board and the move. */
export const moveLabel = (made: Pick<MadeMove, 'board' | 'number' | 'side'>): string =>
  `${made.board}:${turnText(made)}`;

/** What undo would call an event, or null where it is no fact to be undone. */
export const undoLabel = (
  event: Event,
): { readonly label: string; readonly kind: string; readonly line: string } | null => {
  switch (event.type) {
    case 'movePlayed':
      return { label: moveLabel(event), kind: 'turn', line: event.san };
    case 'flagFell':
      return { label: `${event.board} ${event.side}`, kind: 'flag', line: '' };
    case 'resigned':
      return { label: `${event.board} ${event.side}`, kind: 'resignation', line: '' };
    case 'drawAgreed':
      return { label: String(event.board), kind: 'agreement', line: '' };
    case 'claimDecided':
      return { label: String(event.board), kind: 'claim', line: '' };
    case 'positionCorrected':
      return { label: String(event.board), kind: 'position', line: '' };
    case 'resultRuled':
      return { label: String(event.board), kind: 'ruling', line: event.reason };
    case 'aborted':
      return { label: '', kind: 'aborted', line: event.reason };
    default:
      return null;
  }
};

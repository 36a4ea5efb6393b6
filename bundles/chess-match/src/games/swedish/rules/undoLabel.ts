import type { Event } from './events';
import type { MadeMove } from './state';

/** "3b": the move number and the board, capital for White, as BPGN writes it. */
export const moveLabel = ({ number, board, side }: Pick<MadeMove, 'number' | 'board' | 'side'>): string =>
  `${number}${side === 'white' ? board : board.toLowerCase()}`;

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
      return { label: event.team, kind: 'resignation', line: '' };
    case 'drawAgreed':
      return { label: '', kind: 'agreement', line: '' };
    case 'punished':
      return { label: `${event.board} ${event.side}`, kind: 'punishment', line: event.reason };
    case 'positionCorrected':
      return { label: event.board, kind: 'position', line: '' };
    case 'reserveCorrected':
      return { label: `${event.board} ${event.side}`, kind: 'reserve', line: `${event.piece} ${event.count}` };
    case 'moveDemanded':
      return { label: event.board, kind: 'demand', line: '' };
    case 'aborted':
      return { label: '', kind: 'aborted', line: event.reason };
    case 'clocksStarted':
    case 'clocksStopped':
    case 'drawOffered':
    case 'drawDeclined':
    case 'clockSet':
    case 'timeAdded':
    case 'gapNoted':
    case 'gapDismissed':
    case 'gapsCharged':
      return null;
  }
};

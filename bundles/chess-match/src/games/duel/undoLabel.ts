import type { DuelEvent } from './events';

interface UndoLabel {
  readonly label: string;
  readonly kind: string;
  readonly line: string;
}

/** What undo would call an event that is of no board, or null where it is no fact to be undone. */
export const duelUndoLabel = (event: DuelEvent): UndoLabel | null => {
  switch (event.type) {
    case 'flagFell':
      return { label: event.side, kind: 'flag', line: '' };
    case 'resigned':
      return { label: event.side, kind: 'resignation', line: '' };
    case 'drawAgreed':
      return { label: '', kind: 'agreement', line: '' };
    case 'resultRuled':
      return { label: '', kind: 'ruling', line: event.reason };
    case 'aborted':
      return { label: '', kind: 'aborted', line: event.reason };
    default:
      return null;
  }
};

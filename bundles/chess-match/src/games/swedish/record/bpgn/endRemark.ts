import type { Seat } from '../../rules/seats';
import type { End } from '../../rules/state';
import type { BpgnResult } from './file';

export const resultOf = (end: End | null): BpgnResult => {
  switch (end?.result) {
    case 'first':
      return '1-0';
    case 'second':
      return '0-1';
    case 'draw':
      return '1/2-1/2';
    default:
      return '*';
  }
};

/** As tags name a player: "WhiteA". */
export const seatText = ({ board, side }: Seat): string => `${side === 'white' ? 'White' : 'Black'}${board}`;

/** How the match ended, in words after the last move; null where the moves say it, or it goes on. */
export const endRemark = (end: End | null): string | null => {
  switch (end?.reason) {
    case 'resignation':
      return `The ${end.result === 'first' ? 'second' : 'first'} team resigns`;
    case 'flag':
    case 'simultaneous-flags':
      return `${end.at.map(seatText).join(' and ')} forfeits on time`;
    case 'punishment':
      return `${end.at.map(seatText).join('')} is punished with loss of the game`;
    case 'agreement':
      return 'Game drawn by agreement';
    case 'aborted':
      return 'Game aborted';
    default:
      return null;
  }
};

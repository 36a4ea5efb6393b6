import { chipsText } from 'chess-match/games/business';
import type { BusinessTexts } from './ru';

const listed = (boards: readonly number[]): string => boards.join(', ');

export const en: BusinessTexts = {
  chips: (chips) => chipsText(chips, 'en'),
  from: (mother) => `from board ${mother}`,
  fromShort: (mother) => `from ${mother}`,
  act: {
    branch: 'Branch',
    pass: 'Pass',
    select: 'Give up',
    offer: 'Offer a draw',
    draw: 'Accept the draw',
    claim: 'Claim a draw',
    resign: 'Resign board',
  },
  fate: {
    'given-up': 'given up',
    resigned: 'resigned',
    drawn: 'drawn',
    claimed: 'claimed',
  },
  offeredShort: 'draw?',
  offeredOn: (boards) => `The opponent offers a draw on board${boards.length === 1 ? '' : 's'} ${listed(boards)}`,
  keyChange: {
    open: (acts) => `Still possible: ${acts}`,
    none: 'No branching, pass or selection can be made in this turn any more',
    names: { branch: 'branching', pass: 'pass', select: 'selection' },
  },
  split: (mother, daughter) => `Chips: board ${mother} and the new board ${daughter}`,
  less: 'fewer',
  more: 'more',
  passTo: (from) => `Pass from board ${from}: touch the board the chip goes to`,
  selectTo: (from, placed, rating) =>
    `Board ${from} is given up: ${placed} of ${rating} placed${placed < rating ? '. Touch the boards the chips go to' : ''}`,
  allTo: (board) => `All to board ${board}`,
  cancel: 'Cancel',
  dragChip: 'A chip can be dragged to another board',
  final: {
    resign: (board, chips) => `You resign board ${board}: ${chips} to the opponent`,
    draw: (board, chips) => `A draw on board ${board}: ${chips} shared`,
    select: (board, to) => `You give up board ${board}: its chips go ${to}`,
    to: (board, chips) => `${chips} to ${board}`,
  },
  score: (before, after) => `The score becomes ${after} (now ${before})`,
  veto: 'Veto on branching',
  control: 'Ask for the control board',
  controlLetter: 'C',
  controlStands: 'The clock stands: the arbiter compares the position',
  controlOpen: 'Either team’s captain may ask for the control board.',
  endgame: {
    increment30: '30 seconds are added for every move',
    plus5min: '5 minutes were added for each side',
    incrementAtFlag: 'Once the time is up: 30 seconds a move',
    none: 'No time is added',
  },
  vetoDeclared: 'Veto declared',
  vetoPossible: 'Veto time',
  onBoards: 'On the boards',
  onTable: 'On the arbiters’ table',
  changes: { fork: 'branching', pass: 'pass' },
  onBoard: (boards) => `board ${boards}`,
  chipsTo: (chips, board) => `${chips} to board ${board}`,
};

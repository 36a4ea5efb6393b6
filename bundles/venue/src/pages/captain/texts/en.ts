import { en as hall } from '../../texts/en';
import type { CaptainTexts } from './ru';

const PIECES = hall.pieces;
const listed = (boards: readonly string[]): string => boards.join(', ');

export const en: CaptainTexts = {
  board: (board) => `Board ${board}`,
  state: {
    'to-move': 'to move',
    moved: 'moved',
  },
  status: { live: '', empty: 'free', ended: 'over', daughter: 'new' },
  offered: 'The opponent offers a draw',
  undo: 'Step back',
  clear: 'Clear the turn',
  remove: (text) => `Remove ${text}`,
  items: 'Written in this turn',
  noItems: 'Nothing in this turn yet. Touch a piece and a square, or drag it.',
  mend: 'Mend what is marked red',
  ready: 'The turn is ready: press the clock',
  checking: 'Being checked …',
  over: 'The match is over',
  clockStands: 'The clock stands: a turn can be prepared, and pressed once it runs',
  offline: 'No connection: nothing is sent',
  outOfPlay: 'The arbiter has taken this screen out of play',
  operatorEnters: 'The operator enters the turns',
  press: 'PRESS CLOCK',
  pressHold: 'Hold to press the clock',
  promote: 'Promotion: choose a piece',
  promoteCancel: 'Do not move',
  understood: 'Understood',
  fate: {
    press: {
      done: 'Connected again: the clock was pressed and the turn is made.',
      notDone: 'Connected again: the clock was not pressed and the turn is not made. Press once more.',
      passed: 'Connected again: the clock was not pressed, and that turn is over.',
    },
    other: {
      done: 'Connected again: what you asked for was done.',
      notDone: 'Connected again: what you asked for was not done. Do it again if it is still wanted.',
    },
  },
  refused: (text) => `Not taken: ${text}.`,
  replaced: (text) => `Changed on another page: ${text}`,
  unsent: (text) => `Not sent: ${text}`,
  reserve: 'Reserve',
  moveReady: (san) => `${san} is ready: press the clock`,
  noMoveYet: 'Make a move on the board',
  boardOver: (end: string) => `This game is over: ${end}`,
  offerDraw: 'Offer a draw',
  declineDraw: 'Decline the draw',
  resignMatch: 'Resign the match',
  resignGame: 'Resign the game',
  wood: {
    name: (serial) => `Wooden board ${serial}`,
    away: 'is not connected: move here',
    readings: {
      alike: 'stands as in the game',
      move: 'a move was made on it',
      underway: 'a piece is in the hand',
      differs: 'stands otherwise. There should be:',
    },
    empty: 'empty',
    piece: (code) => `${code.startsWith('w') ? 'white' : 'black'} ${PIECES[code.charAt(1)] ?? code}`,
    more: (count) => `and ${count} more`,
    others: (boards) => `Look at the wooden boards: ${listed(boards)}`,
  },
};

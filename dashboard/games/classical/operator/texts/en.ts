import type { Side } from 'chess-match/client';
import type { OwnWords } from '../../../../operator/apart/texts';

const NAME: Readonly<Record<Side, string>> = { white: 'White', black: 'Black' };
const PIECES: Readonly<Record<string, string>> = {
  P: 'pawn',
  N: 'knight',
  B: 'bishop',
  R: 'rook',
  Q: 'queen',
  K: 'king',
};
const named = (piece: string): string => PIECES[piece.toUpperCase()] ?? piece;

/** Every word of the desk of classical chess on boards, in one language. A missing one does not compile. */
export const en = {
  choice: { label: 'Which board I enter', board: (thread) => thread, both: 'All' },
  piece: named,
  board: {
    toMove: (side) => `${NAME[side]} to move`,
    lookedAt: 'entered on another page',
    clock: (thread, side) => `${NAME[side]}'s clock on board ${thread}`,
    reserve: (thread, side) => `${NAME[side]} on board ${thread}`,
    drop: named,
    flag: 'Flag',
  },
  entry: {
    hint: 'Nf3, Кf3',
    press: 'Press',
    mates: 'MATE: this board ends',
  },
  resign: {
    title: 'Resign?',
    text: (name, thread) =>
      thread === null ? `${name} resigns on every board still played.` : `${name} resigns on board ${thread}.`,
    yes: 'Yes, resigns',
  },
  clock: { start: 'Start the clocks', stop: 'Stop all clocks' },
  flag: {
    title: 'Flag fell',
    text: (thread, side, name) =>
      `Board ${thread}: ${NAME[side]} (${name}) is out of time. The board is lost, or drawn if the opponent could never mate.`,
    yes: 'Yes, the flag fell',
  },
  help: {
    keys: {
      field: 'The field of the board being entered',
      other: 'The next board',
      clock: 'Start or stop all clocks',
      undo: 'Undo on the board being entered',
    },
    fixed: [
      ['any letter', 'goes into the field, wherever the cursor is'],
      ['Enter', 'makes the move and presses its clock'],
      ['Tab', 'the next board, where all are entered'],
      ['Shift+Tab, Tab', 'out of the field, and from there through everything on the page'],
      ['Esc', 'clears the field, puts the piece down'],
    ],
    mouse: ['Move: drag a piece, or click it and its square; it is made and the clock pressed at once.'],
    line: [
      ['Nf3 · Кf3', 'a knight to f3, in English or Russian letters'],
      ['e8=Q · e8ф', 'promotion'],
      ['O-O · 0-0', 'castling'],
    ],
  },
} satisfies OwnWords;

/** What the game alone says there. */
export const ownEn = {
  teams: 'Teams',
  acts: 'On this board',
  points: 'Points',
  side: NAME,
  offer: 'Draw?',
  agree: 'Agrees',
  decline: 'Declines',
  resign: 'Resigns',
  won: (name: string) => `${name} won the match`,
  drawn: 'The match is drawn',
};

export type OwnStrings = typeof ownEn;

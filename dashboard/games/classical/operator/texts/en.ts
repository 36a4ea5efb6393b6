import type { Side } from 'chess-match/client';
import type { ApartStrings } from '../../../../operator/apart/texts';

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
    label: (thread) => `Board ${thread}`,
    squares: (thread) => `Position on board ${thread}`,
    toMove: (side) => `${NAME[side]} to move`,
    over: 'over',
    turnRound: 'Turn the board round',
    lookedAt: 'entered on another page',
    promote: 'Promotion',
    clock: (thread, side) => `${NAME[side]}'s clock on board ${thread}`,
    reserve: (thread, side) => `${NAME[side]} on board ${thread}`,
    drop: named,
    flag: 'Flag',
  },
  entry: {
    field: (thread) => `Move on board ${thread}`,
    hint: 'Nf3, Кf3',
    press: 'Press',
    pressing: (line) => `${line} …`,
    mates: 'MATE: this board ends',
    ready: (san) => `${san}: Enter presses the clock`,
    notice: {
      replaced: 'The draft was changed on another page; your text was replaced:',
      refused: 'Not accepted:',
      unsent: 'The connection was lost, this was not sent:',
    },
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
  history: {
    undo: 'Undo',
    redo: 'Redo',
    along: (labels) => `along with ${labels.join(', ')}`,
    question: (redo, fact) => `${redo ? 'Redo' : 'Undo'} ${fact}?`,
    crosses: (thread) => `This reaches beyond board ${thread}. Also:`,
    yes: (redo) => (redo ? 'Yes, redo all of it' : 'Yes, undo all of it'),
  },
  help: {
    keys: {
      field: 'The field of the board being entered',
      other: 'The next board',
      clock: 'Start or stop all clocks',
      undo: 'Undo on the board being entered',
    },
    board: (thread) => `The field of board ${thread}`,
    fixedTitle: 'Keys that stay as they are',
    fixed: [
      ['any letter', 'goes into the field, wherever the cursor is'],
      ['Enter', 'makes the move and presses its clock'],
      ['Tab', 'the next board, where all are entered'],
      ['Shift+Tab, Tab', 'out of the field, and from there through everything on the page'],
      ['Esc', 'clears the field, puts the piece down'],
    ],
    mouseTitle: 'Mouse',
    mouse: ['Move: drag a piece, or click it and its square; it is made and the clock pressed at once.'],
    lineTitle: 'A move as it is typed',
    line: [
      ['Nf3 · Кf3', 'a knight to f3, in English or Russian letters'],
      ['e8=Q · e8ф', 'promotion'],
      ['O-O · 0-0', 'castling'],
    ],
  },
} satisfies ApartStrings;

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

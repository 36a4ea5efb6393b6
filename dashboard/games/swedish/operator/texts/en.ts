import type { Side } from 'chess-match/client';

const NAME: Readonly<Record<Side, string>> = { white: 'White', black: 'Black' };
const PIECES: Readonly<Record<string, string>> = {
  P: 'a pawn',
  N: 'a knight',
  B: 'a bishop',
  R: 'a rook',
  Q: 'a queen',
};
const named = (piece: string): string => PIECES[piece.toUpperCase()] ?? piece;
const LIST = new Intl.ListFormat('en', { type: 'disjunction' });
/** "a knight or a pawn"; every kind there is: any piece. */
const anyOf = (pieces: readonly string[]): string =>
  pieces.length === Object.keys(PIECES).length ? 'any piece' : LIST.format(pieces.map(named));

/** Every word of the desk of Swedish chess, in one language. A missing one does not compile. */
export const en = {
  choice: { label: 'Which board I enter', board: (thread: string) => `Board ${thread}`, both: 'Both' },
  piece: named,
  board: {
    toMove: (side: Side) => `${NAME[side]} to move`,
    lookedAt: 'the partners’ board: entered on another page',
    clock: (thread: string, side: Side) => `${NAME[side]}'s clock on board ${thread}`,
    reserve: (thread: string, side: Side) => `${NAME[side]}'s reserve on board ${thread}`,
    drop: (piece: string, count: number) => `${named(piece)}: ${count}`,
    flag: 'Flag',
  },
  entry: {
    hint: 'Nf3, P@f7, Кf3, П@f7',
    press: 'Press',
    gives: (piece: string, thread: string, name: string) => `gives ${named(piece)} to board ${thread}: ${name}`,
    mates: 'MATE on the board: both boards end',
  },
  state: {
    sitsFor: (side: Side, pieces: readonly string[]) => `${NAME[side]} sits until given ${anyOf(pieces)}`,
    sitsInCheck: (side: Side, pieces: readonly string[]) =>
      `${NAME[side]} is in check and sits until given ${anyOf(pieces)}`,
    sits: (side: Side) => `${NAME[side]} sits: no piece would help now`,
    waiting: (side: Side) => `${NAME[side]} waits: mate follows any move`,
  },
  teams: {
    label: 'Teams',
    plays: (sides: readonly (readonly [thread: string, side: Side])[]) =>
      sides.map(([thread, side]) => `${thread} ${NAME[side].toLowerCase()}`).join(' · '),
    offer: 'Draw?',
    agree: 'Agree to the draw',
    decline: 'Decline',
    demand: (thread: string) => `Demands a move on ${thread}`,
    resign: 'Resign',
    offered: (name: string) => `${name} offers a draw`,
  },
  resign: {
    title: 'Resign the match?',
    text: (name: string) => `${name} resigns: both boards end, the match is lost.`,
    yes: 'Yes, resigns',
  },
  clock: { start: 'Start both clocks', stop: 'Stop both clocks' },
  flag: {
    title: 'Flag fell',
    text: (thread: string, side: Side, name: string) =>
      `Board ${thread}: ${NAME[side]} is out of time. ${name} loses, both boards end.`,
    yes: 'Yes, the flag fell',
  },
  end: {
    draw: 'Draw',
    none: 'No result',
    won: (name: string) => `${name} won`,
    return: 'Return match',
  },
  help: {
    keys: {
      field: 'The field of the board being entered',
      other: 'The other board',
      clock: 'Start or stop both clocks',
      undo: 'Undo on the board being entered (asks if the other board is touched)',
    },
    fixed: [
      ['any letter', 'goes into the field, wherever the cursor is'],
      ['Enter', 'makes the move and presses its clock'],
      ['Tab', 'the other board, where both are entered'],
      ['Shift+Tab, Tab', 'out of the field, and from there through everything on the page'],
      ['Esc', 'clears the field, puts the piece down'],
    ] satisfies readonly (readonly [keys: string, what: string])[],
    mouse: [
      'Move: drag a piece, or click it and its square; it is made and the clock pressed at once.',
      'Drop: drag a piece from the reserve of the side to move onto a square, or click both.',
    ],
    line: [
      ['Nf3 · Кf3', 'a knight to f3, in English or Russian letters'],
      ['P@f7 · П@f7 · @f7', 'a pawn dropped on f7'],
      ['e8=Q · e8ф', 'promotion'],
      ['O-O · 0-0', 'castling'],
    ] satisfies readonly (readonly [item: string, what: string])[],
  },
};

export type SwedishStrings = typeof en;

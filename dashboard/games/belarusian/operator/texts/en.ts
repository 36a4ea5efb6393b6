import type { HelpWords } from '../../../../operator/screen';

/** What the operator's page of Belarusian chess says besides. */
export const en = {
  hint: 'e2-e4',
  called: (calls: string) => `The turn is ready: “${calls}”`,
  ends: (how: string) => `The press ends the game: ${how}`,
  help: {
    mouse: [
      'Move: drag a piece, or click it and its square. Again: the move is replaced.',
      'Castling: drag the kniaz two or three squares towards its ladya, or press it beside the board.',
      'Inauguration: a button beside the board, when it is due.',
    ],
    line: [
      ['e2-e4', 'a move, by its squares'],
      ['e4xd5', 'a capture'],
      ['a8-a9=g', 'a ratnik becomes a hetman (g), ladya (l), pushka (m), vsadnik (v) or kniazhych (k)'],
      ['O-O:2', 'castling by two squares; O-O-O:3 the other way by three'],
      ['inauguration', 'the kniazhych becomes kniaz'],
    ] satisfies HelpWords['line'],
  },
};

export type BelarusianTexts = typeof en;

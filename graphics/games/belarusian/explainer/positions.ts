import type { BoardView, MoveMark, Side } from 'chess-match/client';
import type { BelarusianPlay } from '../shared/play';

/** Pieces by their letters in records: "a" is a kniaz. */
const PIECES: Readonly<Record<string, string>> = {
  a: 'Kniaz',
  k: 'Kniazhych',
  g: 'Hetman',
  l: 'Ladya',
  m: 'Pushka',
  v: 'Vsadnik',
  r: 'Ratnik',
};
const SIDE = 9;

/** A board of a lesson, with what stands on its squares. */
export interface Stand {
  readonly view: BoardView;
  readonly play: Pick<BelarusianPlay, 'throne' | 'crowned'>;
}

const piecesOf = (placement: string): BoardView['pieces'] =>
  Object.fromEntries(
    placement.split('/').flatMap((rank, row) => {
      const squares = rank.replaceAll(/\d/g, (count) => ' '.repeat(Number(count)));
      return [...squares].flatMap((letter, column) => {
        const name = PIECES[letter.toLowerCase()];
        const square = `${'abcdefghi'[column] ?? ''}${SIDE - row}`;
        return name === undefined ? [] : [[square, `${letter === letter.toUpperCase() ? 'w' : 'b'}${name}`]];
      });
    }),
  );

interface StandParts {
  readonly last?: MoveMark;
  readonly holder?: Side;
  readonly attackers?: Partial<BelarusianPlay['throne']['attackers']>;
  readonly crowned?: Side;
}

/** A board by its ranks from above, White in capitals. */
export const standing = (placement: string, { last, holder, attackers = {}, crowned }: StandParts): Stand => ({
  view: {
    board: 1,
    status: 'live',
    line: 'lesson',
    files: SIDE,
    ranks: SIDE,
    toMove: null,
    check: [],
    badges: [],
    result: null,
    reserves: null,
    pieces: piecesOf(placement),
    lastMoves: last === undefined ? [] : [last],
  },
  play: {
    throne: { holder: holder ?? null, rokosh: false, attackers: { white: [], black: [], ...attackers } },
    crowned: crowned ?? null,
  },
});

import type { Definition } from '../../chess/definition';
import { DIAGONAL, KNIGHT, PAWN, STRAIGHT, towards } from '../../chess/orthodox';
import { makeRules, type Line, type Path, type Rules } from '../../chess/rules';
import { fileOf, rankOf } from '../../chess/squares';
import { once } from '../../common/once';

/** Letters of the pieces as the seed gives them. */
export const KNIAZ = 'a';
export const KNIAZHYCH = 'k';
export const RATNIK = 'r';
export const LADYA = 'l';

const BOARD = 9;
const RIDE = BOARD - 1;

/**
 * L1 the board and its pieces. Who is royal changes in the course of a game (L7), so nobody is by definition; the two
 * castlings are here for the rights alone, how far a kniaz goes is its own affair (L6).
 */
export const DEFINITION: Definition = {
  files: BOARD,
  ranks: BOARD,
  steps: {
    a: towards([...STRAIGHT, ...DIAGONAL], 1),
    k: towards([...STRAIGHT, ...DIAGONAL], 2),
    g: towards([...STRAIGHT, ...DIAGONAL], RIDE),
    l: towards(STRAIGHT, RIDE),
    m: towards(DIAGONAL, RIDE),
    v: towards(KNIGHT, 1),
    r: PAWN,
  },
  king: KNIAZ,
  royal: null,
  rook: LADYA,
  pawn: RATNIK,
  twoStepRank: 1,
  promotions: ['k', 'g', 'l', 'm', 'v'],
  castlings: [
    { wing: 'king', king: 4, rook: 8, kingTo: 6, rookTo: 5, sign: 'K', san: 'O-O' },
    { wing: 'queen', king: 4, rook: 0, kingTo: 2, rookTo: 3, sign: 'Q', san: 'O-O-O' },
  ],
  reserve: [],
  droppedRookCastles: false,
  start: ['LMVKAGMVL', 'RRRRRRRRR', '', '', '', '', '', 'rrrrrrrrr', 'lvmgakvml'],
};

const OPEN = makeRules(DEFINITION);

/** L2 e5. */
export const THRONE = OPEN.squareByName.get('e5') ?? -1;

const PALACE_REACH = 2;

const distance = (one: number, other: number): number =>
  Math.max(
    Math.abs(fileOf(DEFINITION, one) - fileOf(DEFINITION, other)),
    Math.abs(rankOf(DEFINITION, one) - rankOf(DEFINITION, other)),
  );

/** L3 the five by five squares around the throne. */
export const isInPalace = (square: number): boolean => distance(square, THRONE) <= PALACE_REACH;

/** The square on the other side of the throne from one beside it; null from any other. */
export const acrossThrone = (square: number): number | null =>
  distance(square, THRONE) === 1 ? 2 * THRONE - square : null;

/** L2 whatever goes along ends on the throne at the latest. */
const untilThrone = (squares: readonly number[]): readonly number[] => {
  const throne = squares.indexOf(THRONE);
  return throne < 0 ? squares : squares.slice(0, throne + 1);
};

const cut = <T extends Path | Line>(along: readonly T[]): readonly T[] =>
  along.map((each) => ({ ...each, squares: untilThrone(each.squares) }));

const cutPaths = (paths: Rules['paths']['white']): Rules['paths']['white'] =>
  Object.fromEntries(Object.entries(paths).map(([type, bySquare]) => [type, bySquare.map(cut)]));

const paths = once(() => ({ white: cutPaths(OPEN.paths.white), black: cutPaths(OPEN.paths.black) }));
const lines = once(() => ({ white: OPEN.lines.white.map(cut), black: OPEN.lines.black.map(cut) }));

/**
 * The tables of the board with nothing passing over the throne; castling and the kniazhych's passing come beside them.
 */
export const TABLES: Rules = {
  definition: DEFINITION,
  names: OPEN.names,
  squareByName: OPEN.squareByName,
  get paths() {
    return paths();
  },
  get lines() {
    return lines();
  },
  get aligned() {
    return OPEN.aligned;
  },
  castlings: { white: [], black: [] },
};

/** Where kniaz and ladyas stand at home, by which rights to castle come and go. */
export const HOMES = OPEN.castlings;

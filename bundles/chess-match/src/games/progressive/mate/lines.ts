/** Directions on a board of eight by eight, in files and ranks: straight ones first. */
const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
] as const;
export const STRAIGHT_COUNT = 4;

/** The direction that leads the other way. */
export const opposite = (direction: number): number => (direction & 4) | ((direction + 2) & 3);

const LEAPS = [
  [1, 2],
  [2, 1],
  [2, -1],
  [1, -2],
  [-1, -2],
  [-2, -1],
  [-2, 1],
  [-1, 2],
] as const;

const squareAt = (file: number, rank: number): number =>
  file >= 0 && file < 8 && rank >= 0 && rank < 8 ? file + 8 * rank : -1;

const SQUARES = Array.from({ length: 64 }, (_, square) => square);

const rayFrom = (square: number, [files, ranks]: readonly [number, number]): readonly number[] => {
  const ray: number[] = [];
  let [file, rank] = [(square % 8) + files, (square >> 3) + ranks];
  for (let at = squareAt(file, rank); at >= 0; at = squareAt(file, rank)) {
    ray.push(at);
    file += files;
    rank += ranks;
  }
  return ray;
};

/** By square and direction: the squares of that line from the nearest on. */
export const RAYS: readonly (readonly (readonly number[])[])[] = SQUARES.map((square) =>
  DIRECTIONS.map((direction) => rayFrom(square, direction)),
);

export const LEAPS_FROM: readonly (readonly number[])[] = SQUARES.map((square) =>
  LEAPS.map(([files, ranks]) => squareAt((square % 8) + files, (square >> 3) + ranks)).filter((at) => at >= 0),
);

export const NEIGHBOURS: readonly (readonly number[])[] = RAYS.map((rays) =>
  rays.flatMap(([first = -1]) => (first < 0 ? [] : [first])),
);

/** Where a pawn that goes up (1) or down (-1) the board takes from a square. */
const takes = (up: 1 | -1): readonly (readonly number[])[] =>
  SQUARES.map((square) =>
    [-1, 1].map((files) => squareAt((square % 8) + files, (square >> 3) + up)).filter((at) => at >= 0),
  );
const UPWARD = takes(1);
const DOWNWARD = takes(-1);
export const pawnTakes = (up: number): readonly (readonly number[])[] => (up > 0 ? UPWARD : DOWNWARD);

/**
 * The direction from one square to another on a line with it, plus one; 0 where no line leads there. At `from * 64 +
 * to`.
 */
export const TOWARDS = new Int8Array(64 * 64);
/** The squares between two of one line, none where there is no line; at the same place. */
export const BETWEEN: readonly (readonly number[])[] = SQUARES.flatMap((from) => {
  const between: (readonly number[])[] = SQUARES.map(() => []);
  for (const [direction, ray] of (RAYS[from] ?? []).entries())
    for (const [index, to] of ray.entries()) {
      TOWARDS[from * 64 + to] = direction + 1;
      between[to] = ray.slice(0, index);
    }
  return between;
});

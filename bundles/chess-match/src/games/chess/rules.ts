import { once } from '../common/once';
import { SIDES, type BySide, type Side } from '../common/sides';
import type { Castling, Definition, PieceType, Step } from './definition';
import { fileOf, isOnBoard, nameOf, ownRank, rankOf, squareOf } from './squares';

/** Squares one after the other that a piece may go along, until something stands there. */
export interface Path {
  readonly squares: readonly number[];
  readonly does: Step['does'];
}

/** A line an attack may come along, from the attacked square outward, and how far each type reaches on it. */
export interface Line {
  readonly squares: readonly number[];
  readonly reach: Readonly<Record<PieceType, number>>;
}

/** Castling with its squares worked out for one side. */
export interface CastlingSquares {
  readonly castling: Castling;
  readonly king: number;
  readonly rook: number;
  readonly kingTo: number;
  readonly rookTo: number;
  /** Must be empty. */
  readonly between: readonly number[];
  /** What the king stands on, passes and reaches: must not be attacked. None where it is no royal piece. */
  readonly safe: readonly number[];
}

/** A definition with its tables. Made once, when something is first played by it; positions refer to nothing in it. */
export interface Rules {
  readonly definition: Definition;
  readonly names: readonly string[];
  readonly squareByName: ReadonlyMap<string, number>;
  /** By side, type and square. */
  readonly paths: BySide<Readonly<Record<PieceType, readonly (readonly Path[])[]>>>;
  /** By attacking side and attacked square. */
  readonly lines: BySide<readonly (readonly Line[])[]>;
  /** By square: the squares that see it along the line of some rider. */
  readonly aligned: readonly ReadonlySet<number>[];
  readonly castlings: BySide<readonly CastlingSquares[]>;
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, index) => Math.min(from, to) + index);

const pathFrom = (definition: Definition, square: number, files: number, ranks: number, reach: number): number[] => {
  const path: number[] = [];
  let [file, rank] = [fileOf(definition, square) + files, rankOf(definition, square) + ranks];
  while (path.length < reach && isOnBoard(definition, file, rank)) {
    path.push(squareOf(definition, file, rank));
    file += files;
    rank += ranks;
  }
  return path;
};

const forward = (side: Side): number => (side === 'white' ? 1 : -1);

const pathsOf = (definition: Definition, side: Side, type: PieceType, square: number): readonly Path[] =>
  (definition.steps[type] ?? []).flatMap(({ files, ranks, reach, does }) => {
    const squares = pathFrom(definition, square, files, ranks * forward(side), reach);
    return squares.length === 0 ? [] : [{ squares, does }];
  });

/** Attack lines of all types that come from the same direction are one line. */
const linesOf = (definition: Definition, side: Side, square: number): readonly Line[] => {
  const directions = new Map<string, { files: number; ranks: number; reach: Record<PieceType, number> }>();
  for (const [type, steps] of Object.entries(definition.steps)) {
    for (const step of steps.filter(({ does }) => does !== 'move')) {
      const [files, ranks] = [-step.files, -step.ranks * forward(side)];
      const line = directions.get(`${files},${ranks}`) ?? { files, ranks, reach: {} };
      line.reach[type] = Math.max(line.reach[type] ?? 0, step.reach);
      directions.set(`${files},${ranks}`, line);
    }
  }
  return [...directions.values()].flatMap(({ files, ranks, reach }) => {
    const squares = pathFrom(definition, square, files, ranks, Math.max(...Object.values(reach)));
    return squares.length === 0 ? [] : [{ squares, reach }];
  });
};

const castlingSquares = (definition: Definition, side: Side, castling: Castling): CastlingSquares => {
  const rank = ownRank(definition, side, 0);
  const on = (file: number): number => squareOf(definition, file, rank);
  const { king, rook, kingTo, rookTo } = castling;
  const crossed = [...range(king, kingTo), ...range(rook, rookTo)].filter((file) => file !== king && file !== rook);
  const between = range(king, rook).slice(1, -1);
  return {
    castling,
    king: on(king),
    rook: on(rook),
    kingTo: on(kingTo),
    rookTo: on(rookTo),
    between: [...new Set([...between, ...crossed])].map(on),
    safe: definition.royal === null ? [] : range(king, kingTo).map(on),
  };
};

const bySide = <T>(make: (side: Side) => T): BySide<T> => ({ white: make('white'), black: make('black') });

export const makeRules = (definition: Definition): Rules => {
  const all = Array.from({ length: definition.files * definition.ranks }, (_, square) => square);
  const names = all.map((square) => nameOf(definition, square));
  const types = Object.keys(definition.steps);
  const paths = once(() =>
    bySide((side) =>
      Object.fromEntries(types.map((type) => [type, all.map((square) => pathsOf(definition, side, type, square))])),
    ),
  );
  const lines = once(() => bySide((side) => all.map((square) => linesOf(definition, side, square))));
  const riders = (square: number): readonly Line[] =>
    SIDES.flatMap((side) => lines()[side][square] ?? []).filter(({ squares }) => squares.length > 1);
  const aligned = once(() => all.map((square) => new Set(riders(square).flatMap(({ squares }) => squares))));
  return {
    definition,
    names,
    squareByName: new Map(names.map((name, square) => [name, square])),
    get paths() {
      return paths();
    },
    get lines() {
      return lines();
    },
    get aligned() {
      return aligned();
    },
    castlings: bySide((side) => definition.castlings.map((castling) => castlingSquares(definition, side, castling))),
  };
};

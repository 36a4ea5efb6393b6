/** Squares as rank * 8 + file, a1 = 0. A white pawn attacks towards higher ranks. */
type Squares = ReadonlySet<number>;

interface Walls {
  readonly whitePawns: Squares;
  readonly blackPawns: Squares;
  readonly whiteKing: number;
  readonly blackKing: number;
}

/** The men of a position with kings and pawns only; null if there are others. */
const readWalls = (fen: string): Walls | null => {
  const [placement = ''] = fen.split(' ');
  if (/[qrbn]/i.test(placement)) return null;
  const men = { P: new Set<number>(), p: new Set<number>(), K: new Set<number>(), k: new Set<number>() };
  for (const [row, rank] of placement.split('/').entries()) {
    let file = 0;
    for (const sign of rank) {
      if (sign === 'P' || sign === 'p' || sign === 'K' || sign === 'k') men[sign].add((7 - row) * 8 + file);
      file += Number(sign) || 1;
    }
  }
  const [[whiteKing], [blackKing]] = [[...men.K], [...men.k]];
  if (whiteKing === undefined || blackKing === undefined) return null;
  return { whitePawns: men.P, blackPawns: men.p, whiteKing, blackKing };
};

/** A step that does not leave the board, or null. */
const step = (square: number, files: number, ranks: number): number | null => {
  const [file, rank] = [(square % 8) + files, Math.floor(square / 8) + ranks];
  return file < 0 || file > 7 || rank < 0 || rank > 7 ? null : rank * 8 + file;
};

const isSquare = (square: number | null): square is number => square !== null;

const attackedBy = (pawns: Squares, forward: 1 | -1): Squares =>
  new Set([...pawns].flatMap((pawn) => [step(pawn, -1, forward), step(pawn, 1, forward)].filter(isSquare)));

const AROUND = [-1, 0, 1].flatMap((files) => [-1, 0, 1].map((ranks) => [files, ranks] as const));

/** Whether a king, left alone, could ever take an enemy pawn: where it goes it must not be attacked by pawns. */
const canTake = (king: number, own: Squares, enemy: Squares, attacked: Squares): boolean => {
  const reached = new Set([king]);
  for (const square of reached) {
    for (const [files, ranks] of AROUND) {
      const to = step(square, files, ranks);
      if (to === null || own.has(to) || attacked.has(to)) continue;
      if (enemy.has(to)) return true;
      reached.add(to);
    }
  }
  return false;
};

/**
 * Whether nothing but the kings can ever move and neither reaches a pawn: kings and pawns only, every pawn stopped by
 * another, none able to take, not in passing either. Then nobody can mate by any series of moves (FIDE 5.2.2, 6.9).
 */
export const isLocked = (fen: string): boolean => {
  const walls = readWalls(fen);
  // A square is named where a pawn may take in passing alone: then a wall may open.
  if (walls === null || fen.split(' ')[3] !== '-') return false;
  const { whitePawns, blackPawns, whiteKing, blackKing } = walls;
  const stands = (square: number | null): boolean =>
    square !== null && (whitePawns.has(square) || blackPawns.has(square));
  const isStopped =
    [...whitePawns].every((pawn) => stands(step(pawn, 0, 1))) &&
    [...blackPawns].every((pawn) => stands(step(pawn, 0, -1)));
  if (!isStopped) return false;
  const [byWhite, byBlack] = [attackedBy(whitePawns, 1), attackedBy(blackPawns, -1)];
  if ([...blackPawns].some((pawn) => byWhite.has(pawn)) || [...whitePawns].some((pawn) => byBlack.has(pawn)))
    return false;
  return !canTake(whiteKing, whitePawns, blackPawns, byBlack) && !canTake(blackKing, blackPawns, whitePawns, byWhite);
};

import type { Position } from '../../chess/position';
import { writePosition } from '../rules/fen';
import type { Agreed } from '../rules/setting';

/*
 * The rules of shared positions once more, square by square and slowly, with nothing of the tables and the generator
 * that the game is played by: two statements of the same rules that were not written alike seldom err alike.
 */

type Pieces = Readonly<Record<string, string>>;
interface Stand {
  readonly pieces: Pieces;
  readonly white: boolean;
  readonly rights: string;
  readonly passed: string;
}

const THRONE = 'e5';
const FILES = 'abcdefghi';
const START = { k: 1, g: 1, l: 2, m: 2, v: 2 };
const STRAIGHT = ['0 1', '1 0', '0 -1', '-1 0'];
const DIAGONAL = ['1 1', '1 -1', '-1 1', '-1 -1'];
const LEAPS = ['1 2', '2 1', '2 -1', '1 -2', '-1 -2', '-2 -1', '-2 1', '-1 2'];

const standOf = (position: Position): Stand => {
  const [placement = '', side, rights = '-', passed = '-'] = writePosition(position).split(' ');
  const pieces: Record<string, string> = {};
  placement.split('/').forEach((rank, down) => {
    let file = 0;
    for (const sign of rank)
      if (/\d/.test(sign)) file += Number(sign);
      else {
        pieces[`${FILES[file] ?? ''}${9 - down}`] = sign;
        file += 1;
      }
  });
  return { pieces, white: side === 'w', rights, passed };
};

const isWhite = (piece: string | undefined): boolean | null =>
  piece === undefined ? null : piece === piece.toUpperCase();
const kind = (piece: string | undefined): string => (piece ?? '').toLowerCase();
const squareBeside = (square: string, step: string): string | null => {
  const [files = 0, ranks = 0] = step.split(' ').map(Number);
  const [file, rank] = [FILES.indexOf(square.charAt(0)) + files, Number(square.slice(1)) + ranks];
  return file < 0 || file > 8 || rank < 1 || rank > 9 ? null : `${FILES[file] ?? ''}${rank}`;
};
/** By step and square: asked for millions of times, it is worked out once. */
const neighbours = new Map<string, Map<string, string | null>>();
const beside = (square: string, step: string): string | null => {
  let ofStep = neighbours.get(step);
  if (ofStep === undefined) neighbours.set(step, (ofStep = new Map()));
  let next = ofStep.get(square);
  if (next === undefined) ofStep.set(square, (next = squareBeside(square, step)));
  return next;
};
const whereIs = (pieces: Pieces, type: string, white: boolean): string | null =>
  Object.keys(pieces).find((square) => kind(pieces[square]) === type && isWhite(pieces[square]) === white) ?? null;
const inPalace = (square: string | null): boolean => square !== null && /^[c-g][3-7]$/.test(square);

/**
 * Squares a piece looks at, whether it may go there or not: along its way up to what stands there, and never beyond the
 * throne.
 */
const looksAt = (agreed: Agreed, pieces: Pieces, from: string): readonly string[] => {
  const piece = pieces[from];
  const white = isWhite(piece) === true;
  const along = (steps: readonly string[], most: number): readonly string[] =>
    steps.flatMap((step) => {
      const seen: string[] = [];
      let at = beside(from, step);
      while (at !== null && seen.length < most) {
        seen.push(at);
        if (pieces[at] !== undefined || at === THRONE) break;
        at = beside(at, step);
      }
      return seen;
    });
  switch (kind(piece)) {
    case 'a':
      return along([...STRAIGHT, ...DIAGONAL], 1);
    case 'k': {
      const supports = !agreed.crossRequiresPalace || inPalace(whereIs(pieces, 'a', white));
      const mayCross = agreed.rules !== 'szlachetny' && pieces[THRONE] === undefined && supports;
      const step = [...STRAIGHT, ...DIAGONAL].find((each) => beside(from, each) === THRONE);
      const over = step === undefined ? null : beside(THRONE, step);
      return [...along([...STRAIGHT, ...DIAGONAL], 2), ...(mayCross && over !== null ? [over] : [])];
    }
    case 'g':
      return along([...STRAIGHT, ...DIAGONAL], 9);
    case 'l':
      return along(STRAIGHT, 9);
    case 'm':
      return along(DIAGONAL, 9);
    case 'v':
      return along(LEAPS, 1);
    default:
      return along(white ? ['-1 1', '1 1'] : ['-1 -1', '1 -1'], 1);
  }
};

const isAttacked = (agreed: Agreed, pieces: Pieces, square: string, byWhite: boolean): boolean =>
  Object.keys(pieces).some(
    (from) => isWhite(pieces[from]) === byWhite && looksAt(agreed, pieces, from).includes(square),
  );

const hasHeir = (agreed: Agreed, pieces: Pieces, white: boolean): boolean => {
  const heir = whereIs(pieces, 'k', white);
  return heir !== null && (!agreed.successionPalaceOnly || inPalace(heir));
};

interface Go {
  readonly name: string;
  readonly pieces: Pieces;
  readonly entersThrone: boolean;
}

const moved = (pieces: Pieces, from: string, to: string, more: Pieces = {}): Pieces => {
  const { [from]: piece = '', ...others } = pieces;
  return { ...others, [to]: piece, ...more };
};

/** L5 what a ratnik becomes on the last rank. */
const becoming = ({ pieces, white }: Stand): readonly string[] => {
  const may = Object.entries(START).filter(
    ([type, most]) =>
      Object.values(pieces).filter((piece) => kind(piece) === type && isWhite(piece) === white).length < most,
  );
  return may.map(([type]) => type);
};

const ratnikGoes = (agreed: Agreed, stand: Stand, from: string): readonly Go[] => {
  const { pieces, white, passed } = stand;
  const ahead = white ? '0 1' : '0 -1';
  const goals: { readonly to: string; readonly taken: string | null }[] = [];
  const open = agreed.rules === 'szlachetny';
  const one = beside(from, ahead);
  if (one !== null && pieces[one] === undefined && (one !== THRONE || open)) {
    goals.push({ to: one, taken: null });
    const two = beside(one, ahead);
    const isFirst = from.slice(1) === (white ? '2' : '8');
    if (isFirst && two !== null && pieces[two] === undefined) goals.push({ to: two, taken: null });
  }
  for (const to of looksAt(agreed, pieces, from)) {
    if (isWhite(pieces[to]) === !white && to !== THRONE) goals.push({ to, taken: null });
    if (agreed.enPassant && to === passed) goals.push({ to, taken: beside(to, white ? '0 -1' : '0 1') });
  }
  return goals.flatMap(({ to, taken }) => {
    const others = Object.entries(pieces).filter(([square]) => square !== taken);
    const after = moved(Object.fromEntries(others), from, to);
    const go = { name: `${from}${to}`, pieces: after, entersThrone: false };
    if (to.slice(1) !== (white ? '9' : '1')) return [go];
    const types = becoming(stand);
    if (types.length === 0) return [go];
    return types.map((type) => ({
      ...go,
      name: `${go.name}${type}`,
      pieces: { ...after, [to]: white ? type.toUpperCase() : type },
    }));
  });
};

const pieceGoes = (agreed: Agreed, { pieces, white }: Stand, from: string): readonly Go[] =>
  looksAt(agreed, pieces, from).flatMap((to) => {
    const type = kind(pieces[from]);
    if (isWhite(pieces[to]) === white) return [];
    if (to === THRONE) {
      const isSovereign = type === 'a' || type === 'k';
      const target = kind(pieces[to]);
      // L12 what stands there and may not win by it is never taken there.
      if (target !== '' && target !== 'a' && target !== 'k') return [];
      if (!isSovereign && (agreed.rules !== 'szlachetny' || target !== '')) return [];
      if (type === 'k' && agreed.rules !== 'original' && !inPalace(whereIs(pieces, 'a', white))) return [];
      return [{ name: `${from}${to}`, pieces: moved(pieces, from, to), entersThrone: isSovereign }];
    }
    return [{ name: `${from}${to}`, pieces: moved(pieces, from, to), entersThrone: false }];
  });

const castlings = (agreed: Agreed, { pieces, white, rights }: Stand): readonly Go[] => {
  const rank = white ? '1' : '9';
  const sides = [
    { sign: 'K', rook: 'i', between: ['f', 'g', 'h'], goals: { g: 'f', h: 'g' } },
    { sign: 'Q', rook: 'a', between: ['b', 'c', 'd'], goals: { c: 'd', b: 'c' } },
  ];
  return sides.flatMap(({ sign, rook, between, goals }) => {
    const isFree = between.every((file) => {
      const square = `${file}${rank}`;
      return pieces[square] === undefined && !isAttacked(agreed, pieces, square, !white);
    });
    if (!rights.includes(white ? sign : sign.toLowerCase()) || !isFree) return [];
    return Object.entries(goals).map(([to, rookTo]) => ({
      name: `e${rank}${to}${rank}`,
      pieces: moved(moved(pieces, `e${rank}`, `${to}${rank}`), `${rook}${rank}`, `${rookTo}${rank}`),
      entersThrone: false,
    }));
  });
};

/** Every turn of the side to move, as coordinates, sorted. */
export const naiveTurns = (agreed: Agreed, position: Position): readonly string[] => {
  const stand = standOf(position);
  const { pieces, white } = stand;
  if (whereIs(pieces, 'a', white) === null) return whereIs(pieces, 'k', white) === null ? [] : ['inauguration'];
  const own = Object.keys(pieces).filter((square) => isWhite(pieces[square]) === white);
  const all = own.flatMap((from) => (kind(pieces[from]) === 'r' ? ratnikGoes : pieceGoes)(agreed, stand, from));
  const holds = (of: Pieces): boolean => isWhite(of[THRONE]) === white && ['a', 'k'].includes(kind(of[THRONE]));
  const isUnsafe = (after: Pieces): boolean => {
    const kniaz = whereIs(after, 'a', white);
    return !hasHeir(agreed, after, white) && kniaz !== null && isAttacked(agreed, after, kniaz, !white);
  };
  const lawful = [...all, ...castlings(agreed, stand)].filter(
    ({ pieces: after, entersThrone }) =>
      !isUnsafe(after) && !(entersThrone && isAttacked(agreed, after, THRONE, !white)),
  );
  const isRokosh = (after: Pieces): boolean =>
    holds(pieces) && holds(after) && isAttacked(agreed, after, THRONE, !white);
  const met = lawful.filter(({ pieces: after }) => !isRokosh(after));
  return (met.length > 0 || agreed.rokoshLoses ? met : lawful).map(({ name }) => name).toSorted();
};

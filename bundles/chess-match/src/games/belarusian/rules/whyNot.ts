import { squaresAfter } from '../../chess/place';
import { pieceAt, type Position } from '../../chess/position';
import { opponent } from '../../common/sides';
import { acrossThrone, DEFINITION, HOMES, KNIAZ, KNIAZHYCH, RATNIK, TABLES, THRONE } from './board';
import { FAR } from './castling';
import { hasSupport, holdsThrone, isAtThrone, isAttacked, isInCheck, isSheltered } from './pieces';
import { hasPalace, isOpenToAll, mayPass, type Agreed } from './setting';
import { everyStep, promotionsOf } from './steps';
import { mustInaugurate } from './turn';
import type { rules } from '../words/rules';
import type { Written } from './written';

type Rule = keyof typeof rules.ru;

/**
 * Why a turn cannot be made, and the rule it comes from (rules/belarusian.md), where the piece does not say another.
 */
export const WHY = {
  'no-man': 'L1',
  'foreign-man': 'L1',
  'other-man': 'L1',
  'own-man': 'L1',
  'nothing-to-take': 'L1',
  unreachable: 'L1',
  blocked: 'L1',
  'throne-passed': 'L2',
  'throne-closed': 'L2',
  'throne-attacked': 'L3',
  'no-support': 'L3',
  'throne-crossed': 'L4',
  'promotion-missing': 'L5',
  'promotion-full': 'L5',
  'promotion-never': 'L5',
  'promotion-undue': 'L5',
  'castling-far': 'L6',
  'castling-lost': 'L6',
  'castling-barred': 'L6',
  'castling-attacked': 'L6',
  'inauguration-due': 'L7',
  'inauguration-undue': 'L7',
  'in-check': 'L7',
  'kniaz-attacked': 'L7',
  rokosh: 'L8',
  'throne-sheltered': 'L12',
} as const satisfies Readonly<Record<string, Rule>>;

/** Rules that say how a piece goes, where it is not as the pieces of L1 do. */
const GAIT: Readonly<Record<string, Rule>> = { [KNIAZHYCH]: 'L4', [RATNIK]: 'L5' };

export interface WhyNot {
  readonly kind: keyof typeof WHY;
  /** The square it is about; "" where it is about none. */
  readonly at: string;
  readonly rule: Rule;
}

const why = (kind: WhyNot['kind'], square?: number, rule: Rule = WHY[kind]): WhyNot => ({
  kind,
  at: square === undefined ? '' : (TABLES.names[square] ?? ''),
  rule,
});

type Move = Extract<Written, { kind: 'move' }>;

const whyNoCastling = (agreed: Agreed, position: Position, wing: 'king' | 'queen', far: number | null): WhyNot => {
  const { squares, toMove, castling } = position;
  const way = HOMES[toMove].find((each) => each.castling.wing === wing);
  if (far === null) return why('castling-far');
  if (way === undefined || !castling[toMove].includes(wing)) return why('castling-lost');
  const barred = way.between.find((square) => pieceAt(squares, square) !== null);
  if (barred !== undefined) return why('castling-barred', barred);
  const foe = opponent(toMove);
  return why(
    'castling-attacked',
    way.between.find((square) => isAttacked(agreed, squares, square, foe)),
  );
};

/** L6 a castling that is written as the kniaz goes, two or three squares from home towards a ladya. */
const castlingMeant = (
  { squares, toMove }: Position,
  { from, to }: Move,
): { readonly wing: 'king' | 'queen'; readonly far: number } | null => {
  if (pieceAt(squares, from)?.type !== KNIAZ) return null;
  const way = HOMES[toMove].find(
    ({ king, rook }) => king === from && FAR.some((far) => to === king + far * Math.sign(rook - king)),
  );
  return way === undefined ? null : { wing: way.castling.wing, far: Math.abs(to - from) };
};

/** Squares between two that stand in one line, from the first to the second; none where they do not. */
const between = (from: number, to: number): readonly number[] => {
  const { files } = DEFINITION;
  const [file, rank] = [(to % files) - (from % files), Math.floor(to / files) - Math.floor(from / files)];
  if (file !== 0 && rank !== 0 && Math.abs(file) !== Math.abs(rank)) return [];
  const length = Math.max(Math.abs(file), Math.abs(rank));
  const by = Math.sign(file) + Math.sign(rank) * files;
  return Array.from({ length: length - 1 }, (_, index) => from + (index + 1) * by);
};

/** Whether the piece would go there on an empty board without a throne. */
const goesThere = (position: Position, { from, to }: Move): boolean => {
  const piece = pieceAt(position.squares, from);
  const [file, rank] = [
    (to % DEFINITION.files) - (from % DEFINITION.files),
    Math.floor(to / DEFINITION.files) - Math.floor(from / DEFINITION.files),
  ];
  const ahead = piece?.side === 'black' ? -1 : 1;
  const isFirst = Math.floor(from / DEFINITION.files) === (ahead === 1 ? 1 : DEFINITION.ranks - 2);
  return (DEFINITION.steps[piece?.type ?? ''] ?? []).some((step) => {
    const reach = piece?.type === RATNIK && step.does === 'move' && isFirst ? 2 : step.reach;
    return Array.from({ length: reach }, (_, index) => index + 1).some(
      (times) => file === step.files * times && rank === step.ranks * ahead * times,
    );
  });
};

/** L2 L3 why nobody lands on the throne. */
const whyNotThrone = (agreed: Agreed, { squares, toMove }: Position, { from }: Move): WhyNot | null => {
  const type = pieceAt(squares, from)?.type ?? '';
  if (isSheltered(squares)) return why('throne-sheltered', THRONE);
  if (!isAtThrone(type))
    return isOpenToAll(agreed) && pieceAt(squares, THRONE) === null ? null : why('throne-closed', THRONE);
  if (type === KNIAZHYCH && hasPalace(agreed) && !hasSupport(squares, toMove)) return why('no-support', THRONE);
  return null;
};

const whyNoWay = (agreed: Agreed, position: Position, move: Move): WhyNot => {
  const { squares } = position;
  const type = pieceAt(squares, move.from)?.type ?? '';
  const asItGoes = (kind: 'unreachable' | 'blocked' | 'nothing-to-take', square: number): WhyNot =>
    why(kind, square, GAIT[type]);
  const castling = castlingMeant(position, move);
  if (castling !== null) return whyNoCastling(agreed, position, castling.wing, castling.far);
  if (!goesThere(position, move)) return asItGoes('unreachable', move.to);
  const barred = between(move.from, move.to).find((square) => pieceAt(squares, square) !== null);
  if (barred !== undefined) return asItGoes('blocked', barred);
  if (between(move.from, move.to).includes(THRONE))
    return type === KNIAZHYCH && acrossThrone(move.from) === move.to
      ? why('throne-crossed', THRONE, mayPass(agreed) ? 'L4' : 'L12')
      : why('throne-passed', THRONE);
  if (move.to === THRONE) return whyNotThrone(agreed, position, move) ?? asItGoes('unreachable', move.to);
  const target = pieceAt(squares, move.to);
  if (type === RATNIK && target === null) return asItGoes('nothing-to-take', move.to);
  return asItGoes(target === null ? 'unreachable' : 'blocked', move.to);
};

const whyNoPromotion = ({ squares, toMove }: Position, { promotion, to }: Move): WhyNot => {
  const may = promotionsOf(squares, toMove);
  if (promotion === null) return why('promotion-missing', to);
  if (!DEFINITION.promotions.includes(promotion)) return why('promotion-never', to);
  return why(may.includes(promotion) ? 'promotion-undue' : 'promotion-full', to);
};

/** The step is there, but the kniaz would be taken, or the throne not be held. */
const whyUnsafe = (agreed: Agreed, position: Position, move: Move): WhyNot => {
  const { squares, toMove } = position;
  const step = everyStep(agreed, position).find(({ from, to }) => from === move.from && to === move.to);
  const after = step === undefined ? squares : squaresAfter(position, step);
  const isThroneLost = holdsThrone(after, toMove) && isAttacked(agreed, after, THRONE, opponent(toMove));
  if (isThroneLost) return why(move.to === THRONE ? 'throne-attacked' : 'rokosh', THRONE);
  return why(isInCheck(agreed, squares, toMove) ? 'in-check' : 'kniaz-attacked', move.to);
};

const whyNoMove = (agreed: Agreed, position: Position, move: Move): WhyNot => {
  const { squares, toMove } = position;
  const piece = pieceAt(squares, move.from);
  if (piece === null) return why('no-man', move.from);
  if (piece.side !== toMove) return why('foreign-man', move.from);
  if (move.piece !== null && move.piece !== piece.type) return why('other-man', move.from);
  if (pieceAt(squares, move.to)?.side === toMove) return why('own-man', move.to);
  const steps = everyStep(agreed, position).filter(({ from, to }) => from === move.from && to === move.to);
  const [step] = steps;
  if (step === undefined) return whyNoWay(agreed, position, move);
  if (!steps.some(({ promotion }) => promotion === move.promotion)) return whyNoPromotion(position, move);
  return move.takes && step.captured < 0
    ? why('nothing-to-take', move.to, GAIT[piece.type])
    : whyUnsafe(agreed, position, move);
};

/** Why what is written is no turn of this position. */
export const whyNot = (agreed: Agreed, position: Position, written: Written): WhyNot => {
  if (mustInaugurate(position)) return why('inauguration-due');
  if (written.kind === 'inauguration') return why('inauguration-undue');
  return written.kind === 'castling'
    ? whyNoCastling(agreed, position, written.wing, written.far)
    : whyNoMove(agreed, position, written);
};

import { ORTHODOX, TAKE_ALL, WITHOUT_LEAPS } from '../../chess/orthodox';
import { makeRules, type Rules } from '../../chess/rules';

/** The kinds of chess in series (P4, P5, P9 to P12). */
export const VARIANTS = ['italian', 'scottish', 'english', 'take-all', 'logical', 'marseillais'] as const;
export type Variant = (typeof VARIANTS)[number];

/**
 * What a check does within a series: comes with its last move alone (P5), ends it (P4), or is no check at all (P10).
 */
export type Check = 'last' | 'ends' | 'none';

/** All that tells one kind from another: nothing else asks which it is. */
export interface Kind {
  readonly variant: Variant;
  readonly rules: Rules;
  readonly check: Check;
  /** P6 with the first move of a series. */
  readonly hasEnPassant: boolean;
  /** P9 no piece moves again before every other that can move has moved as often. */
  readonly isInTurn: boolean;
  /** P10 who has taken everything has won. */
  readonly takesAll: boolean;
  /** Moves of a turn, counted from 1. */
  readonly movesOf: (turn: number) => number;
  /** P7 so many turns without a capture and a pawn's move are a draw; null: no number of them is. */
  readonly quietTurns: number | null;
  /** P7 they are one by themselves; else where the arbiter accepts a claim. */
  readonly isDrawnAtOnce: boolean;
}

const ORTHODOX_BOARD = makeRules(ORTHODOX);

/** Italian chess, by which the others are told. */
const ITALIAN: Kind = {
  variant: 'italian',
  rules: ORTHODOX_BOARD,
  check: 'last',
  hasEnPassant: true,
  isInTurn: false,
  takesAll: false,
  movesOf: (turn) => turn,
  quietTurns: 10,
  isDrawnAtOnce: true,
};

/** P9 what English chess says of the order of moves, whatever the aim. */
const inEnglishOrder = (kind: Kind): Kind => ({ ...kind, hasEnPassant: false, isInTurn: true });

const KINDS: Readonly<Record<Variant, Kind>> = {
  italian: ITALIAN,
  scottish: { ...ITALIAN, variant: 'scottish', check: 'ends' },
  english: inEnglishOrder({ ...ITALIAN, variant: 'english', check: 'ends' }),
  'take-all': { ...ITALIAN, variant: 'take-all', rules: makeRules(TAKE_ALL), check: 'none', takesAll: true },
  logical: { ...ITALIAN, variant: 'logical', rules: makeRules(WITHOUT_LEAPS), check: 'ends', hasEnPassant: false },
  marseillais: {
    ...ITALIAN,
    variant: 'marseillais',
    check: 'ends',
    quietTurns: null,
    movesOf: (turn) => (turn === 1 ? 1 : 2),
  },
};

export const kindOf = (variant: Variant): Kind => KINDS[variant];

/** What may be agreed of the kinds beside which of them is played. */
export interface Agreed {
  readonly variant: Variant;
  /** P7 whether ten quiet turns are a draw by themselves, or where the arbiter accepts a claim. */
  readonly tenTurns: 'auto' | 'claim';
  /** P11 whether checks in Logical chess are as in Scottish chess, or as in Italian. */
  readonly logicalCheck: 'scottish' | 'italian';
  /** P10 whether Take-all chess leaves the order of its moves free, or has that of English chess. */
  readonly takeAllOrder: 'free' | 'english';
  /** P12 whether the first turn of Marseillais chess has one move. */
  readonly balanced: boolean;
}

/** The kind as it is agreed. */
export const agreedKind = ({ variant, tenTurns, logicalCheck, takeAllOrder, balanced }: Agreed): Kind => {
  const kind = kindOf(variant);
  const isOrdered = variant === 'take-all' && takeAllOrder === 'english';
  return {
    ...(isOrdered ? inEnglishOrder(kind) : kind),
    check: variant === 'logical' && logicalCheck === 'italian' ? 'last' : kind.check,
    movesOf: variant === 'marseillais' && !balanced ? () => 2 : kind.movesOf,
    isDrawnAtOnce: tenTurns === 'auto',
  };
};

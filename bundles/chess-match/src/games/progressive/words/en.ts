import { countedText } from '../../../view/counted';
import { fenFault, withPart } from '../../chess/fenTexts';
import { WHY_WORDS } from '../../chess/whyTexts';
import { joined } from '../../common/texts';
import type { StartError } from '../rules/fen';
import type { EndReason } from '../rules/state';
import { DUEL_ENDS_EN, duelEn, duelFactEn } from '../../duel/words/en';
import { named } from '../../duel/words/problems';
import type { ProgressiveTexts } from './texts';

const SIDE = { white: 'White', black: 'Black' } as const;

const moves = (count: number): string => countedText(count, { one: 'move', few: 'moves', many: 'moves' }, 'en');

/** Completes "not a possible position, …". */
const fault = (what: StartError['kind'], part: string): string =>
  what === 'turn'
    ? withPart('this turn is not of the side to move: White has the odd ones', part, 'en')
    : fenFault(what, part, 'en');

const ENDS: Readonly<Record<EndReason, string>> = {
  mate: 'mate',
  'progressive-mate': 'progressive mate',
  stalemate: 'stalemate',
  'incomplete-series': 'series that cannot be completed',
  'ten-turns': 'ten turns without capture or pawn move',
  'all-taken': 'everything taken',
  ...DUEL_ENDS_EN,
};
const endOf = (reason: string): string => (Object.hasOwn(ENDS, reason) ? ENDS[reason as EndReason] : reason);

/** What chess in series refuses, how a game ends, and what can be undone. */
export const en: ProgressiveTexts = {
  problems: {
    ...named('progressive', duelEn({ endOf, fault, example: '1.e4 2.e5 Nf6' })),
    'progressive/move/unreadable': ({ text }) => `"${text}" is no move. Write Nf3, exd5, O-O, e8=Q or e2-e4.`,
    'progressive/move/illegal': ({ text, side, inCheck, why }) =>
      inCheck && (why.kind === 'in-check' || why.kind === 'other')
        ? `${SIDE[side]} is in check, and ${text} does not end it: the first move of the series has to.`
        : `${SIDE[side]} cannot play ${text}: ${WHY_WORDS.en.why(why)}.`,
    'progressive/move/ambiguous': ({ text, candidates }) => `${text} is not clear: ${WHY_WORDS.en.which(candidates)}.`,
    'progressive/move/wrong_mark': ({ text, san }) => `${text} is written wrong; it is ${san}.`,
    'progressive/move/early_check': ({ text, left }) =>
      `${text} gives check, and ${moves(left)} of the series would follow: check comes with the last one only.`,
    'progressive/move/not_in_turn': ({ text, waiting }) =>
      `${text}: this piece waits until every other piece that can move has moved as often. To move now: ${joined(waiting, 'or')}.`,
    'progressive/series/short': ({ turn, lacks, length }) =>
      `Turn ${turn} is a series of ${moves(length)}: ${lacks} more.`,
    'progressive/series/long': ({ text, length, byCheck }) =>
      byCheck ? `A check has ended the series: delete ${text}.` : `The series has ${moves(length)}: delete ${text}.`,
    'progressive/series/wrong_turn': ({ expected, found }) => `It is turn ${expected}, not ${found}.`,
    'progressive/claim/too_few': ({ quiet, needed }) =>
      `Only ${quiet} turns in a row were without a capture and a pawn move, and a claim needs ${needed}.`,
    'progressive/claim/none': () => 'In this kind of chess no number of quiet turns is a draw.',
  },
  ends: ENDS,
  fact: duelFactEn((kind, label) => {
    if (kind === 'turn') return `turn ${label}`;
    return kind === 'claim' ? 'the draw by ten turns' : null;
  }),
};

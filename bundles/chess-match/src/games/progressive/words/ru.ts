import { countedText } from '../../../view/counted';
import { sanIn } from '../../chess/sanIn';
import { fenFault, withPart } from '../../chess/fenTexts';
import { WHY_WORDS } from '../../chess/whyTexts';
import { joined } from '../../common/texts';
import type { StartError } from '../rules/fen';
import type { EndReason } from '../rules/state';
import { DUEL_ENDS_RU, duelRu, duelFactRu } from '../../duel/words/ru';
import { named } from '../../duel/words/problems';
import type { ProgressiveTexts } from './texts';

const SIDE_FIRST = { white: 'Белые', black: 'Чёрные' } as const;

const moves = (count: number): string => countedText(count, { one: 'ход', few: 'хода', many: 'ходов' }, 'ru');

/** Completes "такой позиции быть не может, …". */
const fault = (what: StartError['kind'], part: string): string =>
  what === 'turn'
    ? withPart('серия не той стороны, которая ходит: у белых нечётные', part, 'ru')
    : fenFault(what, part, 'ru');

const ENDS: Readonly<Record<EndReason, string>> = {
  mate: 'мат',
  'progressive-mate': 'прогрессивный мат',
  stalemate: 'пат',
  'incomplete-series': 'серию нельзя закончить',
  'ten-turns': 'десять серий без взятий и ходов пешек',
  'all-taken': 'взято всё',
  ...DUEL_ENDS_RU,
};
const endOf = (reason: string): string => (Object.hasOwn(ENDS, reason) ? ENDS[reason as EndReason] : reason);

/** What chess in series refuses, how a game ends, and what can be undone. */
export const ru: ProgressiveTexts = {
  problems: {
    ...named('progressive', duelRu({ endOf, fault, example: '1.e4 2.e5 Кf6' })),
    'progressive/move/unreadable': ({ text }) => `«${text}» не ход. Пишите Кf3, exd5, 0-0, e8Ф или e2-e4.`,
    'progressive/move/illegal': ({ text, side, inCheck, why }) =>
      inCheck && (why.kind === 'in-check' || why.kind === 'other')
        ? `${SIDE_FIRST[side]} под шахом, ход ${sanIn(text, 'ru')} от него не спасает, а уйти надо первым ходом серии.`
        : `${SIDE_FIRST[side]} не могут сыграть ${sanIn(text, 'ru')}: ${WHY_WORDS.ru.why(why)}.`,
    'progressive/move/ambiguous': ({ text, candidates }) =>
      `Ход ${sanIn(text, 'ru')} неоднозначен: ${WHY_WORDS.ru.which(candidates)}.`,
    'progressive/move/wrong_mark': ({ text, san }) => `${sanIn(text, 'ru')} записан неверно, это ${sanIn(san, 'ru')}.`,
    'progressive/move/early_check': ({ text, left }) =>
      `${sanIn(text, 'ru')} даёт шах, а за ним в серии ещё ${moves(left)}: шах возможен только последним.`,
    'progressive/move/not_in_turn': ({ text, waiting }) =>
      `${sanIn(text, 'ru')}: эта фигура ждёт, пока столько же раз не сходят все, кто может. Сейчас ходят с ${joined(waiting, 'или')}.`,
    'progressive/series/short': ({ turn, lacks, length }) =>
      `Серия ${turn} — ${moves(length)}, не хватает ещё ${lacks}.`,
    'progressive/series/long': ({ text, length, byCheck }) =>
      byCheck
        ? `Шах закончил серию: уберите ${sanIn(text, 'ru')}.`
        : `В серии ${moves(length)}: уберите ${sanIn(text, 'ru')}.`,
    'progressive/series/wrong_turn': ({ expected, found }) => `Сейчас серия ${expected}, а не ${found}.`,
    'progressive/claim/too_few': ({ quiet, needed }) =>
      `Серий подряд без взятий и ходов пешек было ${quiet}, а для ничьей нужно ${needed}.`,
    'progressive/claim/none': () => 'В этом виде шахмат ничьей за тихие серии нет.',
  },
  ends: ENDS,
  fact: duelFactRu((kind, label) => {
    if (kind === 'turn') return `серию ${label}`;
    return kind === 'claim' ? 'ничью за десять серий' : null;
  }),
};

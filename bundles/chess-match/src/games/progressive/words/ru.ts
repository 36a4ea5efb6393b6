import { countedText } from '../../../view/counted';
import { sanIn } from '../../chess/sanIn';
import { formatClock } from '../../../view/timeText';
import { fenFault, withPart } from '../../chess/fenTexts';
import { WHY_WORDS } from '../../chess/whyTexts';
import { joined } from '../../common/texts';
import type { StartError } from '../rules/fen';
import type { EndReason } from '../rules/state';
import { recordRu } from './recordRu';
import type { ProgressiveTexts } from './texts';

const SIDE = { white: 'белые', black: 'чёрные' } as const;
const SIDE_FIRST = { white: 'Белые', black: 'Чёрные' } as const;
const OF_SIDE = { white: 'белых', black: 'чёрных' } as const;
const TO_SIDE = { white: 'Белым', black: 'Чёрным' } as const;

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
  agreement: 'ничья по соглашению',
  resignation: 'сдача',
  flag: 'флажок',
  aborted: 'матч прерван',
};
const endOf = (reason: string): string => (Object.hasOwn(ENDS, reason) ? ENDS[reason as EndReason] : reason);

/** What chess in series refuses, how a game ends, and what can be undone. */
export const ru: ProgressiveTexts = {
  problems: {
    ...recordRu,
    'progressive/game/over': ({ reason }) =>
      `Партия окончена (${endOf(reason)}): отмените то, чем она кончилась, или начните новую.`,
    'progressive/move/unreadable': ({ text }) => `«${text}» не ход. Пишите Кf3, exd5, 0-0, e8Ф или e2-e4.`,
    'progressive/move/illegal': ({ text, side, inCheck, why }) =>
      inCheck && (why.kind === 'in-check' || why.kind === 'other')
        ? `${SIDE_FIRST[side]} под шахом, ход ${sanIn(text, 'ru')} от него не спасает, а уйти надо первым ходом серии.`
        : `${SIDE_FIRST[side]} не могут сыграть ${sanIn(text, 'ru')}: ${WHY_WORDS.ru.why(why)}.`,
    'progressive/move/ambiguous': ({ text, candidates }) =>
      `Ход ${sanIn(text, 'ru')} неоднозначен: ${WHY_WORDS.ru.which(candidates)}.`,
    'progressive/move/wrong_mark': ({ text, san }) => `${sanIn(text, 'ru')} записан неверно, это ${sanIn(san, 'ru')}.`,
    'progressive/move/early_check': ({ text, left }) =>
      `${sanIn(text, 'ru')} даёт шах, а до конца серии ${moves(left)}: шах возможен только последним.`,
    'progressive/move/not_in_turn': ({ text, waiting }) =>
      `${sanIn(text, 'ru')}: эта фигура ждёт, пока столько же раз не сходят все, кто может. Сейчас ходят с ${joined(waiting, 'или')}.`,
    'progressive/series/short': ({ turn, lacks, length }) =>
      `Серия ${turn} — ${moves(length)}, не хватает ещё ${lacks}.`,
    'progressive/series/long': ({ text, length, byCheck }) =>
      byCheck
        ? `Шах закончил серию: уберите ${sanIn(text, 'ru')}.`
        : `В серии ${moves(length)}: уберите ${sanIn(text, 'ru')}.`,
    'progressive/series/wrong_turn': ({ expected, found }) => `Сейчас серия ${expected}, а не ${found}.`,
    'progressive/flag/time_left': ({ side, remainingMs }) =>
      `Флажок ${OF_SIDE[side]} не упал, осталось ${formatClock(remainingMs)}.`,
    'progressive/clock/running': () => 'Часы уже пущены.',
    'progressive/clock/stopped': () => 'Часы и так стоят.',
    'progressive/clock/bad_time': () => 'На часах может быть не больше 24 часов.',
    'progressive/clock/no_gap': () => 'В этой партии время не терялось: решать нечего.',
    'progressive/draw/offered_already': ({ side }) => `${SIDE_FIRST[side]} уже предложили ничью.`,
    'progressive/draw/not_offered': ({ side }) => `${TO_SIDE[side]} ничью не предлагали.`,
    'progressive/claim/too_few': ({ quiet, needed }) =>
      `Серий подряд без взятий и ходов пешек было ${quiet}, а для ничьей нужно ${needed}.`,
    'progressive/claim/none': () => 'В этом виде шахмат ничьей за тихие серии нет.',
    'progressive/start/bad_position': ({ what, part }) =>
      `Доска так начаться не может: ${fault(what, part)}. Проверьте FEN.`,
    'progressive/start/over': ({ reason }) =>
      `Доска так начаться не может: партия сразу окончена (${endOf(reason)}). Проверьте позицию.`,
    'progressive/correct/no_board': ({ board }) => `Доски ${board} нет: в этой игре одна доска.`,
    'progressive/correct/bad_position': ({ what, part }) =>
      `Такой позиции быть не может, ${fault(what, part)}. Проверьте FEN.`,
    'progressive/correct/side_to_move': ({ side }) => `Ходят ${SIDE[side]}: так должно быть и в позиции.`,
    'progressive/correct/over': ({ reason }) => `Партия была бы сразу окончена (${endOf(reason)}). Проверьте позицию.`,
    'progressive/correct/no_change': () => 'На доске уже так: исправлять здесь нечего.',
  },
  ends: ENDS,
  fact: (kind, label) => {
    const side = label === 'white' || label === 'black' ? OF_SIDE[label] : label;
    switch (kind) {
      case 'turn':
        return `серию ${label}`;
      case 'flag':
        return `флажок ${side}`;
      case 'resignation':
        return `сдачу ${side}`;
      case 'agreement':
        return 'ничью по соглашению';
      case 'claim':
        return 'ничью за десять серий';
      case 'position':
        return 'правку позиции';
      case 'aborted':
        return 'прерывание матча';
      default:
        return label;
    }
  },
};

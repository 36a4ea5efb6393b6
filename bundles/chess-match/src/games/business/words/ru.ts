import { countedText } from '../../../view/counted';
import { sanIn } from '../../chess/sanIn';
import { chipsText } from './chips';
import { lineIn } from './lineIn';
import { formatClock } from '../../../view/timeText';
import { WHY_WORDS } from '../../chess/whyTexts';
import { joined } from '../../common/texts';
import { duelRu } from '../../duel/words/ru';
import { namedRecord } from '../../duel/words/problems';
import { notationRu } from './notationRu';
import type { BusinessTexts } from './texts';

const SIDE = { white: 'белые', black: 'чёрные' } as const;
const SIDE_FIRST = { white: 'Белые', black: 'Чёрные' } as const;
const OF_SIDE = { white: 'белых', black: 'чёрных' } as const;

const chips = (count: number): string => chipsText(count, 'ru');
const counted = (count: number, one: string, few: string, many: string): string =>
  countedText(count, { one, few, many }, 'ru');
const chipsAccusative = (count: number): string => counted(count, 'фишку', 'фишки', 'фишек');
const TRY_ANOTHER = 'Выберите другую доску.';

const { record } = duelRu({ endOf: (reason) => reason, fault: (what: string) => what, example: '1.e4 e5 2.Кf3 *' });

export const ru: BusinessTexts = {
  problems: {
    ...notationRu,
    ...namedRecord('business', record),
    'settings/bad_value': ({ setting, value, allowed }) =>
      `Параметр ${setting}: значение «${value}» недопустимо. Можно: ${allowed}.`,
    'game/over': () => 'Партия окончена: ветвей в игре нет. Отмените последний ход или начните новую партию.',
    'record/wrong_turn': ({ expected, found }) => `Здесь должен стоять ход ${expected}, а не ${found}.`,
    'board/unknown': ({ board, boards }) => `Доски ${board} нет; в этой партии доски с 1 по ${boards}.`,
    'board/no_branch': ({ board }) => `На доске ${board} нет ветви в игре. ${TRY_ANOTHER}`,
    'turn/board_twice': ({ board, items }) =>
      `Судьба доски ${board} решена дважды. Удалите ${joined(
        items.map((item) => `«${lineIn(item, 'ru')}»`),
        'или',
      )}.`,
    'turn/incomplete': ({ boards }) =>
      `Нет хода на ${boards.length === 1 ? 'доске' : 'досках'} ${joined(boards, 'и')}.`,
    'turn/two_key_changes': () => 'За ход только одно ключевое изменение: ветвление, отбор или пас. Уберите лишнее.',

    'move/illegal': ({ board, san, side, why, elsewhere }) => {
      const where = `На ${elsewhere.length === 1 ? 'доске' : 'досках'} ${joined(elsewhere, 'и')} такой ход есть.`;
      const head = `Доска ${board}: ${SIDE[side]} не могут сыграть ${sanIn(san, 'ru')}: ${WHY_WORDS.ru.why(why)}.`;
      return elsewhere.length === 0 ? head : `${head} ${where}`;
    },
    'move/ambiguous': ({ board, san, candidates }) =>
      `Доска ${board}: ход ${sanIn(san, 'ru')} неоднозначен: ${WHY_WORDS.ru.which(candidates)}.`,

    'branch/missing': ({ board, such }) =>
      `Доска ${board} свободна: для хода на ней нужно ветвление в этом же ходе, например «${lineIn(such, 'ru')}». Или выберите другую доску.`,
    'branch/no_free_board': ({ boards }) =>
      `Нет свободной доски для новой ветви: в партии ${counted(boards, 'доска', 'доски', 'досок')}.`,
    'branch/wrong_board': ({ board, free }) =>
      `Новая ветвь занимает доску ${free}, первую свободную, а не доску ${board}.`,
    'branch/rating_too_low': ({ board, rating }) =>
      `Доска ${board}: ${chips(rating)}, для ветвления нужно не меньше 2. ${TRY_ANOTHER}`,
    'branch/bad_split': ({ board, rating, keep, give }) =>
      `Доска ${board}: ${chips(rating)}, ${keep}+${give} не годится. Каждой ветви не меньше 1, вместе ${rating}.`,
    'branch/same_move': ({ board, daughter, san }) =>
      `На досках ${board} и ${daughter} один и тот же ход ${sanIn(san, 'ru')}. Для ветвления нужны два разных хода.`,
    'branch/vetoed': ({ by }) => `${SIDE_FIRST[by]} объявили вето: ветвлений до конца партии нет.`,
    'branch/control_board': () => 'Игра идёт на контрольной доске К: ветвлений больше нет.',

    'pass/wrong_size': ({ size, passSize }) => `Пас переносит ${chipsAccusative(passSize)}, а не ${size}.`,
    'pass/giver_needs_one': ({ board, rating, size }) =>
      `Доска ${board}: ${chips(rating)}, одна должна остаться. Отдать ${size} нельзя.`,
    'pass/same_board': ({ board }) => `Пас с доски ${board} на неё же. ${TRY_ANOTHER}`,
    'pass/mated': ({ board }) => `На доске ${board} в этом ходе мат: в пасе она не участвует. ${TRY_ANOTHER}`,

    'select/last_branch': ({ board }) =>
      `Доска ${board} — последняя ветвь, отбор невозможен. Чтобы отдать её, сдайте без отбора («сдача ${board}»).`,
    'select/mated_or_drawn': ({ board }) => `На доске ${board} мат или ничья: отбор невозможен. ${TRY_ANOTHER}`,
    'select/target_mated': ({ board }) =>
      `На доске ${board} в этом ходе мат: фишки туда перенести нельзя. ${TRY_ANOTHER}`,
    'select/target_itself': ({ board }) => `Ветвь на доске ${board} сдаётся: её фишки переходят на другие доски.`,
    'select/target_twice': ({ board }) => `Доска ${board} названа дважды. Укажите все её фишки сразу.`,
    'select/not_all_placed': ({ board, rating, placed }) =>
      `Доска ${board} отдаёт ${chipsAccusative(rating)}, размещено ${placed}. Разместите ровно ${rating}.`,
    'select/no_chips': ({ board }) => `Доска ${board} здесь не получает фишек. Уберите её или дайте хотя бы 1.`,
    'select/one_target_only': ({ board }) => `В этом матче все фишки доски ${board} переходят на одну доску.`,

    'resign/more_than_one': () => 'За ход можно сдать без отбора только одну ветвь. Уберите лишнее.',
    'resign/with_key_change': () =>
      'При сдаче без отбора нет ни ветвления, ни отбора. Пас между другими досками можно.',
    'draw/not_offered': ({ board }) => `Доска ${board}: соперник прошлым ходом ничью не предлагал. Сделайте там ход.`,
    'offer/ended': ({ board }) => `Ветвь на доске ${board} в этом ходе закончилась: предлагать ничью негде.`,
    'offer/twice': ({ board }) => `Ничья на доске ${board} предложена дважды. Оставьте одно предложение.`,
    'claim/nothing_to_claim': ({ board, occurrences, halfMoves }) =>
      `Доска ${board}: ничьей нет. Позиция повторилась ${occurrences} из 3 раз, без взятий и ходов пешек ${halfMoves} из 100 полуходов.`,

    'veto/not_your_clock': ({ side }) => `${SIDE_FIRST[side]} могут объявить вето, только когда идут их часы.`,
    'veto/too_early': ({ side, remainingMs, windowMs }) =>
      `Для вето рано: у ${OF_SIDE[side]} ${formatClock(remainingMs)}, должно быть меньше ${formatClock(windowMs)}.`,
    'veto/already': ({ by }) => `${SIDE_FIRST[by]} уже объявили вето.`,
    'veto/control_board': () => 'На контрольной доске К ветвлений нет: запрещать нечего.',
    'flag/time_left': ({ side, remainingMs }) => `Флажок не упал: у ${OF_SIDE[side]} ещё ${formatClock(remainingMs)}.`,
    'control/not_endgame': ({ live }) =>
      live > 1
        ? `Контрольная доска К — для последней ветви; сейчас в игре ${counted(live, 'ветвь', 'ветви', 'ветвей')}.`
        : 'Контрольная доска К — для эндшпиля; пока ни одна ветвь не закончилась.',
    'control/already': () => 'Игра уже идёт на контрольной доске К.',
    'clock/running': () => 'Часы уже идут.',
    'clock/stopped': () => 'Часы уже стоят.',
    'clock/no_gap': () => 'Потерянного времени нет, решать нечего.',

    'correct/bad_position': ({ board, fen }) => `Доска ${board}: позиция «${fen}» невозможна. Проверьте FEN.`,
    'correct/side_to_move': ({ board, side }) =>
      `Доска ${board}: ход должен быть за ${side === 'white' ? 'белыми' : 'чёрными'}, как на всех досках. Проверьте FEN.`,
    'correct/bad_rating': ({ board, rating }) =>
      `Доска ${board}: ${chips(rating)} быть не может, у играющейся ветви их не меньше 1.`,
    'correct/no_change': ({ board }) => `На доске ${board} уже так. Исправлять нечего.`,
    'redline/penalty': ({ warnings }) =>
      warnings === 0
        ? 'Первое нарушение красной линии: замечание (жёлтая карточка).'
        : 'Замечание уже было: удаление (красная карточка) или +2 минуты сопернику.',
    'substitute/clock_running': ({ side }) =>
      `Пока идут часы ${OF_SIDE[side]}, замены нет. Дождитесь хода соперника или остановите часы.`,
    'substitute/same_player': ({ player }) => `${player} не может заменить самого себя. Выберите двух игроков.`,
    'penalty/unknown': ({ number }) => `Наказания № ${number} нет.`,
    'penalty/withdrawn': ({ number }) => `Наказание № ${number} уже снято.`,
    'confirm/not_needed': ({ board }) => `Доска ${board} не требует подтверждения: она не новая или уже подтверждена.`,
    'confirm/not_confirmed': ({ board }) => `Доска ${board} не подтверждена: снимать нечего.`,
    'score/no_entry': () => 'Этого изменения счёта уже нет в ведомости. Посмотрите на счёт.',
    'score/not_fixed': () => 'Это изменение счёта не зафиксировано: снимать нечего.',
    'claim/none': ({ board }) => `На доске ${board} в этом ходе никто не требует ничьей.`,
    'claim/refused': ({ board, reason }) =>
      `Доска ${board}: арбитр отклонил требование ничьей (${reason}). Уберите его из хода.`,
  },
  ends: {
    selection: 'отбор',
    resignation: 'сдача',
    draw: 'ничья',
    mate: 'мат',
    stalemate: 'пат',
    'dead-position': 'мёртвая позиция',
    repetition: 'повторение',
    'seventy-five': '75 ходов',
    fifty: '50 ходов',
    flag: 'флажок',
  },
  toldEnds: { selection: 'отдана' },
  fact: (kind, label) => {
    const side = label === 'white' || label === 'black' ? OF_SIDE[label] : label;
    switch (kind) {
      case 'turn':
        return `ход ${label}`;
      case 'veto':
        return `вето ${side}`;
      case 'flag':
        return `флаг ${side}`;
      case 'control-board':
        return 'доску К';
      case 'position':
        return `правку позиции на доске ${label}`;
      case 'rating':
        return `правку фишек на доске ${label}`;
      default:
        return label;
    }
  },
};

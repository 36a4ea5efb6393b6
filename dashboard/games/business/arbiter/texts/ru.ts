import type { Side } from 'chess-match/client';
import { sanIn } from 'chess-match/client/view';
import { chipsText } from 'chess-match/games/business';
import type { BusinessArbiterTexts } from './en';

const NAME: Readonly<Record<Side, string>> = { white: 'Белые', black: 'Чёрные' };
const OF: Readonly<Record<Side, string>> = { white: 'белых', black: 'чёрных' };
const boards = (numbers: readonly number[]): string =>
  `${numbers.length === 1 ? 'Доска' : 'Доски'} ${numbers.join(', ')}`;

export const ru: BusinessArbiterTexts = {
  chips: (count) => chipsText(count, 'ru'),
  confirm: {
    waiting: (numbers) => `${boards(numbers)}: копия не подтверждена`,
    none: 'Все копии подтверждены',
    mark: 'не подтверждена',
    confirmed: 'подтверждена',
    compare: 'Сверить',
    question: (board) => `Доска ${board} в зале стоит так?`,
    hint: 'Сверьте каждую фигуру и фишки.',
    asOf: (turn) => `Позиция после хода ${turn}`,
    atStart: 'Начальная позиция',
    movedOn: (turn) => `Партия уже ушла дальше: сделан ход ${turn}. Здесь доска стоит так, как при открытии окна.`,
    showNow: 'Показать нынешнюю',
    mother: (board) => `Мать: доска ${board}`,
    no: 'Нет, расходится',
    noText: (board, turn) => `Копия на доске ${board} расходится с партией после хода ${turn}`,
    noReason: (board) => `копия на доске ${board} расходится`,
    differs: 'Часы стоят, происшествие записано. Поправьте доску в зале или ход в «Исправлениях».',
    old: (numbers) => `Давно не сверены: ${numbers.join(', ')}`,
    yes: 'Да, подтвердить',
    takeBack: 'Всё-таки стоит не так',
    from: (mother) => `от доски ${mother}`,
    free: 'свободна',
    ended: 'окончена',
  },
  ledger: {
    title: 'Изменения счёта',
    none: 'Счёт ещё не менялся',
    fix: 'Зафиксировать',
    fixed: 'зафиксировано',
    unfix: 'Снять запись',
    remark: 'Примечание',
    entry: (turn, board) => `ход ${turn}, доска ${board}`,
    toFix: (count) => `Не записано: ${count}`,
  },
  cards: {
    tab: 'Карточки, замены',
    title: 'Красная линия',
    player: 'Кто нарушил',
    choose: 'Выберите',
    other: 'Другой человек…',
    name: 'Имя',
    penalty: 'Наказание',
    penaltyName: {
      warning: 'Жёлтая карточка: замечание',
      expulsion: 'Красная карточка: удаление',
      time: '+2 минуты сопернику',
    },
    give: 'Наказать',
    given: 'Наказания',
    none: 'Карточек и наказаний нет',
    withdraw: 'Снять',
    withdrawn: (reason) => `снято: ${reason}`,
    withdrawTitle: (penalty, player) => `Снять: ${penalty}, ${player}?`,
  },
  substitution: { title: 'Замена', out: 'Уходит', in: 'Выходит', change: 'Заменить', none: 'Замен не было' },
  claims: {
    tab: 'Требования, флаг',
    title: 'Требования ничьей',
    none: 'Никто не требует ничьей',
    claimed: (board, san) =>
      `Доска ${board}: требуют ничьей ${san === null ? 'в стоящей позиции' : `с ходом ${sanIn(san, 'ru')}`}`,
    times: (count) => `Позиция повторилась ${count} из 3 раз`,
    after: (turns) => `после ${turns.join(', ')}`,
    beginning: 'начала',
    halfMoves: (count) => `${count} из 100 полуходов без взятий и ходов пешками`,
    proven: (kind) => `Требование верно: ${kind}`,
    unproven: 'Оснований для ничьей нет',
    accept: 'Принять',
    refuse: 'Отклонить',
    accepted: (reason) => `Принято: ${reason}`,
    refused: (reason) => `Отклонено: ${reason}`,
    evidence: 'Все живые доски',
    column: { board: 'Доска', position: 'Повторения', moves: 'Полуходы', claim: 'Можно требовать' },
  },
  endings: {
    title: 'Вето, доска К, флаг',
    veto: 'Вето',
    flag: 'Флаг упал',
    vetoText: (side) => `${NAME[side]} запрещают ветвления до конца партии.`,
    flagText: (side) => `У ${OF[side]} вышло время: они проигрывают все живые ветви.`,
    control: 'Доска К',
    controlText: 'Часы останавливаются, режим меняется, ветвлений больше не будет.',
    controlBy: 'Просят',
  },
  pastHint:
    'Ход на доске, ключевое изменение или весь ход становятся другими, все последующие проигрываются заново. До подтверждения в эфире ничего не меняется.',
  rating: { title: 'Фишки доски', chips: 'Фишек' },
  changes: {
    chipsOut: 'Фишек на столе',
    crossings: 'Нарушений красной линии',
    entered: 'Запишем',
    unconfirmed: 'Копии не сверены',
  },
};

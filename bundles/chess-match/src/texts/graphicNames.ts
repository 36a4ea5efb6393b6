import type { GraphicId } from '../show/graphics';
import type { Language } from './index';

/** How panels call a graphic, and what it is for in a few words. */
export interface GraphicName {
  readonly name: string;
  readonly what: string;
}

export const GRAPHIC_NAMES: Readonly<Record<Language, Readonly<Record<GraphicId, GraphicName>>>> = {
  en: {
    boards: { name: 'Boards', what: 'All live boards in a row' },
    focus: { name: 'Focus', what: 'One board, large' },
    analysis: { name: 'Analysis', what: 'The commentator’s board with arrows' },
    tree: { name: 'Tree', what: 'The branch tree, full screen' },
    'tree-strip': { name: 'Tree strip', what: 'The tree as a lower band' },
    scorebug: { name: 'Scorebug', what: 'Score, clocks, whose move' },
    'key-change': { name: 'Key change', what: 'Announces branchings, selections, results' },
    'lower-third': { name: 'Lower third', what: 'Name and title of a person' },
    mics: { name: 'Microphones', what: 'Who is speaking' },
    'audience-white': { name: 'White audience', what: 'Screen for White’s viewers' },
    'audience-black': { name: 'Black audience', what: 'Screen for Black’s viewers' },
    tables: { name: 'Work tables', what: 'What a team tries, as far as the hall’s rules let the program have it' },
    'tables-white': { name: 'White’s tables', what: 'What White tries, over the screen of White’s viewers' },
    'tables-black': { name: 'Black’s tables', what: 'What Black tries, over the screen of Black’s viewers' },
    teams: { name: 'Teams', what: 'Line-ups' },
    intro: { name: 'Intro', what: 'Opening title' },
    break: { name: 'Break', what: 'Break with countdown' },
    result: { name: 'Result', what: 'Final score and how it came about' },
    ticker: { name: 'Ticker', what: 'Turns as they are made' },
    explainer: { name: 'Explainer', what: 'The rules in three cards' },
    stinger: { name: 'Stinger', what: 'Transition; plays at each take of it' },
    'test-card': { name: 'Test card', what: 'Safe areas, colours, type, clock' },
    player: { name: 'Player', what: 'Card of one person: face, Elo, seat, time used and spoken' },
    'head-to-head': { name: 'Head to head', what: 'Two people, captains or both teams side by side' },
    statistics: { name: 'Statistics', what: 'Time per turn, longest thought, what the game counts' },
    vertical: { name: 'Upright', what: 'The program for phones, 1080 x 1920' },
    outlook: { name: 'Outlook', what: 'How the match may end, as the engine sees it: for viewers at home alone' },
    graph: { name: 'Graph', what: 'How the expected score went: for viewers at home alone' },
    'turning-point': {
      name: 'Turning point',
      what: 'The turn that turned the match, as the engine sees it: for viewers at home alone',
    },
  },
  ru: {
    boards: { name: 'Доски', what: 'Все живые доски в ряд' },
    focus: { name: 'Крупно', what: 'Одна доска крупно' },
    analysis: { name: 'Анализ', what: 'Доска комментатора со стрелками' },
    tree: { name: 'Дерево', what: 'Дерево ветвей на весь экран' },
    'tree-strip': { name: 'Дерево полосой', what: 'Дерево внизу экрана' },
    scorebug: { name: 'Счёт', what: 'Счёт, часы, чей ход' },
    'key-change': { name: 'Событие', what: 'Объявляет ветвления, отборы, итоги' },
    'lower-third': { name: 'Титр', what: 'Имя и звание человека' },
    mics: { name: 'Микрофоны', what: 'Кто говорит' },
    'audience-white': { name: 'Зрители белых', what: 'Экран зрителей белых' },
    'audience-black': { name: 'Зрители чёрных', what: 'Экран зрителей чёрных' },
    tables: { name: 'Столы', what: 'Что пробует команда, если правила зала это открыли' },
    'tables-white': { name: 'Столы белых', what: 'Что пробуют белые, на экране их зрителей' },
    'tables-black': { name: 'Столы чёрных', what: 'Что пробуют чёрные, на экране их зрителей' },
    teams: { name: 'Составы', what: 'Составы команд' },
    intro: { name: 'Заставка', what: 'Начало трансляции' },
    break: { name: 'Перерыв', what: 'Перерыв с отсчётом' },
    result: { name: 'Итог', what: 'Итоговый счёт и как он сложился' },
    ticker: { name: 'Лента ходов', what: 'Ходы по мере игры' },
    explainer: { name: 'Правила', what: 'Правила в трёх карточках' },
    stinger: { name: 'Перебивка', what: 'Переход; идёт, когда её выдают' },
    'test-card': { name: 'Испытательная таблица', what: 'Границы, цвета, шрифты, часы' },
    player: { name: 'Игрок', what: 'Карточка человека: лицо, Эло, место, сколько думал и говорил' },
    'head-to-head': { name: 'Сравнение', what: 'Двое, капитаны или обе команды рядом' },
    statistics: { name: 'Статистика', what: 'Время на ход, самое долгое раздумье, что считает игра' },
    vertical: { name: 'Вертикально', what: 'Эфир для телефонов, 1080 x 1920' },
    outlook: { name: 'Прогноз', what: 'Чем может кончиться матч по оценке движка: только для зрителей дома' },
    graph: { name: 'График', what: 'Как менялся ожидаемый счёт: только для зрителей дома' },
    'turning-point': {
      name: 'Перелом',
      what: 'Ход, который повернул матч, по оценке движка: только для зрителей дома',
    },
  },
};

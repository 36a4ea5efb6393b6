import type { AirLanguage } from '../../../view/language';
import type { CardWords } from '../../common/cards';

/** The cards of Swedish chess. */
export const CARDS = ['teams', 'drops', 'sitting'] as const;
export type Card = (typeof CARDS)[number];

interface Words extends CardWords<Card> {
  readonly teams: Readonly<Record<'white' | 'black', string>>;
}

const ru: Words = {
  teams: { white: 'Команда 1', black: 'Команда 2' },
  titles: {
    teams: 'Две доски, две команды',
    drops: 'Фигура из резерва',
    sitting: 'Зависание и мат на доске',
  },
  sentences: {
    teams: [
      'Партнёры играют рядом, один белыми, другой чёрными: обе партии идут сразу и независимо.',
      'Взятая фигура переходит партнёру: она лежит в его резерве рядом с соседней доской.',
    ],
    drops: [
      'Вместо хода можно поставить фигуру из резерва на любое свободное поле; пешку — кроме крайних рядов.',
      'Здесь конь поставлен с шахом и нападает ещё и на ладью.',
    ],
    sitting: [
      'Шах, который могла бы закрыть фигура от партнёра, — не мат: игрок завис, пока её нет, а его часы идут.',
      'Поэтому важно, у кого больше времени на соседней доске. Мат — когда не спасла бы никакая фигура;',
      'мат или упавший флаг на одной доске решает весь матч.',
    ],
  },
};

const en: Words = {
  teams: { white: 'Team 1', black: 'Team 2' },
  titles: {
    teams: 'Two boards, two teams',
    drops: 'A piece from the reserve',
    sitting: 'Sitting, and mate on the board',
  },
  sentences: {
    teams: [
      'Partners play side by side, one White and one Black: both games run at once, neither waits for the other.',
      'A piece that is taken goes to the partner: it lies in the reserve beside the other board.',
    ],
    drops: [
      'Instead of a move a piece of the reserve may be put on any empty square; a pawn not on the outer ranks.',
      'Here the knight is put down with check, and attacks the rook as well.',
    ],
    sitting: [
      'A check that a piece from the partner could stop is no mate: the player sits until it comes, the clock runs.',
      'So it matters who has more time on the other board. Mate is when no piece at all could help;',
      'mate or a fallen flag on one board decides the whole match.',
    ],
  },
};

const be: Words = {
  teams: { white: 'Каманда 1', black: 'Каманда 2' },
  titles: {
    teams: 'Дзве дошкі, дзве каманды',
    drops: 'Фігура з рэзерву',
    sitting: 'Завісанне і мат на дошцы',
  },
  sentences: {
    teams: [
      'Партнёры гуляюць побач, адзін белымі, другі чорнымі: абедзве партыі ідуць адразу і незалежна.',
      'Узятая фігура пераходзіць партнёру: яна ляжыць у яго рэзерве побач з суседняй дошкай.',
    ],
    drops: [
      'Замест ходу можна паставіць фігуру з рэзерву на любое вольнае поле; пешку — акрамя крайніх радоў.',
      'Тут конь пастаўлены з шахам і нападае яшчэ і на ладдзю.',
    ],
    sitting: [
      'Шах, які магла б закрыць фігура ад партнёра, — не мат: ігрок завіс, пакуль яе няма, а яго гадзіннік ідзе.',
      'Таму важна, у каго больш часу на суседняй дошцы. Мат — калі не выратавала б ніякая фігура;',
      'мат або сцяжок, што ўпаў на адной дошцы, вырашае ўвесь матч.',
    ],
  },
};

const WORDS: Readonly<Record<AirLanguage, Words>> = { en, ru, be };

export const cardWords = (language: AirLanguage): Words => WORDS[language];

import type { AirLanguage } from '../../../view/language';
import type { CardWords } from '../../common/cards';

/** The cards of Belarusian chess, in the order in which they are best told. */
export const CARDS = ['throne', 'heir', 'points'] as const;
export type Card = (typeof CARDS)[number];

/** Ways in which a game ends, by what they pay (L10). */
export const WAYS = ['throne', 'mate', 'draw'] as const;
export type Way = (typeof WAYS)[number];

interface Words extends CardWords<Card> {
  /** What pays two points, one, and a half. */
  readonly ways: Readonly<Record<Way, string>>;
}

const en: Words = {
  titles: { throne: 'The throne', heir: 'Kniaz and heir', points: 'Two ways to win' },
  sentences: {
    throne: [
      'The square in the middle is the throne, the squares around it are the palace.',
      'Only the kniaz (king) and the kniazhych (prince) may stand on it, and only while nobody attacks it.',
      'Attacked there, a side is in rokosh: it must leave, be shielded, or take the attacker.',
    ],
    heir: [
      'While the kniazhych stands there is no check: the kniaz may be captured.',
      'Then the next turn is the inauguration: the kniazhych becomes kniaz where it stands.',
      'Without an heir it is as in chess: check must be met, and mate ends the game.',
    ],
    points: [
      'Whoever stands on the throne for one move of the opponent and is not attacked has won.',
      'Mate wins too, but pays half as much.',
    ],
  },
  ways: { throne: 'throne, resignation, time', mate: 'mate', draw: 'draw, for each' },
};

const ru: Words = {
  titles: { throne: 'Трон', heir: 'Князь и наследник', points: 'Два пути к победе' },
  sentences: {
    throne: [
      'Клетка в центре — трон, клетки вокруг неё — дворец.',
      'Стоять на троне могут только князь (король) и княжич, а войти — только пока на трон никто не нападает.',
      'Если напали — это рокош: надо уйти, закрыться или взять нападающего.',
    ],
    heir: [
      'Пока на доске княжич, шаха нет: князя можно взять.',
      'Тогда следующий ход — инаугурация: княжич становится князем там, где стоит.',
      'Нет наследника — всё как в шахматах: от шаха защищаются, мат кончает игру.',
    ],
    points: [
      'Кто простоял на троне один ход соперника и не под боем, тот выиграл.',
      'Мат тоже победа, но вдвое дешевле.',
    ],
  },
  ways: { throne: 'трон, сдача, время', mate: 'мат', draw: 'ничья, каждому' },
};

const be: Words = {
  titles: { throne: 'Трон', heir: 'Князь і наследнік', points: 'Два шляхі да перамогі' },
  sentences: {
    throne: [
      'Клетка ў цэнтры — трон, клеткі вакол яе — палац.',
      'Стаяць на троне могуць толькі князь (кароль) і князіч, а ўвайсці — толькі пакуль на трон ніхто не нападае.',
      'Калі напалі — гэта рокаш: трэба сысці, закрыцца або ўзяць таго, хто напаў.',
    ],
    heir: [
      'Пакуль на дошцы князіч, шаха няма: князя можна ўзяць.',
      'Тады наступны ход — інаўгурацыя: князіч становіцца князем там, дзе стаіць.',
      'Няма наследніка — усё як у шахматах: ад шаха бароняцца, мат канчае гульню.',
    ],
    points: [
      'Хто прастаяў на троне адзін ход саперніка і не пад боем, той выйграў.',
      'Мат — таксама перамога, але ўдвая таннейшая.',
    ],
  },
  ways: { throne: 'трон, здача, час', mate: 'мат', draw: 'нічыя, кожнаму' },
};

const WORDS: Readonly<Record<AirLanguage, Words>> = { en, ru, be };

export const cardWords = (language: AirLanguage): Words => WORDS[language];

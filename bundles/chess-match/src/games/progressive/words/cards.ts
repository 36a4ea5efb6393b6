import type { ProgressivePlay } from '@schemas/play';
import type { AirLanguage } from '../../../view/language';
import type { Variant } from './kinds';

/** The cards of chess in series. */
export const CARDS = ['series', 'checks', 'end'] as const;
export type Card = (typeof CARDS)[number];

type Checks = ProgressivePlay['checks'];

/** What the rules of a kind depend on. */
type Played = Pick<ProgressivePlay, 'variant' | 'checks' | 'inTurn' | 'quiet'>;

interface CardWords {
  readonly title: string;
  /** For somebody who has just switched on: no more than three lines. */
  readonly sentences: readonly string[];
}

interface Words {
  readonly titles: Readonly<Record<Card, string>>;
  /** P12 the first of them, where turns do not grow. */
  readonly twos: string;
  /** P10 the second of them, where there is no check. */
  readonly noChecks: string;
  /** Of turns that grow. */
  readonly grows: string;
  /** What the turns of a kind have besides. */
  readonly turns: Readonly<Partial<Record<Variant, readonly string[]>>>;
  /** P9 of kinds in which pieces wait for one another. */
  readonly inTurn: string;
  readonly checks: Readonly<Record<Checks, readonly string[]>>;
  /** Of kinds in which a check ends a series, and turns grow. */
  readonly growsOn: string;
  readonly mate: string;
  readonly progressiveMate: string;
  readonly draws: string;
  readonly noTenTurns: string;
  readonly takeAll: readonly string[];
}

const en: Words = {
  titles: { series: 'One, two, three moves', checks: 'Check in a series', end: 'How the game ends' },
  twos: 'Two moves in a row',
  noChecks: 'The king is a piece',
  grows: 'White makes one move, Black two, White three: each turn is a series, one move longer than the last.',
  turns: {
    logical: ['Nobody castles, and pawns go one step at a time.'],
    marseillais: ['Two moves a turn, of one piece or of two.'],
  },
  inTurn: 'No piece moves again before every other piece that can move has moved.',
  checks: {
    last: [
      'Check may be given with the last move of a series only.',
      'It must be answered at once: with the first move of the next series.',
    ],
    ends: [
      'Check may come at any moment, and ends the series: moves that were left are lost.',
      'It must be answered with the first move of the next series.',
    ],
    none: ['There is no check: the king is a piece like others and may be taken.', 'A pawn may even become a king.'],
  },
  growsOn: 'The next series is one move longer all the same.',
  mate: 'Mate: the first move of the next series cannot end the check.',
  progressiveMate: 'Progressive mate: only a counter-check could help, and it may come with the last move alone.',
  draws: 'Ten series in a row without a capture and a pawn move are a draw.',
  noTenTurns: 'Without check and without a move the game is a draw.',
  takeAll: ['Who has taken everything has won.', 'Who has no move left has a draw.'],
};

const ru: Words = {
  titles: { series: 'Один, два, три хода', checks: 'Шах в серии', end: 'Чем кончается партия' },
  twos: 'Два хода подряд',
  noChecks: 'Король — просто фигура',
  grows: 'Белые делают один ход, чёрные — два, белые — три: каждая серия на ход длиннее прошлой.',
  turns: {
    logical: ['Рокировки нет, и пешка всегда ходит на одно поле.'],
    marseillais: ['По два хода подряд, одной фигурой или двумя.'],
  },
  inTurn: 'Фигура не ходит снова, пока не сходят все остальные, кто может.',
  checks: {
    last: [
      'Шах можно дать только последним ходом серии.',
      'Ответить надо сразу: уйти от шаха первым ходом следующей серии.',
    ],
    ends: [
      'Шах можно дать в любой момент, но он заканчивает серию: оставшиеся ходы пропадают.',
      'Уйти от него надо первым ходом следующей серии.',
    ],
    none: ['Шаха нет: король — такая же фигура, и его можно взять.', 'Пешка может стать даже королём.'],
  },
  growsOn: 'Следующая серия всё равно на ход длиннее.',
  mate: 'Мат: первым ходом следующей серии от шаха не уйти.',
  progressiveMate: 'Прогрессивный мат: спас бы только встречный шах, а он возможен лишь последним ходом.',
  draws: 'Десять серий подряд без взятий и ходов пешек — ничья.',
  noTenTurns: 'Нет ни шаха, ни хода — ничья.',
  takeAll: ['Кто взял всё, тот выиграл.', 'Кому нечем ходить, у того ничья.'],
};

const be: Words = {
  titles: { series: 'Адзін, два, тры хады', checks: 'Шах у серыі', end: 'Чым канчаецца партыя' },
  twos: 'Два хады запар',
  noChecks: 'Кароль — проста фігура',
  grows: 'Белыя робяць адзін ход, чорныя — два, белыя — тры: кожная серыя на ход даўжэйшая за папярэднюю.',
  turns: {
    logical: ['Ракіроўкі няма, і пешка заўсёды ходзіць на адно поле.'],
    marseillais: ['Па два хады запар, адной фігурай або дзвюма.'],
  },
  inTurn: 'Фігура не ходзіць зноў, пакуль не сходзяць усе астатнія, хто можа.',
  checks: {
    last: [
      'Шах можна даць толькі апошнім ходам серыі.',
      'Адказаць трэба адразу: сысці ад шаха першым ходам наступнай серыі.',
    ],
    ends: [
      'Шах можна даць у любы момант, але ён канчае серыю: хады, што засталіся, прападаюць.',
      'Сысці ад яго трэба першым ходам наступнай серыі.',
    ],
    none: ['Шаха няма: кароль — такая ж фігура, і яго можна ўзяць.', 'Пешка можа стаць нават каралём.'],
  },
  growsOn: 'Наступная серыя ўсё роўна на ход даўжэйшая.',
  mate: 'Мат: першым ходам наступнай серыі ад шаха не сысці.',
  progressiveMate: 'Прагрэсіўны мат: выратаваў бы толькі сустрэчны шах, а ён магчымы толькі апошнім ходам.',
  draws: 'Дзесяць серый запар без узяццяў і хадоў пешак — нічыя.',
  noTenTurns: 'Няма ні шаха, ні ходу — нічыя.',
  takeAll: ['Хто ўзяў усё, той выйграў.', 'Каму няма чым хадзіць, у таго нічыя.'],
};

const WORDS: Readonly<Record<AirLanguage, Words>> = { en, ru, be };

const seriesCard = ({ grows, turns, inTurn }: Words, played: Played): readonly string[] => [
  ...(played.variant === 'marseillais' ? [] : [grows]),
  ...(turns[played.variant] ?? []),
  ...(played.inTurn ? [inTurn] : []),
];

const checksCard = ({ checks: sentences, growsOn }: Words, { variant, checks }: Played): readonly string[] =>
  checks === 'ends' && variant !== 'marseillais' ? [...sentences.ends, growsOn] : sentences[checks];

const endCard = (words: Words, { checks, quiet }: Played): readonly string[] => {
  if (checks === 'none') return words.takeAll;
  return [
    words.mate,
    ...(checks === 'last' ? [words.progressiveMate] : []),
    quiet.of === null ? words.noTenTurns : words.draws,
  ];
};

const titleOf = ({ titles, twos, noChecks }: Words, card: Card, { variant, checks }: Played): string => {
  if (card === 'series' && variant === 'marseillais') return twos;
  return card === 'checks' && checks === 'none' ? noChecks : titles[card];
};

/** A rule of the kind that is played, in a title and a few sentences. */
export const cardWords = (card: Card, played: Played, language: AirLanguage): CardWords => {
  const words = WORDS[language];
  const sentences = {
    series: seriesCard(words, played),
    checks: checksCard(words, played),
    end: endCard(words, played),
  };
  return { title: titleOf(words, card, played), sentences: sentences[card] };
};

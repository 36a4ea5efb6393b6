import type { ProgressivePlay } from '@schemas/play';
import type { AirLanguage } from '../../../view/language';

export type Variant = ProgressivePlay['variant'];

interface KindWords {
  readonly name: string;
  /** In one word. */
  readonly short: string;
  /** What tells this kind from the others, for somebody who never heard of it. */
  readonly about: string;
}

type Kinds = Readonly<Record<Variant, KindWords>>;

const en: Kinds = {
  italian: {
    name: 'Italian progressive chess',
    short: 'Italian',
    about: 'Check may come with the last move of a series only',
  },
  scottish: {
    name: 'Scottish progressive chess',
    short: 'Scottish',
    about: 'A check ends the series at once; the next one grows all the same',
  },
  english: {
    name: 'English progressive chess',
    short: 'English',
    about: 'No piece moves again before every other that can move has moved',
  },
  'take-all': {
    name: 'Progressive take-all',
    short: 'Take-all',
    about: 'Who takes everything wins: there is no check, and kings are pieces like others',
  },
  logical: {
    name: 'Logical progressive chess',
    short: 'Logical',
    about: 'No castling, and no two steps of a pawn at once',
  },
  marseillais: {
    name: 'Marseillais chess',
    short: 'Marseillais',
    about: 'Two moves a turn; a check ends the turn at once',
  },
};

const ru: Kinds = {
  italian: {
    name: 'Итальянские прогрессивные шахматы',
    short: 'Итальянские',
    about: 'Шах разрешён только последним ходом серии',
  },
  scottish: {
    name: 'Шотландские прогрессивные шахматы',
    short: 'Шотландские',
    about: 'Шах сразу заканчивает серию, а следующая всё равно длиннее',
  },
  english: {
    name: 'Английские прогрессивные шахматы',
    short: 'Английские',
    about: 'Фигура не ходит снова, пока не сходят все остальные, кто может',
  },
  'take-all': {
    name: 'Прогрессивное «взять всё»',
    short: 'Взять всё',
    about: 'Выигрывает тот, кто взял всё: шаха нет, а король — такая же фигура',
  },
  logical: {
    name: 'Логические прогрессивные шахматы',
    short: 'Логические',
    about: 'Нет рокировки и хода пешки сразу на два поля',
  },
  marseillais: {
    name: 'Марсельские шахматы',
    short: 'Марсельские',
    about: 'По два хода подряд; шах сразу заканчивает серию',
  },
};

const be: Kinds = {
  italian: {
    name: 'Італьянскія прагрэсіўныя шахматы',
    short: 'Італьянскія',
    about: 'Шах дазволены толькі апошнім ходам серыі',
  },
  scottish: {
    name: 'Шатландскія прагрэсіўныя шахматы',
    short: 'Шатландскія',
    about: 'Шах адразу канчае серыю, а наступная ўсё роўна даўжэйшая',
  },
  english: {
    name: 'Англійскія прагрэсіўныя шахматы',
    short: 'Англійскія',
    about: 'Фігура не ходзіць зноў, пакуль не сходзяць усе астатнія, хто можа',
  },
  'take-all': {
    name: 'Прагрэсіўнае «ўзяць усё»',
    short: 'Узяць усё',
    about: 'Выйграе той, хто ўзяў усё: шаха няма, а кароль — такая ж фігура',
  },
  logical: {
    name: 'Лагічныя прагрэсіўныя шахматы',
    short: 'Лагічныя',
    about: 'Няма ракіроўкі і ходу пешкі адразу на два палі',
  },
  marseillais: {
    name: 'Марсельскія шахматы',
    short: 'Марсельскія',
    about: 'Па два хады запар; шах адразу канчае серыю',
  },
};

const WORDS: Readonly<Record<AirLanguage, Kinds>> = { en, ru, be };

/** What a kind of chess in series is called, and what is special in it. */
export const kindWords = (variant: Variant, language: AirLanguage): KindWords => WORDS[language][variant];

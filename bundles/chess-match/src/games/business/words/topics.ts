import type { AirLanguage } from '../../../view/language';

/** What a card explains. */
export type Topic = 'branching' | 'pass' | 'selection';

/** What a card says: the rule's name, and two sentences for someone who switched on a minute ago. */
export interface TopicWords {
  readonly title: string;
  readonly sentences: readonly [string, string];
  /** Beside what the rule does to the score. */
  readonly score: string;
}

const WORDS: Readonly<Record<AirLanguage, Readonly<Record<Topic, TopicWords>>>> = {
  ru: {
    branching: {
      title: 'Ветвление',
      sentences: [
        'Команда удваивает доску и дальше играет на двух, сделав на них разные ходы.',
        'Фишки делятся между досками: каждая фишка — очко за победу на своей доске.',
      ],
      score: 'Счёт не меняется',
    },
    pass: {
      title: 'Пас',
      sentences: [
        'За ход команда может перенести одну фишку с одной своей доски на другую.',
        'Так цена победы растёт там, где позиция лучше.',
      ],
      score: 'Счёт не меняется',
    },
    selection: {
      title: 'Отбор',
      sentences: [
        'Команда отдаёт плохую доску: соперник получает по очку за каждую её фишку.',
        'Сами фишки не пропадают: они уходят на другие доски, и там можно отыграться.',
      ],
      score: 'сопернику',
    },
  },
  en: {
    branching: {
      title: 'Branching',
      sentences: [
        'The team doubles a board and plays on with two, making a different move on each.',
        'The chips are shared out between them: every chip is a point for winning that board.',
      ],
      score: 'The score stays as it is',
    },
    pass: {
      title: 'Pass',
      sentences: [
        'Once a turn the team may move one chip from one board to another.',
        'So a win becomes worth more where the position is better.',
      ],
      score: 'The score stays as it is',
    },
    selection: {
      title: 'Selection',
      sentences: [
        'The team gives up a bad board: the opponent scores a point for each of its chips.',
        'The chips are not lost: they move to other boards, where they can be won back.',
      ],
      score: 'to the opponent',
    },
  },
  be: {
    branching: {
      title: 'Разгалінаванне',
      sentences: [
        'Каманда падвойвае дошку і далей гуляе на дзвюх, зрабіўшы на іх розныя хады.',
        'Фішкі дзеляцца паміж дошкамі: кожная фішка — ачко за перамогу на сваёй дошцы.',
      ],
      score: 'Лік не мяняецца',
    },
    pass: {
      title: 'Пас',
      sentences: [
        'За ход каманда можа перанесці адну фішку з адной сваёй дошкі на другую.',
        'Так цана перамогі расце там, дзе пазіцыя лепшая.',
      ],
      score: 'Лік не мяняецца',
    },
    selection: {
      title: 'Адбор',
      sentences: [
        'Каманда аддае дрэнную дошку: саперніку — па ачку за кожную яе фішку.',
        'Самі фішкі не прападаюць: яны ідуць на іншыя дошкі, і там можна адыграцца.',
      ],
      score: 'саперніку',
    },
  },
};

export const topicWords = (topic: Topic, language: AirLanguage): TopicWords => WORDS[language][topic];

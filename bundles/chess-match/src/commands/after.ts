import type { Declarations } from '../contract/declaration';
import { NO_KEYS } from './common';

const MARKERS = ['director', 'commentator'] as const;
const MARK = { kind: 'mark', isNoise: () => false } as const;

const MARK_KEY = { keys: 'Alt+KeyM', label: { en: 'Mark this moment', ru: 'Отметить момент' } } as const;

/** For what is made of the evening afterwards: moments that somebody marked. */
export const afterCommands = {
  markMoment: {
    roles: MARKERS,
    reason: 'none',
    name: { en: 'mark a moment', ru: 'отметить момент' },
    help: {
      en: 'Marks this moment of the match, or one of some seconds ago, for chapters of its film.',
      ru: 'Отмечает этот момент матча или тот, что был несколько секунд назад, для глав фильма.',
    },
    keys: { director: { mark: MARK_KEY }, commentator: { mark: MARK_KEY } },
    log: {
      ...MARK,
      words: {
        en: ({ text }) => (text === '' ? 'Moment marked' : `Moment marked: ${text}`),
        ru: ({ text }) => (text === '' ? 'Отмечен момент' : `Отмечен момент: ${text}`),
      },
    },
  },
  changeMark: {
    roles: MARKERS,
    reason: 'none',
    name: { en: 'change a mark', ru: 'изменить отметку' },
    help: {
      en: 'Gives a marked moment or a clip another caption, or another time.',
      ru: 'Меняет подпись или время отмеченного момента или клипа.',
    },
    keys: NO_KEYS,
    log: {
      ...MARK,
      words: { en: ({ text }) => `Mark changed: ${text}`, ru: ({ text }) => `Отметка изменена: ${text}` },
    },
  },
  dropMark: {
    roles: MARKERS,
    reason: 'none',
    name: { en: 'leave out a mark', ru: 'убрать отметку' },
    help: {
      en: 'Leaves a marked moment or a clip out of the lists, or brings it back; its file stays.',
      ru: 'Убирает отмеченный момент или клип из списков или возвращает; файл остаётся.',
    },
    keys: NO_KEYS,
    log: {
      ...MARK,
      words: {
        en: ({ dropped }) => (dropped ? 'Mark left out' : 'Mark brought back'),
        ru: ({ dropped }) => (dropped ? 'Отметка убрана' : 'Отметка возвращена'),
      },
    },
  },
} as const satisfies Declarations<'markMoment' | 'changeMark' | 'dropMark'>;

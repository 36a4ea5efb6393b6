import type { Declarations } from '../contract/declaration';
import { DIRECTOR, JOURNAL, NO_KEYS } from './common';

/** The rundown, and what the match suggests for the air. */
export const eveningCommands = {
  cueItem: {
    roles: DIRECTOR,
    reason: 'none',
    name: { en: 'cue an item of the rundown', ru: 'подготовить пункт плана' },
    help: {
      en: 'Cues a rundown item: what is cued after it is what the item changes, and nothing else.',
      ru: 'Готовит пункт плана: подготовлено ровно то, что он меняет.',
    },
    keys: {
      director: {
        next: {
          keys: 'KeyN',
          label: { en: 'Cue the next item of the rundown', ru: 'Подготовить следующий пункт плана' },
        },
        previous: {
          keys: 'KeyP',
          label: { en: 'Cue the previous item of the rundown', ru: 'Подготовить предыдущий пункт плана' },
        },
      },
    },
    log: JOURNAL,
  },
  setRundown: {
    roles: DIRECTOR,
    reason: 'none',
    name: { en: 'change the rundown', ru: 'изменить план эфира' },
    help: { en: 'Sets the rundown as it shall be.', ru: 'Задаёт план эфира целиком.' },
    keys: NO_KEYS,
    log: JOURNAL,
  },
  planEvening: {
    roles: DIRECTOR,
    reason: 'none',
    name: { en: 'plan the end of the evening', ru: 'задать план вечера' },
    help: {
      en: 'Says when the slot ends, how many games follow and how long breaks are: the end is reckoned by it.',
      ru: 'Говорит, когда кончается эфир, сколько партий впереди и каковы перерывы: по этому считается конец.',
    },
    keys: NO_KEYS,
    log: JOURNAL,
  },
  undoRundown: {
    roles: DIRECTOR,
    reason: 'none',
    name: { en: 'undo a change of the rundown', ru: 'отменить правку плана' },
    help: { en: 'Takes back the last edit of the rundown.', ru: 'Отменяет последнюю правку плана.' },
    keys: NO_KEYS,
    log: JOURNAL,
  },
  redoRundown: {
    roles: DIRECTOR,
    reason: 'none',
    name: { en: 'redo a change of the rundown', ru: 'вернуть правку плана' },
    help: { en: 'Does the edit again that was taken back.', ru: 'Возвращает отменённую правку.' },
    keys: NO_KEYS,
    log: JOURNAL,
  },
  cueSuggestion: {
    roles: DIRECTOR,
    reason: 'none',
    name: { en: 'look at a suggestion in the preview', ru: 'посмотреть предложение в превью' },
    help: {
      en: 'Cues what is suggested instead of taking it.',
      ru: 'Готовит предложенное, не выдавая его в эфир.',
    },
    keys: {
      director: {
        look: {
          keys: 'KeyA',
          label: { en: 'Look at the first suggestion in the preview', ru: 'Посмотреть первое предложение в превью' },
        },
      },
    },
    log: JOURNAL,
  },
  acceptSuggestion: {
    roles: DIRECTOR,
    reason: 'none',
    name: { en: 'take a suggestion', ru: 'принять предложение' },
    help: { en: 'Puts on air what is suggested.', ru: 'Выдаёт предложенное в эфир.' },
    keys: {
      director: {
        accept: {
          keys: 'Shift+KeyA',
          label: { en: 'Take the first suggestion at once', ru: 'Выдать первое предложение сразу' },
        },
      },
    },
    log: JOURNAL,
  },
  ignoreSuggestion: {
    roles: DIRECTOR,
    reason: 'none',
    name: { en: 'ignore a suggestion', ru: 'отклонить предложение' },
    help: { en: 'Puts a suggestion aside.', ru: 'Откладывает предложение.' },
    keys: {
      director: {
        ignore: { keys: 'KeyI', label: { en: 'Ignore the first suggestion', ru: 'Отклонить первое предложение' } },
      },
    },
    log: JOURNAL,
  },
  setSuggestionModes: {
    roles: DIRECTOR,
    reason: 'none',
    name: { en: 'change the modes of suggestions', ru: 'изменить режимы предложений' },
    help: {
      en: 'Says which suggestions are made, and which are taken at once.',
      ru: 'Какие предложения делаются и какие выдаются сразу.',
    },
    keys: NO_KEYS,
    log: JOURNAL,
  },
  setReturnDelay: {
    roles: DIRECTOR,
    reason: 'none',
    name: { en: 'change when a rule’s graphic goes back', ru: 'изменить время возврата выданного правилом' },
    help: {
      en: 'Says after how many seconds what a rule took goes back to what was on; null: it stays.',
      ru: 'Через сколько секунд выданное правилом сменяется прежним; null — остаётся.',
    },
    keys: NO_KEYS,
    log: JOURNAL,
  },
  keepOnAir: {
    roles: DIRECTOR,
    reason: 'none',
    name: { en: 'keep on air what a rule took', ru: 'оставить в эфире выданное правилом' },
    help: { en: 'What a rule took stays on air.', ru: 'Выданное правилом остаётся в эфире.' },
    keys: { director: { keep: { keys: 'KeyK', label: { en: 'Keep on air', ru: 'Оставить в эфире' } } } },
    log: JOURNAL,
  },
} as const satisfies Declarations<
  | ('cueItem' | 'setRundown' | 'planEvening' | 'undoRundown' | 'redoRundown' | 'cueSuggestion' | 'acceptSuggestion')
  | ('ignoreSuggestion' | 'setSuggestionModes' | 'setReturnDelay' | 'keepOnAir')
>;

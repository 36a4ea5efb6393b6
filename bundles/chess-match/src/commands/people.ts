import type { Declarations } from '../contract/declaration';
import { DIRECTOR, JOURNAL, NO_KEYS } from './common';

const SOUND = { kind: 'sound', isNoise: () => false } as const;
/** Who speaks at this moment is heard, not pressed; giving the say back to the microphones is a press. */
const SPEAKING = { kind: 'sound', isNoise: ({ ids }: { readonly ids?: unknown }) => ids !== null } as const;

const SIDE = { en: { white: 'White', black: 'Black' }, ru: { white: 'белых', black: 'чёрных' } } as const;

/** Who is there, who speaks, and the microphones. */
export const peopleCommands = {
  setPeople: {
    roles: ['roster'],
    reason: 'none',
    name: { en: 'change the people', ru: 'изменить составы' },
    help: {
      en: 'Sets who is there: teams, arbiters, commentators.',
      ru: 'Задаёт участников: команды, арбитров, комментаторов.',
    },
    keys: {
      roster: {
        undo: { keys: 'Alt+Backspace', label: { en: 'Undo the last change', ru: 'Отменить последнее' } },
        swap: { keys: 'KeyW', label: { en: 'Swap the teams’ sides', ru: 'Поменять команды местами' } },
      },
    },
    log: JOURNAL,
  },
  setSpeaking: {
    roles: DIRECTOR,
    reason: 'none',
    name: { en: 'say who speaks', ru: 'сказать, кто говорит' },
    help: {
      en: 'Says who speaks, whatever the meters say; null gives the say back to the meters.',
      ru: 'Кто говорит, что бы ни показывали измерители; null возвращает слово измерителям.',
    },
    keys: NO_KEYS,
    log: {
      ...SPEAKING,
      words: { en: () => 'Who speaks: back to the microphones', ru: () => 'Кто говорит: снова по микрофонам' },
    },
  },
  setSpeaker: {
    roles: DIRECTOR,
    reason: 'none',
    name: { en: 'mark a speaker', ru: 'отметить говорящего' },
    help: {
      en: 'Says that one person speaks or not; of all others what was shown stays.',
      ru: 'Отмечает, говорит ли один человек; у остальных всё как было.',
    },
    keys: NO_KEYS,
    log: {
      ...SOUND,
      words: {
        en: ({ name, speaking }) => `${name}: marked as ${speaking ? 'speaking' : 'silent'}`,
        ru: ({ name, speaking }) => `${name}: отмечено, что ${speaking ? 'говорит' : 'молчит'}`,
      },
    },
  },
  setChannel: {
    roles: DIRECTOR,
    reason: 'none',
    name: { en: 'set a microphone', ru: 'настроить микрофон' },
    help: {
      en: 'Says how speech is told on a microphone (an input of OBS by name); null: by the defaults.',
      ru: 'Как узнаётся речь на микрофоне (вход OBS по имени); null — по умолчанию.',
    },
    keys: NO_KEYS,
    log: {
      ...SOUND,
      words: {
        en: ({ input }) => `Microphone “${input}”: settings changed`,
        ru: ({ input }) => `Микрофон «${input}»: изменены настройки`,
      },
    },
  },
  mutePerson: {
    roles: DIRECTOR,
    reason: 'none',
    name: { en: 'mute or unmute a person', ru: 'выключить или включить микрофон человека' },
    help: { en: 'Switches a person’s microphone off or on.', ru: 'Выключает или включает микрофон человека.' },
    keys: NO_KEYS,
    log: {
      ...SOUND,
      words: {
        en: ({ name, muted }) => `${name}: microphone ${muted ? 'muted' : 'unmuted'}`,
        ru: ({ name, muted }) => `${name}: микрофон ${muted ? 'выключен' : 'включён'}`,
      },
    },
  },
  muteTeam: {
    roles: DIRECTOR,
    reason: 'none',
    name: { en: 'mute or unmute a team', ru: 'выключить или включить микрофоны команды' },
    help: { en: 'Switches all microphones of a team off or on.', ru: 'Выключает или включает все микрофоны команды.' },
    keys: {
      director: {
        'sound-mute-white': {
          keys: 'Shift+Digit1',
          label: { en: 'White: Mute team / Open team', ru: 'Белые: Выключить команду / Включить команду' },
        },
        'sound-mute-black': {
          keys: 'Shift+Digit2',
          label: { en: 'Black: Mute team / Open team', ru: 'Чёрные: Выключить команду / Включить команду' },
        },
      },
    },
    log: {
      ...SOUND,
      words: {
        en: ({ side, muted }) => `${SIDE.en[side]}: microphones ${muted ? 'muted' : 'unmuted'}`,
        ru: ({ side, muted }) => `Микрофоны ${SIDE.ru[side]} ${muted ? 'выключены' : 'включены'}`,
      },
    },
  },
  followAudience: {
    roles: DIRECTOR,
    reason: 'none',
    name: { en: 'let the microphones follow the audience scene', ru: 'вести микрофоны за сценой зрителей' },
    help: {
      en: 'While an audience scene is on air only that team’s microphones are live.',
      ru: 'Пока в эфире сцена зрителей, включены только микрофоны этой команды.',
    },
    keys: NO_KEYS,
    log: {
      ...SOUND,
      words: {
        en: ({ follow }) => `Microphones ${follow ? 'follow' : 'no longer follow'} the audience scene`,
        ru: ({ follow }) => `Микрофоны ${follow ? 'следуют' : 'больше не следуют'} за сценой зрителей`,
      },
    },
  },
} as const satisfies Declarations<
  'setPeople' | 'setSpeaking' | 'setSpeaker' | 'setChannel' | 'mutePerson' | 'muteTeam' | 'followAudience'
>;

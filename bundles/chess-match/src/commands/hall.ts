import { presentPlace } from '../contract/formerPlaces';
import type { Declarations } from '../contract/declaration';
import { placeName } from '../texts/placeName';
import type { Language } from '../view/language';
import { HALL, NO_KEYS, SETUP } from './common';

const DEVICE = { kind: 'device', isNoise: () => false } as const;

const placeOf = (place: string, language: Language): string => placeName(presentPlace(place), language);
const ENTRY = {
  en: { operator: 'the operator', captains: 'the captains', both: 'the operator and the captains' },
  ru: { operator: 'оператор', captains: 'капитан', both: 'оператор или капитан' },
} as const;
const SEEN_BY = {
  en: { team: 'the own team', hall: 'the whole hall' },
  ru: { team: 'своя команда', hall: 'весь зал' },
} as const;
const ON_PROGRAM = {
  en: { never: 'never', delayed: 'delayed', after: 'after the game' },
  ru: { never: 'не показываются', delayed: 'с задержкой', after: 'после игры' },
} as const;

/** Screens, tablets and wooden boards of the hall. */
export const hallCommands = {
  issueDeviceCode: {
    roles: SETUP,
    reason: 'none',
    name: { en: 'issue a code for a device of the hall', ru: 'выдать код устройству зала' },
    help: {
      en: 'Makes a code for one device of the hall, to be entered within ten minutes.',
      ru: 'Выдаёт код одному устройству зала; ввести его надо за десять минут.',
    },
    keys: NO_KEYS,
    log: {
      ...DEVICE,
      words: {
        en: ({ place }) => `Hall: a code was issued (${placeOf(place, 'en')})`,
        ru: ({ place }) => `Зал: выдан код (${placeOf(place, 'ru')})`,
      },
    },
  },
  dropDeviceCode: {
    roles: SETUP,
    reason: 'none',
    name: { en: 'drop the code of a device', ru: 'отозвать код устройства' },
    help: { en: 'Makes the code good no more.', ru: 'Код больше не действует.' },
    keys: NO_KEYS,
    log: { ...DEVICE, words: { en: () => 'Hall: a code was dropped', ru: () => 'Зал: код отозван' } },
  },
  renameDevice: {
    roles: SETUP,
    reason: 'none',
    name: { en: 'name a device of the hall', ru: 'назвать устройство зала' },
    help: { en: 'Says how the crew calls the device.', ru: 'Как бригада называет устройство.' },
    keys: NO_KEYS,
    log: {
      ...DEVICE,
      words: {
        en: ({ name }) => `Hall: a device is called “${name}”`,
        ru: ({ name }) => `Зал: устройство названо «${name}»`,
      },
    },
  },
  moveDevice: {
    roles: SETUP,
    reason: 'none',
    name: { en: 'move a device of the hall', ru: 'перенести устройство зала' },
    help: {
      en: 'Says that the device stands elsewhere and shows what is shown there.',
      ru: 'Устройство стоит в другом месте и показывает то, что показывают там.',
    },
    keys: NO_KEYS,
    log: {
      ...DEVICE,
      words: {
        en: ({ place }) => `Hall: a device was moved (${placeOf(place, 'en')})`,
        ru: ({ place }) => `Зал: устройство перенесено (${placeOf(place, 'ru')})`,
      },
    },
  },
  identifyDevice: {
    roles: SETUP,
    reason: 'none',
    name: { en: 'find a device of the hall', ru: 'найти устройство зала' },
    help: {
      en: 'Lets the device show for some seconds which one it is.',
      ru: 'Устройство несколько секунд показывает, какое оно.',
    },
    keys: NO_KEYS,
    log: {
      ...DEVICE,
      words: { en: () => 'Hall: a device was made to show itself', ru: () => 'Зал: устройство нашли по вспышке' },
    },
  },
  revokeDevice: {
    roles: SETUP,
    reason: 'none',
    name: { en: 'shut a device of the hall out', ru: 'отключить устройство зала' },
    help: {
      en: 'The device shows nothing any more, at once; it needs a new code.',
      ru: 'Устройство сразу перестаёт показывать; ему нужен новый код.',
    },
    keys: NO_KEYS,
    log: { ...DEVICE, words: { en: () => 'Hall: a device was shut out', ru: () => 'Зал: устройство отключено' } },
  },
  setDeviceInPlay: {
    roles: HALL,
    reason: 'none',
    name: {
      en: 'take a captain’s screen out of play or give it back',
      ru: 'вывести экран капитана из игры или вернуть его',
    },
    help: {
      en: 'Takes a captain’s screen out of play, or gives it back.',
      ru: 'Выводит экран капитана из игры или возвращает.',
    },
    keys: NO_KEYS,
    log: {
      ...DEVICE,
      words: {
        en: ({ inPlay }) =>
          inPlay ? 'Hall: a captain’s screen was given back' : 'Hall: a captain’s screen was taken out of play',
        ru: ({ inPlay }) => (inPlay ? 'Зал: экран капитана возвращён в игру' : 'Зал: экран капитана выведен из игры'),
      },
    },
  },
  assignBoard: {
    roles: SETUP,
    reason: 'none',
    name: { en: 'assign a wooden board', ru: 'назначить деревянную доску' },
    help: {
      en: 'Says what a wooden board stands for; place null: nothing. What stood for the same before stands for nothing.',
      ru: 'Говорит, чем служит деревянная доска; place null — ничем. Прежняя доска того же места освобождается.',
    },
    keys: NO_KEYS,
    log: {
      ...DEVICE,
      words: {
        en: ({ serial, place, board }) =>
          place === null
            ? `Hall: wooden board ${serial} stands for nothing any more`
            : `Hall: wooden board ${serial} was assigned (${placeOf(place, 'en')}${board === null ? '' : `, board ${board}`})`,
        ru: ({ serial, place, board }) =>
          place === null
            ? `Зал: деревянная доска ${serial} свободна`
            : `Зал: деревянная доска ${serial} назначена (${placeOf(place, 'ru')}${board === null ? '' : `, доска ${board}`})`,
      },
    },
  },
  setHallRules: {
    roles: HALL,
    reason: 'none',
    name: { en: 'set up the hall', ru: 'изменить настройки зала' },
    help: {
      en: 'Says who enters turns, who sees a team prepare one, and when its work tables may be on the program.',
      ru: 'Кто вводит ходы, кто видит подготовку хода команды и когда её рабочие столы можно показывать в программе.',
    },
    keys: NO_KEYS,
    log: {
      ...DEVICE,
      words: {
        en: ({ entry, draftSeenBy, analysisOnProgram }) =>
          `Hall: turns are entered by ${ENTRY.en[entry]}; drafts are seen by ${SEEN_BY.en[draftSeenBy]}; work tables on the program: ${ON_PROGRAM.en[analysisOnProgram]}`,
        ru: ({ entry, draftSeenBy, analysisOnProgram }) =>
          `Зал: ходы вводит ${ENTRY.ru[entry]}; черновик видит ${SEEN_BY.ru[draftSeenBy]}; рабочие столы в общей программе: ${ON_PROGRAM.ru[analysisOnProgram]}`,
      },
    },
  },
} as const satisfies Declarations<
  | ('issueDeviceCode' | 'dropDeviceCode' | 'renameDevice' | 'moveDevice' | 'identifyDevice' | 'revokeDevice')
  | ('setDeviceInPlay' | 'assignBoard' | 'setHallRules')
>;

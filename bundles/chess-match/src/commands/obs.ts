import type { Declarations } from '../contract/declaration';
import { DIRECTOR, NO_KEYS, UNTOLD } from './common';

const OBS = { kind: 'obs', isNoise: () => false } as const;
const PREPARES_OBS = ['director', 'setup'] as const;

const SIDE = { en: { white: 'White', black: 'Black' }, ru: { white: 'белых', black: 'чёрных' } } as const;
const INSTANCE = {
  en: { program: 'OBS', white: 'White’s viewers’ OBS', black: 'Black’s viewers’ OBS' },
  ru: { program: 'OBS', white: 'OBS зрителей белых', black: 'OBS зрителей чёрных' },
} as const;
const OUTPUT = {
  en: {
    startRecord: 'recording started',
    stopRecord: 'recording stopped',
    pauseRecord: 'recording paused',
    resumeRecord: 'recording goes on',
    chapter: 'chapter marked',
    startReplay: 'replay buffer started',
    stopReplay: 'replay buffer stopped',
    saveReplay: 'replay saved',
  },
  ru: {
    startRecord: 'запись начата',
    stopRecord: 'запись остановлена',
    pauseRecord: 'запись на паузе',
    resumeRecord: 'запись продолжена',
    chapter: 'поставлена глава',
    startReplay: 'буфер повтора включён',
    stopReplay: 'буфер повтора выключен',
    saveReplay: 'повтор сохранён',
  },
} as const;

/** What OBS is told: scenes, outputs and how it is set up. */
export const obsCommands = {
  showScene: {
    roles: DIRECTOR,
    reason: 'none',
    name: { en: 'show an audience scene', ru: 'показать сцену зрителей' },
    help: { en: 'Puts the scene of one team’s viewers on air.', ru: 'Выдаёт в эфир сцену зрителей одной команды.' },
    keys: NO_KEYS,
    log: {
      ...OBS,
      words: {
        en: ({ audience }) => `OBS: scene of ${SIDE.en[audience]}’s viewers`,
        ru: ({ audience }) => `OBS: сцена зрителей ${SIDE.ru[audience]}`,
      },
    },
  },
  followScene: {
    roles: DIRECTOR,
    reason: 'none',
    name: { en: 'let the scene follow the side to move', ru: 'вести сцену за очередью хода' },
    help: {
      en: 'Lets the audience scene follow the side to move, or leaves it alone.',
      ru: 'Сцена зрителей следует за очередью хода или остаётся как есть.',
    },
    keys: NO_KEYS,
    log: {
      ...OBS,
      words: {
        en: ({ follow }) => `OBS: scene ${follow ? 'follows' : 'no longer follows'} the side to move`,
        ru: ({ follow }) => `OBS: сцена ${follow ? 'следует' : 'больше не следует'} за очередью хода`,
      },
    },
  },
  cutScene: {
    roles: DIRECTOR,
    reason: 'none',
    name: { en: 'change OBS’s scene', ru: 'сменить сцену OBS' },
    help: {
      en: 'Puts a scene on air or into the preview: a human’s choice, which the scene rules leave alone for a while.',
      ru: 'Выдаёт сцену в эфир или в превью: выбор человека, который автомат на время оставляет в покое.',
    },
    keys: NO_KEYS,
    log: {
      ...OBS,
      words: {
        en: ({ instance, scene, to }) =>
          `${INSTANCE.en[instance]}: scene “${scene}” ${to === 'preview' ? 'to preview' : 'on air'}`,
        ru: ({ instance, scene, to }) =>
          `${INSTANCE.ru[instance]}: сцена «${scene}» ${to === 'preview' ? 'в превью' : 'в эфире'}`,
      },
    },
  },
  takeScene: {
    roles: DIRECTOR,
    reason: 'none',
    name: { en: 'take OBS’s preview', ru: 'выдать превью OBS' },
    help: { en: 'In studio mode: puts the preview on air.', ru: 'В студийном режиме: выдаёт превью в эфир.' },
    keys: NO_KEYS,
    log: {
      ...OBS,
      words: {
        en: ({ instance }) => `${INSTANCE.en[instance]}: preview taken`,
        ru: ({ instance }) => `${INSTANCE.ru[instance]}: превью выдано в эфир`,
      },
    },
  },
  setStudioMode: {
    roles: DIRECTOR,
    reason: 'none',
    name: { en: 'switch OBS’s studio mode', ru: 'переключить студийный режим OBS' },
    help: { en: 'Switches the studio mode of an OBS on or off.', ru: 'Включает или выключает студийный режим OBS.' },
    keys: NO_KEYS,
    log: {
      ...OBS,
      words: {
        en: ({ instance, on }) => `${INSTANCE.en[instance]}: studio mode ${on ? 'on' : 'off'}`,
        ru: ({ instance, on }) => `${INSTANCE.ru[instance]}: студийный режим ${on ? 'включён' : 'выключен'}`,
      },
    },
  },
  setSceneRules: {
    roles: DIRECTOR,
    reason: 'none',
    name: { en: 'change the scene rules', ru: 'изменить правила сцен' },
    help: {
      en: 'Says which scene goes on air for what happens in the match.',
      ru: 'Какая сцена выходит в эфир при каких событиях матча.',
    },
    keys: NO_KEYS,
    log: {
      ...OBS,
      words: {
        en: ({ instance }) => `${INSTANCE.en[instance]}: scene rules changed`,
        ru: ({ instance }) => `${INSTANCE.ru[instance]}: изменены правила сцен`,
      },
    },
  },
  automateScenes: {
    roles: DIRECTOR,
    reason: 'none',
    name: { en: 'switch the scene rules on or off', ru: 'включить или выключить автомат сцен' },
    help: { en: 'Switches the scene rules of an OBS on or off.', ru: 'Включает или выключает автомат сцен OBS.' },
    keys: NO_KEYS,
    log: {
      ...OBS,
      words: {
        en: ({ instance, automatic }) => `${INSTANCE.en[instance]}: scene rules ${automatic ? 'on' : 'off'}`,
        ru: ({ instance, automatic }) => `${INSTANCE.ru[instance]}: автомат сцен ${automatic ? 'включён' : 'выключен'}`,
      },
    },
  },
  holdScenes: {
    roles: DIRECTOR,
    reason: 'none',
    name: { en: 'hold or release the scenes', ru: 'удержать или отпустить сцены' },
    help: {
      en: 'Holds the scene that is on air; false releases it and ends the rest after a human’s choice.',
      ru: 'Удерживает сцену в эфире; false отпускает её и прекращает паузу после выбора человека.',
    },
    keys: NO_KEYS,
    log: {
      ...OBS,
      words: {
        en: ({ instance, hold }) => `${INSTANCE.en[instance]}: scenes ${hold ? 'held' : 'released'}`,
        ru: ({ instance, hold }) => `${INSTANCE.ru[instance]}: сцены ${hold ? 'удержаны' : 'отпущены'}`,
      },
    },
  },
  skipScene: {
    roles: DIRECTOR,
    reason: 'none',
    name: { en: 'skip the next scene', ru: 'пропустить следующую сцену' },
    help: {
      en: 'Leaves out the scene that the rules would take next.',
      ru: 'Пропускает сцену, которую автомат выдал бы следующей.',
    },
    keys: NO_KEYS,
    log: {
      ...OBS,
      words: {
        en: ({ instance }) => `${INSTANCE.en[instance]}: next scene skipped`,
        ru: ({ instance }) => `${INSTANCE.ru[instance]}: следующая сцена пропущена`,
      },
    },
  },
  planObs: {
    roles: PREPARES_OBS,
    reason: 'none',
    name: { en: 'look at what OBS lacks', ru: 'посмотреть, чего не хватает в OBS' },
    help: {
      en: 'Works out what would be made in an OBS, and makes nothing.',
      ru: 'Составляет план того, что создать в OBS, и ничего не создаёт.',
    },
    keys: NO_KEYS,
    log: UNTOLD,
  },
  applyObsPlan: {
    roles: PREPARES_OBS,
    reason: 'none',
    name: { en: 'set up OBS', ru: 'настроить OBS' },
    help: {
      en: 'Makes in an OBS the chosen steps of the plan that was looked at.',
      ru: 'Выполняет в OBS выбранные шаги просмотренного плана.',
    },
    keys: NO_KEYS,
    log: {
      ...OBS,
      words: {
        en: ({ instance }) => `${INSTANCE.en[instance]}: set up by plan`,
        ru: ({ instance }) => `${INSTANCE.ru[instance]}: настроено по плану`,
      },
    },
  },
  controlOutput: {
    roles: DIRECTOR,
    reason: 'none',
    name: { en: 'control recording or replay', ru: 'управлять записью или повтором' },
    help: {
      en: 'Starts, pauses or stops the recording or the replay buffer, marks a chapter, or saves a replay.',
      ru: 'Включает, приостанавливает и выключает запись или буфер повтора, ставит главу, сохраняет повтор.',
    },
    keys: NO_KEYS,
    log: {
      ...OBS,
      words: {
        en: ({ instance, action }) => `${INSTANCE.en[instance]}: ${OUTPUT.en[action]}`,
        ru: ({ instance, action }) => `${INSTANCE.ru[instance]}: ${OUTPUT.ru[action]}`,
      },
    },
  },
  connectObs: {
    roles: PREPARES_OBS,
    reason: 'none',
    name: { en: 'connect OBS', ru: 'соединить OBS' },
    help: { en: 'Tries at once to reach an OBS.', ru: 'Сразу пробует соединиться с OBS.' },
    keys: NO_KEYS,
    log: {
      ...OBS,
      words: {
        en: ({ instance }) => `${INSTANCE.en[instance]}: connected by hand`,
        ru: ({ instance }) => `${INSTANCE.ru[instance]}: соединение вручную`,
      },
    },
  },
} as const satisfies Declarations<
  | ('showScene' | 'followScene' | 'cutScene' | 'takeScene' | 'setStudioMode' | 'setSceneRules' | 'automateScenes')
  | ('holdScenes' | 'skipScene' | 'planObs' | 'applyObsPlan' | 'controlOutput' | 'connectObs')
>;

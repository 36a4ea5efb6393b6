import type { Declarations } from '../contract/declaration';
import { NO_KEYS, SETUP } from './common';

const BACKUP = { kind: 'backup', isNoise: () => false } as const;
const SIMULATOR = { kind: 'simulator', isNoise: () => false } as const;

const STATE = {
  en: { running: 'plays', paused: 'paused', off: 'stopped' },
  ru: { running: 'играет', paused: 'на паузе', off: 'остановлен' },
} as const;
const SOURCE = {
  en: { random: 'random turns', record: 'a recorded game' },
  ru: { random: 'случайные ходы', record: 'записанная партия' },
} as const;
const pacedEn = (ms: number, speaking: boolean): string =>
  `a turn every ${ms / 1000} s${speaking ? ', with people speaking' : ''}`;
const pacedRu = (ms: number, speaking: boolean): string =>
  `ход каждые ${String(ms / 1000).replace('.', ',')} с${speaking ? ', люди говорят' : ''}`;

/** Backups of the journal, and what plays in place of people. */
export const keepingCommands = {
  makeBackup: {
    roles: SETUP,
    reason: 'none',
    name: { en: 'make a backup', ru: 'сделать копию' },
    help: { en: 'Copies the whole journal, now.', ru: 'Копирует весь журнал, сейчас же.' },
    keys: { setup: { 'back-up': { keys: 'KeyB', label: { en: 'Back up now', ru: 'Сделать копию' } } } },
    log: { ...BACKUP, words: { en: () => 'Backup made', ru: () => 'Сделана резервная копия' } },
  },
  restoreBackup: {
    roles: SETUP,
    reason: 'none',
    name: { en: 'restore a backup', ru: 'восстановить копию' },
    help: {
      en: 'Puts the whole journal back as it was in this backup. A backup of the present one is made just before.',
      ru: 'Возвращает весь журнал, каким он был в этой копии. Перед этим делается копия нынешнего.',
    },
    keys: NO_KEYS,
    log: {
      ...BACKUP,
      words: { en: ({ file }) => `Backup restored: ${file}`, ru: ({ file }) => `Восстановлена копия: ${file}` },
    },
  },
  startSimulator: {
    roles: SETUP,
    reason: 'none',
    name: { en: 'start the simulator', ru: 'запустить имитатор' },
    help: {
      en: 'Lets the simulator play the open rehearsal in place of people.',
      ru: 'Имитатор играет открытую репетицию вместо людей.',
    },
    keys: { setup: { 'simulator-start': { keys: 'KeyS', label: { en: 'Start', ru: 'Пуск' } } } },
    log: {
      ...SIMULATOR,
      words: {
        en: ({ source, paceMs, speaking }) => `Simulator started (${SOURCE.en[source]}): ${pacedEn(paceMs, speaking)}`,
        ru: ({ source, paceMs, speaking }) => `Имитатор запущен (${SOURCE.ru[source]}): ${pacedRu(paceMs, speaking)}`,
      },
    },
  },
  steerSimulator: {
    roles: SETUP,
    reason: 'none',
    name: { en: 'steer the simulator', ru: 'управлять имитатором' },
    help: {
      en: 'Pauses the simulator, lets it go on, stops it, or changes its pace.',
      ru: 'Ставит имитатор на паузу, продолжает, останавливает или меняет темп.',
    },
    keys: {
      setup: {
        'simulator-pause': { keys: 'KeyP', label: { en: 'Pause / Go on', ru: 'Пауза / Продолжить' } },
        'simulator-stop': { keys: 'KeyX', label: { en: 'Stop', ru: 'Стоп' } },
      },
    },
    log: {
      ...SIMULATOR,
      words: {
        en: ({ state, paceMs, speaking }) =>
          `Simulator ${STATE.en[state]}${state === 'running' ? `: ${pacedEn(paceMs, speaking)}` : ''}`,
        ru: ({ state, paceMs, speaking }) =>
          `Имитатор ${STATE.ru[state]}${state === 'running' ? `: ${pacedRu(paceMs, speaking)}` : ''}`,
      },
    },
  },
  playDemonstration: {
    roles: SETUP,
    reason: 'none',
    name: { en: 'play the demonstration', ru: 'показать демонстрацию' },
    help: {
      en: 'Plays the demonstration as a new match, one game after another, with the pictures of an evening, until somebody else touches the match; only the one that is named, where one is.',
      ru: 'Играет демонстрацию новым матчем, одну игру за другой, с картинками целого вечера, пока матча не коснётся кто-то другой; если игра названа, то только её.',
    },
    keys: NO_KEYS,
    log: { ...SIMULATOR, words: { en: () => 'Demonstration started', ru: () => 'Демонстрация запущена' } },
  },
} as const satisfies Declarations<
  'makeBackup' | 'restoreBackup' | 'startSimulator' | 'steerSimulator' | 'playDemonstration'
>;

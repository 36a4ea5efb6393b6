import type { Declarations } from '../contract/declaration';
import { ARBITER, JOURNAL, NO_KEYS } from './common';

/** One key for both: it starts clocks that stand and stops clocks that run. */
const TOGGLE = {
  clock: { keys: 'F8', label: { en: 'Start or stop the clock', ru: 'Пустить или остановить часы' } },
} as const;
const FORM = { 'clock-form': { keys: 'Alt+KeyT', label: { en: 'Set the clock', ru: 'Поставить часы' } } } as const;

/** Stopping the clock needs no reason: it must not fail while somebody looks for words. */
export const clockCommands = {
  startClock: {
    roles: ARBITER,
    reason: 'none',
    name: { en: 'start the clock', ru: 'пустить часы' },
    help: { en: 'Starts the clock of the side to move.', ru: 'Пускает часы стороны, чей ход.' },
    keys: { operator: TOGGLE, arbiter: TOGGLE },
    log: JOURNAL,
  },
  stopClock: {
    roles: ARBITER,
    reason: 'optional',
    name: { en: 'stop the clock', ru: 'остановить часы' },
    help: { en: 'Stops the clocks; what is left on them stays.', ru: 'Останавливает часы; остаток сохраняется.' },
    keys: { operator: TOGGLE, arbiter: TOGGLE },
    log: JOURNAL,
  },
  setClock: {
    roles: ARBITER,
    reason: 'due',
    name: { en: 'set the clock', ru: 'поставить часы' },
    help: { en: 'Sets what is left on one clock.', ru: 'Ставит остаток времени на одних часах.' },
    keys: { arbiter: FORM },
    log: JOURNAL,
  },
  addTime: {
    roles: ARBITER,
    reason: 'due',
    name: { en: 'add or take time', ru: 'добавить или снять время' },
    help: {
      en: 'Adds time to one clock; below 0 takes it away.',
      ru: 'Добавляет время на одни часы; меньше 0 — снимает.',
    },
    keys: { arbiter: FORM },
    log: JOURNAL,
  },
  dismissGap: {
    roles: ARBITER,
    reason: 'none',
    name: { en: 'decide on the time lost without the server', ru: 'решить о времени, потерянном без сервера' },
    help: {
      en: 'Gives back the time that ran while the server was away, or leaves it.',
      ru: 'Возвращает время, прошедшее без сервера, или оставляет как есть.',
    },
    keys: NO_KEYS,
    log: JOURNAL,
  },
  flag: {
    roles: ARBITER,
    reason: 'none',
    name: { en: 'call the flag', ru: 'зафиксировать падение флага' },
    help: { en: 'Says that a side’s flag has fallen.', ru: 'Фиксирует, что флаг стороны упал.' },
    keys: NO_KEYS,
    log: JOURNAL,
  },
} as const satisfies Declarations<'startClock' | 'stopClock' | 'setClock' | 'addTime' | 'dismissGap' | 'flag'>;

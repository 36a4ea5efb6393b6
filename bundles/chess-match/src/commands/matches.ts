import type { Declarations } from '../contract/declaration';
import { JOURNAL, NO_KEYS, SETUP } from './common';

/** Matches of the journal: making, opening, naming and putting them away. */
export const matchesCommands = {
  newMatch: {
    roles: SETUP,
    reason: 'none',
    name: { en: 'make a match', ru: 'создать матч' },
    help: {
      en: 'Makes a match or a rehearsal and opens it.',
      ru: 'Создаёт матч или репетицию и открывает.',
    },
    keys: {
      setup: {
        'new-match': { keys: 'KeyN', label: { en: 'New match', ru: 'Новая партия' } },
        'new-rehearsal': { keys: 'KeyR', label: { en: 'New rehearsal', ru: 'Новая репетиция' } },
      },
    },
    log: JOURNAL,
  },
  openMatch: {
    roles: SETUP,
    reason: 'none',
    name: { en: 'open a match', ru: 'открыть матч' },
    help: {
      en: 'Opens a match of the journal as it stood.',
      ru: 'Открывает матч из журнала в том виде, в каком он был.',
    },
    keys: NO_KEYS,
    log: JOURNAL,
  },
  renameMatch: {
    roles: SETUP,
    reason: 'none',
    name: { en: 'rename a match', ru: 'переименовать матч' },
    help: { en: 'Gives a match other names, open or not.', ru: 'Меняет названия матча, открыт он или нет.' },
    keys: NO_KEYS,
    log: JOURNAL,
  },
  archiveMatch: {
    roles: SETUP,
    reason: 'none',
    name: { en: 'move a match into or out of the archive', ru: 'убрать матч в архив или вернуть' },
    help: {
      en: 'Puts a match away, or takes it out again. The open match stays.',
      ru: 'Убирает матч в архив или возвращает. Открытый матч остаётся.',
    },
    keys: NO_KEYS,
    log: JOURNAL,
  },
  publishMatch: {
    roles: SETUP,
    reason: 'none',
    name: {
      en: 'show a match to viewers among past ones, or no longer',
      ru: 'показать матч зрителям среди прошедших или убрать',
    },
    help: {
      en: 'Says whether viewers find a match among past ones, once it is over. A loaded one is not published before.',
      ru: 'Говорит, найдут ли зрители оконченный матч среди прошедших. Загруженный сам не публикуется.',
    },
    keys: NO_KEYS,
    log: JOURNAL,
  },
  duplicateMatch: {
    roles: SETUP,
    reason: 'none',
    name: { en: 'duplicate a match', ru: 'скопировать матч' },
    help: {
      en: 'Copies a match without opening it; the answer names the copy. Its clock stands.',
      ru: 'Копирует матч, не открывая; ответ называет копию. Её часы стоят.',
    },
    keys: NO_KEYS,
    log: JOURNAL,
  },
} as const satisfies Declarations<
  'newMatch' | 'openMatch' | 'renameMatch' | 'archiveMatch' | 'publishMatch' | 'duplicateMatch'
>;

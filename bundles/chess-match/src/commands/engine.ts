import type { Declarations } from '../contract/declaration';
import { NO_KEYS, UNTOLD } from './common';

/** What the engine is asked for besides the match itself. */
export const engineCommands = {
  askEngine: {
    roles: ['commentator'],
    reason: 'none',
    name: { en: 'ask what a position is worth', ru: 'узнать, чего стоит позиция' },
    help: {
      en: 'Asks the engine for a position that somebody tries, in place of the one asked for before; what it says is for the crew alone.',
      ru: 'Спрашивает движок о позиции, которую кто-то разбирает, вместо прежней; ответ видит только группа.',
    },
    keys: NO_KEYS,
    log: UNTOLD,
  },
} as const satisfies Declarations<'askEngine'>;

import type { Call } from '../rules/calls';

/** L11 what is called over the board. Belarusian is a language of the pictures alone. */
export const CALL_WORDS: Readonly<Record<'en' | 'ru' | 'be', Readonly<Record<Call, string>>>> = {
  en: {
    throne: 'throne',
    rokosh: 'rokosh',
    'throne-is-mine': 'the throne is mine',
    check: 'check',
    mate: 'mate',
    stalemate: 'stalemate',
  },
  ru: { throne: 'трон', rokosh: 'рокош', 'throne-is-mine': 'трон мой', check: 'шах', mate: 'мат', stalemate: 'пат' },
  be: { throne: 'трон', rokosh: 'рокаш', 'throne-is-mine': 'трон мой', check: 'шах', mate: 'мат', stalemate: 'пат' },
};

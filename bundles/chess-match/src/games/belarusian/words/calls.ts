import type { AirLanguage } from '../../../view/language';
import type { Call } from '../rules/calls';

/** L11 what is called over the board. */
export const CALL_WORDS: Readonly<Record<AirLanguage, Readonly<Record<Call, string>>>> = {
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

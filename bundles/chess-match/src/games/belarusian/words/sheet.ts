import { sheetWords } from '../../common/sheetWords';
import { CALLS, type Call } from '../rules/calls';
import type { Language } from '../../../view/language';
import { CALL_WORDS } from './calls';
import { turnIn } from './turnIn';

type Remarks = Readonly<Record<Call, Readonly<Record<string, never>>>>;

const calledIn = (language: Language): Record<Call, () => string> => {
  const said = CALLS.map((call) => [call, () => CALL_WORDS[language][call]] as const);
  return Object.fromEntries(said) as Record<Call, () => string>;
};

/** How sheets of Belarusian chess are written: what was called over the board stands beside the move (L11). */
export const SHEET_WORDS = sheetWords<Remarks>({
  moveIn: turnIn,
  remarks: { en: calledIn('en'), ru: calledIn('ru') },
});

import type { Language } from 'chess-match/client';
import { useKeys } from '../shared';

/** Alt and a digit open the tables of the page, in their order. @param labelOf names a table in the help */
export const useTabKeys = <T extends string>(
  tabs: readonly T[],
  labelOf: (language: Language, tab: T) => string,
  open: (tab: T) => void,
): void =>
  useKeys(
    tabs.map((id, index) => ({
      id: `tab-${id}`,
      label: { en: labelOf('en', id), ru: labelOf('ru', id) },
      keys: `Alt+Digit${index + 1}`,
      run: () => open(id),
    })),
  );

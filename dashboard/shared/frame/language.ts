import type { Language } from 'chess-match/client';
import { createContext, useContext } from 'react';

export const LanguageContext = createContext<Language>('ru');

/** The language the page is shown in. */
export const useLanguage = (): Language => useContext(LanguageContext);

import type { Language } from 'chess-match/client';
import { createContext, useContext } from 'react';

/** How a move of the game, as its rules write it, is written in a language. */
export type Writing = (san: string, language: Language) => string;

/** Null: as SAN, with figurines that belong to every language. */
export const WritingContext = createContext<Writing | null>(null);

export const useWriting = (): Writing | null => useContext(WritingContext);

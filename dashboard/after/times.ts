import type { Language } from 'chess-match/client';

/** When something was, as clocks on the wall had it: "21:40:05". */
export const clockText = (atMs: number, language: Language): string =>
  new Date(atMs).toLocaleTimeString(language, { hour12: false });

/** The same with its day: films of several evenings stand in one list. */
export const dayText = (atMs: number, language: Language): string =>
  new Date(atMs).toLocaleString(language, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  });

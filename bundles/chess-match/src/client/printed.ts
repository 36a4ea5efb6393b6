import type { PrintedMatch } from '../games/common/printed';

export type { PrintedClock, PrintedMatch, PrintedSheet } from '../games/common/printed';
export { rowsOf, type Scored, type SheetEnd, type SheetMove, type SheetRemark } from '../games/common/sheets';
export { GAME_SHEETS } from '../games/words';

/** What is printed: the open match, another of the journal, or empty forms of a game. */
export type PrintAsk =
  | { readonly of: 'open' }
  | { readonly of: 'match'; readonly id: string }
  | { readonly of: 'game'; readonly id: string };

/** Null: there is no such match. @throws when the server does not answer */
export const fetchPrinted = async (ask: PrintAsk, signal: AbortSignal): Promise<PrintedMatch | null> => {
  const query = ask.of === 'open' ? '' : `?${new URLSearchParams([[ask.of, ask.id]]).toString()}`;
  const response = await fetch(`/chess-match/sheets${query}`, { signal });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`GET sheets: ${response.status}`);
  return (await response.json()) as PrintedMatch;
};

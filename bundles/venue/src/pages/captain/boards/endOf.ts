import { endText, formatHalves, type Language } from 'chess-match/client/drawing';
import type { VenueViews } from 'chess-match/contract/venue';

/** How the game on a board ended, with its points by the colours; null while it is played on. */
export const endOf = (
  { status, result }: Pick<VenueViews['boards']['boards'][number], 'status' | 'result'>,
  language: Language,
): string | null => {
  if (status !== 'ended' || result === null) return null;
  const points = `${formatHalves(result.white)}\u00a0:\u00a0${formatHalves(result.black)}`;
  return `${endText(result.kind, language)} · ${points}`;
};

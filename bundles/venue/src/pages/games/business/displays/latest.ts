import { endText, formatHalves, type Language } from 'chess-match/client/drawing';
import { chipsText, playOf } from 'chess-match/games/business';
import type { VenueViews } from 'chess-match/contract/venue';
import { BUSINESS_TEXTS } from '../texts';

/** "18... branching: board 4, 3 to board 5" with the points it brought. */
export const latestText = (views: Partial<VenueViews>, language: Language): string | null => {
  const { latest } = playOf(views);
  if (latest === null) return null;
  const texts = BUSINESS_TEXTS[language];
  const { kind, turn, from, to, white, black } = latest;
  const words = texts.changes[kind as keyof typeof texts.changes] ?? endText(kind, language);
  const moved = to.map(({ board, chips }) => texts.chipsTo(chipsText(chips, language), board));
  const points = white + black === 0 ? [] : [`+${formatHalves(white)} : +${formatHalves(black)}`];
  return [`${turn} ${words}: ${texts.onBoard(from.join(', '))}`, ...moved, ...points].join(' · ');
};

import type { AirLanguage } from 'chess-match/client';

const MINUTE_MS = 60_000;

const WORDS: Readonly<Record<AirLanguage, { readonly hours: string; readonly minutes: string }>> = {
  ru: { hours: 'ч', minutes: 'мин' },
  be: { hours: 'г', minutes: 'хв' },
  en: { hours: 'h', minutes: 'min' },
};

/** "1 ч 30 мин", "45 мин", "2 ч": whole minutes, at least one. */
export const durationText = (ms: number, language: AirLanguage): string => {
  const { hours, minutes } = WORDS[language];
  const total = Math.max(1, Math.round(ms / MINUTE_MS));
  const parts = [
    [Math.floor(total / 60), hours],
    [total % 60, minutes],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(' ');
};

import type { AirLanguage } from 'chess-match/client';

/** Over who plays, where the event has no name. */
const LINE_UPS: Readonly<Record<AirLanguage, string>> = { en: 'The teams', ru: 'Составы команд', be: 'Склады каманд' };

export const lineUpsText = (language: AirLanguage): string => LINE_UPS[language];

import type { Language } from 'chess-match/client';

const LABELS: Readonly<Record<Language, string>> = { en: 'Sound', ru: 'Звук' };

/** Microphones on the director's page. */
export const SoundPanel = ({ language }: { readonly language: Language }) => <section aria-label={LABELS[language]} />;

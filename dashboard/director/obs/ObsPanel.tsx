import type { Language } from 'chess-match/client';

/** OBS on the director's page. */
export const ObsPanel = ({ language }: { readonly language: Language }) => <section aria-label="OBS" lang={language} />;

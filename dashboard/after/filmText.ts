import type { Language, Replicants } from 'chess-match/client';
import type { AfterTexts } from './texts/texts';
import { dayText } from './times';

export type Film = Replicants['films']['films'][number];

/** What a film is called: "Recording · program · 5 Jan, 19:02". */
export const filmText = ({ of, instance, fromMs }: Film, texts: AfterTexts, language: Language): string =>
  [texts.kind[of], texts.obs[instance], dayText(fromMs, language)].join(' · ');

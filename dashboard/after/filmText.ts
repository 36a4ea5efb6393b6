import type { Language, Replicants } from 'chess-match/client';
import { momentText } from '../shared/times';
import type { AfterTexts } from './texts/texts';

export type Film = Replicants['films']['films'][number];

/** What a film is called: "Recording · program · 05/01/2026, 19:02". */
export const filmText = ({ of, instance, fromMs }: Film, texts: AfterTexts, language: Language): string =>
  [texts.kind[of], texts.obs[instance], momentText(fromMs, language)].join(' · ');

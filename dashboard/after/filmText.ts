import type { Language, Replicants } from 'chess-match/client';
import { momentToSecond } from '../shared/times';
import type { AfterTexts } from './texts/texts';

export type Film = Replicants['films']['films'][number];

/** What a film is called: "Recording · program · 05/01/2026, 19:02:14"; several may begin within a minute. */
export const filmText = ({ of, instance, fromMs }: Film, texts: AfterTexts, language: Language): string =>
  [texts.kind[of], texts.obs[instance], momentToSecond(fromMs, language)].join(' · ');

import type { AirLanguage } from 'chess-match/client';
import type { Picture } from '../air/parts';

export type ComparedName = 'people' | 'statistics' | 'spoken';

/** What a comparison is drawn from. */
export interface Compared {
  readonly picture: Picture<'head-to-head', ComparedName>;
  readonly language: AirLanguage;
}

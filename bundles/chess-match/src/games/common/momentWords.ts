import type { Suggestion } from '@schemas/show';
import type { Suggested } from './suggestionWords';

/** What happened, in a sentence for viewers who read no language of the crew. */
export type MomentWords<K extends Suggestion['kind']> = Readonly<Record<K, (about: Suggested) => string>>;

/** Of what any game may give reason to show. */
export const COMMON_MOMENTS_BE: MomentWords<'mate' | 'timeScramble' | 'flagNear' | 'matchOver'> = {
  mate: ({ board }) => `Мат на дошцы ${board}`,
  timeScramble: () => 'Цэйтнот у некалькіх гульцоў',
  flagNear: ({ who, board }) => `${who} на дошцы ${board}: вось-вось упадзе сцяжок`,
  matchOver: () => 'Матч скончаны',
};

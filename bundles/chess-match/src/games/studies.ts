import { studyRulesOf as belarusianStudy } from './belarusian/rules/studyRules';
import { ORTHODOX_STUDY } from './chess/onFen/study';
import { NO_STUDY, type StudyRules } from './common/studyRules';
import { studyRulesOf as progressiveStudy } from './progressive/rules/studyRules';
import { studyRulesOf as swedishStudy } from './swedish/rules/studyRules';

/**
 * The chess that is tried out in a game by the settings agreed, by the game's id. A game that is not here has nothing
 * to try.
 */
const STUDIES: Readonly<Record<string, (settings: Readonly<Record<string, unknown>>) => StudyRules>> = {
  business: () => ORTHODOX_STUDY,
  classical: () => ORTHODOX_STUDY,
  swedish: swedishStudy,
  progressive: progressiveStudy,
  belarusian: belarusianStudy,
};

export const studyRulesFor = (game: string | null, settings: Readonly<Record<string, unknown>>): StudyRules =>
  STUDIES[game ?? '']?.(settings) ?? NO_STUDY;

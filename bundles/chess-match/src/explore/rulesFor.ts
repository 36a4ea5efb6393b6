import { ORTHODOX, type StudyRules } from '../games/common/studyRules';
import { studyRulesOf as swedish } from '../games/swedish/studyRules';

/** The chess that is tried out in a game, by its id and the settings agreed. */
export const studyRulesFor = (game: string | null, settings: Readonly<Record<string, unknown>>): StudyRules =>
  game === 'swedish' ? swedish(settings) : ORTHODOX;

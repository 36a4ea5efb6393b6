import { ORTHODOX, type StudyRules } from './common/studyRules';
import { studyRulesOf as swedish } from './swedish/rules/studyRules';

/** The chess that is tried out in a game, by its id and the settings agreed. */
export const studyRulesFor = (game: string | null, settings: Readonly<Record<string, unknown>>): StudyRules =>
  game === 'swedish' ? swedish(settings) : ORTHODOX;

/** The form of a new match, shared by the set-up page and the operator's quick way. */
export { MatchForm, useMatchForm } from './MatchForm';
export { formOf, gameForm, isAboutSetting } from './settingsForm';

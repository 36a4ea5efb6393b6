/** The form of a new match, shared by the set-up page and the operator's. */
export { NewMatchDialog, type MatchItem } from './NewMatchDialog';
export { isAboutRunning, LeaveRunning } from './LeaveRunning';
export { MatchForm } from './MatchForm';
export { useMatchForm } from './useMatchForm';
export { agreedWords } from './agreed';
export { formOf, gameForm, gameName } from './settingsForm';

export { EveningEnd } from './EveningEnd';
export { useEnds } from './useEnds';
export { zoneMsAt } from './zone';

export { EveningEnd } from './EveningEnd';
export { zoneMsAt } from './zone';

import type { BelarusianTexts } from './ru';

export const en: BelarusianTexts = {
  quoted: (calls) => `“${calls}”`,
  withTurn: (calls) => `Called with this turn: “${calls}”`,
};

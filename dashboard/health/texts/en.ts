import type { HealthTexts } from './texts';

export const en: HealthTexts = {
  obs: 'OBS',
  allWell: 'All is well',
};

import type { HealthTexts } from './texts';

export const ru: HealthTexts = {
  obs: 'OBS',
  allWell: 'Всё в порядке',
};

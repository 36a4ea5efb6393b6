import { bundleConfig, type AirLanguage } from 'chess-match/client';
import { isInObs } from './inObs';
import { languageOf } from './query';

/** Is the language of this page's graphics. */
export const pageLanguage = (): AirLanguage =>
  languageOf({
    search: location.search,
    config: bundleConfig(),
    isInObs: isInObs(),
    browserLanguage: navigator.language,
  });

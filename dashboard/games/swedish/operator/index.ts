import type { OperatorScreen } from '../../../operator/screen';
import { boardDrafts } from './state/drafts';
import { SwedishPage } from './SwedishPage';
import { SWEDISH_TEXTS } from './texts';

export const SWEDISH_OPERATOR: OperatorScreen = {
  Page: SwedishPage,
  draftsOf: boardDrafts,
  help: { en: SWEDISH_TEXTS.en.help, ru: SWEDISH_TEXTS.ru.help },
  flagText: null,
  Arbiter: null,
};

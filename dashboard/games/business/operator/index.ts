import type { OperatorScreen } from '../../../operator/screen';
import { oneDraft } from '../../../operator/state/drafts';
import { BusinessPage } from './BusinessPage';
import { ArbiterDialog } from './dialogs/ArbiterDialog';
import { BUSINESS_TEXTS } from './texts';

export const BUSINESS_OPERATOR: OperatorScreen = {
  Page: BusinessPage,
  draftsOf: oneDraft,
  help: { en: BUSINESS_TEXTS.en.help, ru: BUSINESS_TEXTS.ru.help },
  flagText: { en: BUSINESS_TEXTS.en.confirm.flagText, ru: BUSINESS_TEXTS.ru.confirm.flagText },
  Arbiter: ArbiterDialog,
};

import { TURN_LINE } from 'chess-match/games/business';
import type { OperatorScreen } from '../../../operator/screen';
import { oneDraft } from '../../../operator/state/drafts';
import { BusinessPage } from './BusinessPage';
import { ArbiterDialog } from './dialogs/ArbiterDialog';
import { BUSINESS_TEXTS } from './texts';

export const BUSINESS_OPERATOR: OperatorScreen = {
  Page: BusinessPage,
  draftsOf: oneDraft(TURN_LINE),
  help: { en: BUSINESS_TEXTS.en.help, ru: BUSINESS_TEXTS.ru.help },
  flagText: { en: BUSINESS_TEXTS.en.confirm.flagText, ru: BUSINESS_TEXTS.ru.confirm.flagText },
  Arbiter: ArbiterDialog,
};

import { ONE_TEXT } from 'chess-match/client/turn';
import { ArbiterDialog } from '../../../operator/dialogs/ArbiterDialog';
import type { OperatorScreen } from '../../../operator/screen';
import { oneDraft } from '../../../operator/state/drafts';
import { STRINGS } from '../../../operator/state/language';
import { BelarusianPage } from './BelarusianPage';
import { BELARUSIAN_TEXTS } from './texts';

export const BELARUSIAN_OPERATOR: OperatorScreen = {
  Page: BelarusianPage,
  draftsOf: oneDraft(ONE_TEXT),
  help: {
    en: { ...STRINGS.en.help, ...BELARUSIAN_TEXTS.en.help },
    ru: { ...STRINGS.ru.help, ...BELARUSIAN_TEXTS.ru.help },
  },
  flagText: null,
  Arbiter: ArbiterDialog,
};

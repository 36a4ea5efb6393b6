import { ONE_TEXT } from 'chess-match/client/turn';
import { ArbiterDialog } from '../../../operator/dialogs/ArbiterDialog';
import type { OperatorScreen } from '../../../operator/screen';
import { oneDraft } from '../../../operator/state/drafts';
import { STRINGS } from '../../../operator/state/language';
import { ProgressivePage } from './ProgressivePage';
import { PROGRESSIVE_TEXTS } from './texts';

export const PROGRESSIVE_OPERATOR: OperatorScreen = {
  Page: ProgressivePage,
  draftsOf: oneDraft(ONE_TEXT),
  help: {
    en: { ...STRINGS.en.help, ...PROGRESSIVE_TEXTS.en.help },
    ru: { ...STRINGS.ru.help, ...PROGRESSIVE_TEXTS.ru.help },
  },
  flagText: null,
  Arbiter: ArbiterDialog,
};

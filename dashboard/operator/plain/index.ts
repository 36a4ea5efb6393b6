import { ArbiterDialog } from '../dialogs/ArbiterDialog';
import { ONE_TEXT } from 'chess-match/client/turn';
import { oneDraft } from '../state/drafts';
import { STRINGS } from '../state/language';
import type { OperatorScreen } from '../screen';
import { PlainPage } from './PlainPage';

/** For a game without a page of its own, and while none is open: boards, the turn's line, clocks, undo. */
export const PLAIN_OPERATOR: OperatorScreen = {
  Page: PlainPage,
  draftsOf: oneDraft(ONE_TEXT),
  help: { en: STRINGS.en.help, ru: STRINGS.ru.help },
  flagText: null,
  Arbiter: ArbiterDialog,
};

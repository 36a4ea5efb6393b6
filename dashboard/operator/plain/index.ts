import { ArbiterDialog } from '../dialogs/ArbiterDialog';
import { STRINGS } from '../state/language';
import type { OperatorScreen } from '../screen';
import { PlainPage } from './PlainPage';

/** For a game without a page of its own, and while none is open: boards, the turn's line, clocks, undo. */
export const PLAIN_OPERATOR: OperatorScreen = {
  Page: PlainPage,
  help: { en: STRINGS.en.help, ru: STRINGS.ru.help },
  flagText: null,
  Arbiter: ArbiterDialog,
};

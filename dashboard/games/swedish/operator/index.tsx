import { ApartPage } from '../../../operator/apart/ApartPage';
import type { ApartGame } from '../../../operator/apart/game';
import { boardDrafts } from '../../../operator/apart/state/drafts';
import type { OperatorScreen } from '../../../operator/screen';
import { EndBar } from './EndBar';
import { Gives, Standstill } from './standing';
import { TeamsBar } from './TeamsBar';
import { SWEDISH_TEXTS } from './texts';

const SWEDISH: ApartGame = {
  texts: SWEDISH_TEXTS,
  Teams: TeamsBar,
  End: EndBar,
  Gives,
  Standstill,
  Acts: null,
  // "12b" is of board B.
  threadOf: (label) => /^\d+([A-Z])$/i.exec(label)?.[1]?.toUpperCase() ?? null,
};

const SwedishPage = () => <ApartPage game={SWEDISH} />;

export const SWEDISH_OPERATOR: OperatorScreen = {
  Page: SwedishPage,
  draftsOf: boardDrafts,
  help: { en: SWEDISH_TEXTS.en.help, ru: SWEDISH_TEXTS.ru.help },
  flagText: null,
  Arbiter: null,
};

import { ApartPage } from '../../../operator/apart/ApartPage';
import type { ApartGame } from '../../../operator/apart/game';
import { boardDrafts } from '../../../operator/apart/state/drafts';
import type { OperatorScreen } from '../../../operator/screen';
import { BoardActs } from './BoardActs';
import { EndBar } from './EndBar';
import { Standstill } from './Standstill';
import { TeamsBar } from './TeamsBar';
import { CLASSICAL_TEXTS } from './texts';

const CLASSICAL: ApartGame = {
  texts: CLASSICAL_TEXTS,
  Teams: TeamsBar,
  End: EndBar,
  Gives: null,
  Standstill,
  Acts: BoardActs,
  // "2:12..." is of board 2.
  threadOf: (label) => /^(\d):/.exec(label)?.[1] ?? null,
};

const ClassicalPage = () => <ApartPage game={CLASSICAL} />;

export const CLASSICAL_OPERATOR: OperatorScreen = {
  Page: ClassicalPage,
  draftsOf: boardDrafts,
  help: { en: CLASSICAL_TEXTS.en.help, ru: CLASSICAL_TEXTS.ru.help },
  flagText: null,
  Arbiter: null,
};

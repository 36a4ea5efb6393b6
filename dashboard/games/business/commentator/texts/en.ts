import type { Side } from 'chess-match/client';
import type { Outcome } from 'chess-match/client/explore';
import { chipsText } from 'chess-match/games/business';
import type { TabId } from '../details/tabs';

/** What the commentator's page of Business Chess says besides. */
export const en = {
  tree: 'Tree',
  treeHint: 'Branch tree: arrows left and right walk along a branch, up and down between branches',
  node: ({
    turn,
    board,
    chips,
    san,
    kind,
  }: {
    turn: string;
    board: number;
    chips: number;
    san: string | null;
    kind: string | null;
  }) =>
    [turn, `board ${board}`, kind ?? (chips > 0 ? chipsText(chips, 'en') : null), san]
      .filter((part) => part !== null)
      .join(', '),
  boards: 'Boards',
  chips: (chips: number) => chipsText(chips, 'en'),
  side: { white: 'White', black: 'Black' } satisfies Record<Side, string>,
  goBoard: (board: number) => `To board ${board}`,
  details: 'Details',
  tabs: { moves: 'Moves', score: 'Score', chips: 'Chips', clock: 'Time', outlook: 'Outlook' } satisfies Record<
    TabId,
    string
  >,
  turn: 'Turn',
  what: 'Result',
  points: 'Points',
  total: 'Score',
  noScore: 'Nothing has been scored yet.',
  ledger: 'Ledger',
  whatIf: 'What if …',
  outcome: { open: 'open', white: 'White wins', draw: 'draw', black: 'Black wins' } satisfies Record<Outcome, string>,
  outcomeOf: (board: number) => `How board ${board} ends`,
  givesUp: (side: Side) => `${side === 'white' ? 'White' : 'Black'} gives up`,
  givesUpNothing: 'nothing',
  chipsGoTo: 'its chips go to',
  noLive: 'No branch is live: the score is final.',
  clearWhatIf: 'All open',
  ifSo: 'If so:',
  inMatch: (white: string, black: string) => `both games together ${white} : ${black}`,
  lead: (side: Side, points: string) => `${side === 'white' ? 'White' : 'Black'} ahead by ${points}`,
  level: 'level',
  open: (chips: number) => `${chipsText(chips, 'en')} still open`,
  decided: 'the open boards cannot change who leads',
  chipsChart: 'Chips of each branch by turn',
  chipsOf: (board: number, chips: string) => `board ${board}: ${chips}`,
  clockChart: 'Time used by turn',
  noClock: 'No clock has run yet.',
  used: 'used',
  average: 'a turn on average',
  longest: 'longest',
  left: 'left',
};

export type OwnTexts = typeof en;

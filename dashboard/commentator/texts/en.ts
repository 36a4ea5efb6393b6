import type { Side, SketchColour } from 'chess-match/client';
import type { Outcome } from 'chess-match/client/explore';
import type { TabId } from '../../games/business/commentator/details/tabs';
import type { Apart } from '../state/apart';
import { chipsText } from 'chess-match/games/business';

/** Words of the commentator's page; a missing one does not compile. */
export const en = {
  noMatch: 'No match is open.',
  noMatchHint: 'The tree and the boards stand here as soon as one is.',
  stale: 'The server did not answer: the turns shown may be old.',
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
  live: 'Live',
  beginning: 'start of the game',
  after: (turn: string) => `after ${turn}`,
  boards: 'Boards',
  board: (board: number) => `Board ${board}`,
  chips: (chips: number) => chipsText(chips, 'en'),
  toMove: { white: 'White to move', black: 'Black to move' } satisfies Record<Side, string>,
  side: { white: 'White', black: 'Black' } satisfies Record<Side, string>,
  walk: {
    back: 'A turn back',
    forward: 'A turn forward',
    up: 'The branch above',
    down: 'The branch below',
    first: 'To the beginning',
    last: 'To the end of the branch',
  },
  goBoard: (board: number) => `To board ${board}`,
  details: 'Details',
  tabs: { moves: 'Moves', score: 'Score', chips: 'Chips', clock: 'Time' } satisfies Record<TabId, string>,
  turn: 'Turn',
  what: 'Result',
  points: 'Points',
  total: 'Score',
  noMoves: 'No turn has been made yet.',
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
  reserve: (side: 'white' | 'black') => `${side === 'white' ? 'White' : 'Black'}'s reserve`,
  study: 'Own board',
  studyFrom: (board: string, turn: string) => `Study of board ${board}, ${turn}`,
  noPosition: 'From this place nothing can be tried: the branch is over, or the game is not ordinary chess.',
  apart: {
    elsewhere: 'Your variation stays here while you look around.',
    changed: 'That turn has been changed or taken back since: your board still has the old position.',
  } satisfies Record<NonNullable<Apart>, string>,
  takePlace: 'Take the selected place',
  reset: 'Back to live',
  bringBack: 'Back to my analysis',
  studyBack: 'A move back',
  studyForward: 'A move forward',
  studyStart: 'To the beginning of the variation',
  studyEnd: 'To the end of the variation',
  studyNext: 'The next try',
  studyPrevious: 'The try before',
  remove: 'Remove from here',
  turnBoard: 'Turn the board',
  promotion: 'The pawn becomes',
  tools: { move: 'Move', draw: 'Draw' },
  colour: 'Colour',
  colours: { green: 'Green', red: 'Red', blue: 'Blue', yellow: 'Yellow' } satisfies Record<SketchColour, string>,
  clearSketch: 'Wipe',
  entry: 'Move or squares',
  entryHint: 'Nf3 · e2e4 (arrow)',
  entryWrong: (text: string) => `“${text}” is no move here and no squares.`,
  variation: 'Variation',
  noVariation: 'Play a move on the board: the game does not notice.',
  airTitle: 'Title',
  airCaption: 'Thought',
  airBy: 'Commentator',
  propose: 'Propose to the director',
  proposeAgain: 'Propose the new state',
  withdraw: 'Withdraw',
  airState: {
    nothing: 'The director sees the board and takes it, or not.',
    proposed: 'Proposed: the director has it before him.',
    director: 'The director has prepared another board himself.',
    prepared: 'The director is preparing your board.',
    'on-air': 'Your board is on air.',
    other: 'Another board is on air.',
  },
};

export type CommentatorTexts = typeof en;

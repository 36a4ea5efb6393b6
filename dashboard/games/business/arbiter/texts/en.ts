import type { Side } from 'chess-match/client';
import { chipsText } from 'chess-match/games/business';

export type Penalty = 'warning' | 'expulsion' | 'time';

const NAME: Readonly<Record<Side, string>> = { white: 'White', black: 'Black' };
const boards = (numbers: readonly number[]): string =>
  `${numbers.length === 1 ? 'Board' : 'Boards'} ${numbers.join(', ')}`;

/** What only the arbiter of Business Chess enters and looks at. A missing word does not compile. */
export const en = {
  chips: (count: number): string => chipsText(count, 'en'),
  confirm: {
    waiting: (numbers: readonly number[]) => `${boards(numbers)}: copy not confirmed`,
    none: 'All copies confirmed',
    mark: 'not confirmed',
    confirmed: 'confirmed',
    compare: 'Compare',
    question: (board: number) => `Is board ${board} in the hall set up like this?`,
    hint: 'Compare piece by piece, and the chips.',
    asOf: (turn: string) => `The position after turn ${turn}`,
    atStart: 'The initial position',
    movedOn: (turn: string) =>
      `The game has gone on: turn ${turn} was made. Here the board stands as it did when this window opened.`,
    showNow: 'Show it as it is now',
    mother: (board: number) => `Mother: board ${board}`,
    no: 'No, it differs',
    noText: (board: number, turn: string) => `The copy on board ${board} differs from the game after turn ${turn}`,
    noReason: (board: number) => `the copy on board ${board} differs`,
    differs: 'The clock stands, an incident is noted. Mend the board in the hall, or the turn under “Corrections”.',
    old: (numbers: readonly number[]) => `Not compared for long: ${numbers.join(', ')}`,
    yes: 'Yes, confirm',
    takeBack: 'It does not stand after all',
    from: (mother: number) => `from board ${mother}`,
    free: 'free',
    ended: 'ended',
  },
  ledger: {
    title: 'Score changes',
    none: 'The score has not changed yet',
    fix: 'Enter',
    fixed: 'entered',
    unfix: 'Take the entry back',
    remark: 'Remark',
    entry: (turn: string, board: number) => `turn ${turn}, board ${board}`,
    toFix: (count: number) => `${count} to enter`,
  },
  cards: {
    tab: 'Cards & players',
    title: 'Red line',
    player: 'Who crossed it',
    choose: 'Choose',
    other: 'Somebody else…',
    name: 'Name',
    penalty: 'Penalty',
    penaltyName: {
      warning: 'Yellow card: warning',
      expulsion: 'Red card: expulsion',
      time: '+2 minutes for the opponent',
    } satisfies Record<Penalty, string>,
    give: 'Give',
    given: 'Given',
    none: 'No cards and no penalties',
    withdraw: 'Withdraw',
    withdrawn: (reason: string) => `withdrawn: ${reason}`,
    withdrawTitle: (penalty: string, player: string) => `Withdraw: ${penalty}, ${player}?`,
  },
  substitution: { title: 'Substitution', out: 'Out', in: 'In', change: 'Substitute', none: 'No substitutions' },
  claims: {
    tab: 'Claims & endings',
    title: 'Draw claims',
    none: 'Nobody claims a draw',
    claimed: (board: number, san: string | null) =>
      `Board ${board}: a draw is claimed ${san === null ? 'as it stands' : `with ${san}`}`,
    times: (count: number) => `Position ${count} of 3 times`,
    after: (turns: readonly string[]) => `after ${turns.join(', ')}`,
    beginning: 'the beginning',
    halfMoves: (count: number) => `${count} of 100 half-moves without capture or pawn move`,
    proven: (kind: string) => `The claim is right: ${kind}`,
    unproven: 'There is nothing to claim',
    accept: 'Accept',
    refuse: 'Refuse',
    accepted: (reason: string) => `Accepted: ${reason}`,
    refused: (reason: string) => `Refused: ${reason}`,
    evidence: 'Every live board',
    column: { board: 'Board', position: 'Same position', moves: 'Half-moves', claim: 'A claim would be' },
  },
  endings: {
    title: 'Veto, board C, flag',
    veto: 'Veto',
    flag: 'Flag fell',
    vetoText: (side: Side) => `${NAME[side]} forbids branching for the rest of the game.`,
    flagText: (side: Side) => `${NAME[side]} is out of time and loses all live branches.`,
    control: 'Board C',
    controlText: 'The clock stops, its mode changes, and there is no more branching.',
    controlBy: 'Asked by',
  },
  pastHint:
    'A move, a key change or a whole turn is replaced by another; all later turns are played again. Nothing changes on air until it is confirmed.',
  rating: { title: 'Chips of a board', chips: 'Chips' },
  changes: {
    chipsOut: 'Chips on the table',
    crossings: 'Crossings of the red line',
    entered: 'Entered',
    unconfirmed: 'Copies to compare',
  },
};

export type BusinessArbiterTexts = typeof en;

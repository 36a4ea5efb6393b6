import equal from 'fast-deep-equal';
import type { BoardView, MatchView, Replicants, ScoreView, Side } from 'chess-match/client/contract';
import { chipsOf, playOf, turnOptionsOf } from 'chess-match/games/business';
import type { BusinessCourse, BusinessPlay, TurnOptions } from 'chess-match/games/business';
import { overAt, playedTo, sideOf } from '../fixtures/turnFixture';

/** What is wrong, each as one sentence. */
type Faults = readonly string[];

const unless = (holds: boolean, fault: string): Faults => (holds ? [] : [fault]);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const turnFaults = (match: MatchView): Faults => {
  const { status, ply, turn, moveNumber, toMove } = match;
  if (status === 'none') return unless(toMove === null && ply === 0, 'no match, and yet a turn');
  const stand = { ply, turn, moveNumber, toMove, status };
  const expected = status === 'over' ? overAt(ply) : playedTo(ply);
  return unless(equal({ ...expected }, { ...expected, ...stand }), `turn "${turn}" of ${toMove} at ply ${ply}`);
};

const letterOf = (side: Side): string => (side === 'white' ? 'w' : 'b');

const liveFaults = (view: BoardView, { toMove, ply }: MatchView): Faults => {
  const { board, pieces, lastMoves, check } = view;
  const mover = letterOf(sideOf(ply));
  const waiting = letterOf(sideOf(ply + 1));
  const landed = lastMoves.map(({ to }) => pieces[to]?.[0]);
  const checked = check.map((square) => pieces[square]);
  return [
    ...unless(view.toMove === toMove, `board ${board} waits for ${view.toMove}, the match for ${toMove}`),
    ...unless(chipsOf(view) > 0, `board ${board} is played without chips`),
    ...unless(
      landed.every((side) => side === mover),
      `the last move of board ${board} is not the mover's`,
    ),
    ...unless(
      checked.every((piece) => piece === `${waiting}K`),
      `on board ${board} the wrong king is in check`,
    ),
  ];
};

const endedFaults = ({ board, result }: BoardView, { ledger }: ScoreView): Faults => {
  if (!result) return [`board ${board} ended without a result`];
  const { white, black, ply, kind } = result;
  const entry = ledger.find((known) => known.board === board && known.ply === ply);
  const { white: whiteOf, black: blackOf, kind: kindOf } = entry ?? {};
  return unless(
    equal([white, black, kind, chipsOf(result)], [whiteOf, blackOf, kindOf, chipsOf(entry)]),
    `board ${board} ended by ${kind}, the ledger says ${kindOf ?? 'nothing'}`,
  );
};

const markFaults = ({ liveBoards, status }: MatchView, { controlBoard }: BusinessPlay): Faults =>
  unless(
    !controlBoard || status !== 'playing' || liveBoards.length === 1,
    'a control board is the last one, and more are in play',
  );

const stakesFaults = (boards: readonly BoardView[], { stakes }: BusinessPlay): Faults => {
  const live = boards.filter(({ status }) => status === 'live');
  const worth = live.map((view) => ({ board: view.board, branch: view.line, chips: chipsOf(view) }));
  return unless(equal(worth, stakes), `the stakes are ${JSON.stringify(stakes)}`);
};

const optionsFaults = (options: TurnOptions | null, { liveBoards }: MatchView): Faults =>
  unless(
    options === null ||
      equal(
        options.boards.map(({ board }) => board),
        liveBoards,
      ),
    `what may be done is said of boards ${options?.boards.map(({ board }) => board).join(', ')}`,
  );

const boardsFaults = (boards: readonly BoardView[], match: MatchView, play: BusinessPlay, score: ScoreView): Faults => [
  ...unless(
    equal(
      boards.filter(({ status }) => status === 'live').map(({ board }) => board),
      match.liveBoards,
    ),
    `boards in play are not ${match.liveBoards.join(', ')}`,
  ),
  ...stakesFaults(boards, play),
  ...boards.flatMap((view) => {
    if (view.status === 'live') return liveFaults(view, match);
    const faults = unless(view.toMove === null, `board ${view.board} is not played and waits for ${view.toMove}`);
    return view.status === 'ended' ? [...faults, ...endedFaults(view, score)] : faults;
  }),
];

const ledgerFaults = ({ ledger, white, black }: ScoreView, { chipsOut }: BusinessPlay): Faults => {
  let [whiteTotal, blackTotal] = [0, 0];
  const faults = ledger.flatMap((entry) => {
    whiteTotal += entry.white;
    blackTotal += entry.black;
    const paid = entry.white + entry.black === 2 * chipsOf(entry);
    return [
      ...unless(paid, `${entry.turn} pays ${entry.white}:${entry.black} for ${chipsOf(entry)} chips`),
      ...unless(entry.whiteTotal === whiteTotal && entry.blackTotal === blackTotal, `${entry.turn} does not add up`),
    ];
  });
  const tabled = sum(ledger.filter(({ kind }) => kind !== 'selection').map(chipsOf));
  return [
    ...faults,
    ...unless(white === whiteTotal && black === blackTotal, `the score is ${white}:${black}, the ledger's is not`),
    ...unless(chipsOut === tabled, `${chipsOut} chips on the table, ${tabled} in the ledger`),
  ];
};

const treeFaults = (tree: BusinessCourse, match: MatchView, score: ScoreView): Faults => {
  const live = tree.branches.filter(({ endPly }) => endPly === null);
  const numbers = live.map(({ board }) => board).sort((a, b) => a - b);
  const { white = 0, black = 0 } = tree.scores.at(-1) ?? {};
  return [
    ...unless(tree.ply === match.ply, `the tree is at ply ${tree.ply}, the match at ${match.ply}`),
    ...unless(equal(numbers, match.liveBoards), `live branches of the tree are on ${numbers.join(', ')}`),
    ...unless(white === score.white && black === score.black, `the tree's score is ${white}:${black}`),
    ...unless(
      tree.selections.length + tree.ends.length === score.ledger.length,
      'the tree and the ledger have not as many endings',
    ),
  ];
};

const chipsFaults = (chips: readonly number[], { status, settings }: MatchView, { chipsOut }: BusinessPlay): Faults => {
  if (status === 'none') return [];
  const total = sum(chips) + chipsOut;
  return unless(total === settings['gameRating'], `${total} chips of a game of ${String(settings['gameRating'])}`);
};

const agreement = (boards: readonly BoardView[], tree: BusinessCourse): Faults =>
  tree.branches.flatMap(({ branch, board, endPly, chips, lastSan }) => {
    const view = boards.find((known) => known.board === board);
    if (endPly !== null || !view) return [];
    const shown = [view.line, chipsOf(view), view.lastMoves.at(-1)?.san];
    return unless(equal(shown, [branch, chips, lastSan]), `board ${board} and its branch: ${shown.join(' ')}`);
  });

/**
 * A game whose boards do not wait for each other: each board is that of its thread, and nobody's turn is the match's.
 */
const threadFaults = (boards: readonly BoardView[], match: MatchView): Faults => [
  ...unless(
    match.toMove === null || match.threads.length === 1,
    `the match waits for ${match.toMove}, and boards do not wait for each other`,
  ),
  ...match.threads.flatMap(({ id, boards: numbers, toMove }) =>
    boards
      .filter(({ board }) => numbers.includes(board))
      .flatMap((view) =>
        unless(view.toMove === toMove, `board ${view.board} waits for ${view.toMove}, ${id} for ${toMove}`),
      ),
  ),
];

/** Where the replicants of one picture contradict each other: what no server would publish. */
export const contradictionsOf = (values: Partial<Replicants>): Faults => {
  const { match, score, turns } = values;
  if (!match || !score) return ['there is no match or no score'];
  const boards = values.boards?.boards ?? [];
  if (match.game !== null && match.game !== 'business') return threadFaults(boards, match);
  const play = playOf({ play: values.play ?? { game: null } });
  const tree = values.course?.game === 'business' ? values.course : null;
  const live = tree?.branches.filter(({ endPly }) => endPly === null) ?? [];
  const last = turns?.turns.at(-1);
  return [
    ...turnFaults(match),
    ...markFaults(match, play),
    ...optionsFaults(turnOptionsOf(values), match),
    ...ledgerFaults(score, play),
    ...chipsFaults(boards.length > 0 ? boards.map(chipsOf) : live.map(({ chips }) => chips), match, play),
    ...(boards.length > 0 ? boardsFaults(boards, match, play, score) : []),
    ...(tree ? treeFaults(tree, match, score) : []),
    ...(tree && boards.length > 0 ? agreement(boards, tree) : []),
    ...unless(!last || last.ply === match.ply, `the last turn is of ply ${last?.ply}, the match at ${match.ply}`),
  ];
};

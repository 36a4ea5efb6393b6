import {
  positionRemark,
  type GameSheets,
  type Sheet,
  type SheetEnd,
  type SheetMove,
  type SheetRemark,
} from '../../common/sheets';
import { moveOfPly, sideOfPly, type BySide, type Side } from '../../common/sides';
import type { Branch, LedgerEntry, State } from '../rules/state';
import { linesOf, type Line, type Lines, type Node } from './pgn/lines';
import { keyOf } from './pgn/branches';
import { stakeRemarks } from './stakeRemarks';

const TEAMS: BySide<Side> = { white: 'white', black: 'black' };

const blank = (board: number): Sheet => ({
  key: `board-${board}`,
  board,
  name: String(board),
  teams: TEAMS,
  form: 'pairs',
  before: [],
  moves: [],
  end: null,
});

/** Where draws were offered: "7:2", a turn and a board. */
const offersIn = ({ record }: State): ReadonlySet<string> =>
  new Set(
    record.flatMap((line) =>
      line.kind === 'turn'
        ? line.items.flatMap(({ item }) => (item.kind === 'offer' ? [`${line.ply}:${item.board}`] : []))
        : [],
    ),
  );

const setRemarks = (setTo: string | null): readonly SheetRemark[] => (setTo === null ? [] : [positionRemark(setTo)]);

/** What is told of the moves of a match. */
interface Remarkable {
  readonly offers: ReadonlySet<string>;
  readonly vetoes: State['vetoes'];
}

const ownMove = (
  { ply, san, clockMs, setTo }: Node,
  board: number,
  remarks: readonly SheetRemark[],
  { offers, vetoes }: Remarkable,
): SheetMove => {
  const vetoed = vetoes.filter((veto) => veto.ply === ply).map(({ by }) => ({ code: 'veto', params: { side: by } }));
  return {
    number: moveOfPly(ply),
    side: sideOfPly(ply),
    text: san,
    clockMs,
    atMs: null,
    isOffer: offers.has(`${ply}:${board}`),
    isInherited: false,
    remarks: [...vetoed, ...remarks, ...setRemarks(setTo)],
  };
};

/** A move of the mother's, of which its own sheet tells the rest: what the arbiter set led here too. */
const inherited = (move: SheetMove): SheetMove => ({
  ...move,
  isInherited: true,
  remarks: move.remarks.filter(({ code }) => code === 'position'),
});

const winnerOf = ({ halves: { white, black } }: LedgerEntry): Side | 'draw' =>
  white === black ? 'draw' : white > black ? 'white' : 'black';

const stakeOf = (entry: LedgerEntry): readonly SheetRemark[] => [{ code: 'stake', params: { chips: entry.rating } }];

const endOf = (entry: LedgerEntry): SheetEnd => ({
  reason: entry.kind,
  result: winnerOf(entry),
  turn: entry.turn,
  remarks: stakeOf(entry),
});

const sheetsIn = (state: State, { lines, setTo }: Lines): readonly Sheet[] => {
  const remarkable: Remarkable = { offers: offersIn(state), vetoes: state.vetoes };
  const moves = new Map<Line, readonly SheetMove[]>();
  return lines.flatMap((line, index) => {
    const branch = state.branches[index];
    if (branch === undefined) return [];
    const { begun, at } = stakeRemarks(state, branch);
    const own = line.nodes.map((node) => ownMove(node, line.board, at(node.ply), remarkable));
    const { mother } = line;
    const before = mother === null ? [] : (moves.get(mother.line) ?? []).slice(0, mother.plies).map(inherited);
    moves.set(line, [...before, ...own]);
    const bornPly = mother?.plies ?? 0;
    return [
      {
        ...blank(branch.board),
        key: keyOf({ branch, bornPly }),
        before: [...begun, ...setRemarks(setTo)],
        moves: [...before, ...own],
        end: branch.end === null ? null : endOf(branch.end),
      },
    ];
  });
};

/** A board is taken for every branch that may be played. */
const blanks = ({ settings, branches }: State): readonly Sheet[] =>
  Array.from({ length: settings.boards }, (_none, index) => blank(index + 1)).filter(({ board }) =>
    branches.every((branch: Branch) => branch.board !== board),
  );

/**
 * A sheet for each branch with every move that led to it (II.6), in the order of their birth, and the ledger (B19).
 * Before the first turn there is a sheet for each board: to be filled in by hand.
 */
export const sheetsOf = (state: State): GameSheets => {
  const played = sheetsIn(state, linesOf(state.record));
  return {
    sheets: state.ply === 0 ? [...played, ...blanks(state)] : played,
    scored: state.ledger.map((entry) => ({
      turn: entry.turn,
      board: entry.board,
      reason: entry.kind,
      halves: entry.halves,
      remarks: stakeOf(entry),
    })),
  };
};

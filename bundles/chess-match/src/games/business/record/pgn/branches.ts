import type { RecordNames, RecordPlayed } from '../../../common/records';
import { sideOfPly, type BySide, type Side } from '../../../common/sides';
import { sideToMove } from '../../../chess/onFen';
import type { RecordResult } from '../../../duel/record/result';
import type { LiveGame, PgnTag } from '../../../pgn/live';
import { gameText } from '../../../pgn/text';
import type { Branch, State } from '../../rules/state';
import { linesOf, pathTo, type Line, type Node } from './lines';
import { movesText, rosterOf, setUpTags } from './writeTree';

/** A branch with every move that led to it. */
interface Whole {
  readonly branch: Branch;
  readonly line: Line;
  /** From the first move on, or from the position that the arbiter set last. */
  readonly nodes: readonly Node[];
  readonly setTo: string | null;
  /** Of the first move of its own. */
  readonly bornPly: number;
}

/** The branches of a game in the order of their birth. */
const wholes = (state: State): readonly Whole[] => {
  const { lines, setTo } = linesOf(state.record);
  return lines.flatMap((line, index) => {
    const branch = state.branches[index];
    if (branch === undefined) return [];
    const path = pathTo(line);
    const last = path.findLastIndex((node) => node.setTo !== null);
    const bornPly = line.mother?.plies ?? 0;
    return [{ branch, line, nodes: path.slice(last + 1), setTo: path[last]?.setTo ?? setTo, bornPly }];
  });
};

/** What a branch came to as a game of chess: points of equal worth are a draw. */
const resultOf = ({ end }: Branch): RecordResult => {
  if (end === null) return '*';
  const { white, black } = end.halves;
  if (white === black) return '1/2-1/2';
  return white > black ? '1-0' : '0-1';
};

const firstOf = ({ nodes: [node], setTo, branch }: Whole): { readonly side: Side; readonly number: number } => {
  const fen = setTo ?? branch.fen;
  const ply = node?.ply ?? (sideToMove(fen) === 'white' ? 0 : 1);
  return { side: sideOfPly(ply), number: Math.floor(ply / 2) + 1 };
};

const tag = (name: string, value: string): PgnTag => ({ name, value });

/** "7w-2": the turn it was born in and the board it was born on, which no other branch of the match has. */
export const keyOf = ({ branch, bornPly }: Pick<Whole, 'branch' | 'bornPly'>): string =>
  `${Math.floor(bornPly / 2) + 1}${sideOfPly(bornPly) === 'white' ? 'w' : 'b'}-${branch.board}`;

const timeControl = ({ settings }: State): PgnTag =>
  tag('TimeControl', String(Math.ceil(settings.timePerTeamMs / 1000)));

/** The branches as programs follow them that know ordinary chess alone. */
export const liveGames = (state: State, names: RecordNames, played?: RecordPlayed): readonly LiveGame[] =>
  wholes(state).map((whole) => {
    const { branch, nodes, setTo } = whole;
    const { timePerTeamMs } = state.settings;
    const clocksMs: BySide<number> = { white: timePerTeamMs, black: timePerTeamMs };
    return {
      key: keyOf(whole),
      board: branch.board,
      fen: setTo,
      first: firstOf(whole),
      clocksMs,
      result: resultOf(branch),
      tags: [
        ...rosterOf(names, played, '').filter(({ name }) => name !== 'Site' && name !== 'Round'),
        timeControl(state),
      ],
      moves: nodes.map(({ san, clockMs }) => ({ san, clockMs })),
      end: branch.end?.kind ?? null,
    };
  });

/** Its moves alone: what branched off has a sheet of its own. */
const sheetWords = ({ nodes }: Whole): readonly string[] =>
  movesText({ nodes: nodes.map((node) => ({ ...node, daughter: null })) });

const sheetTags = (state: State, whole: Whole, names: RecordNames, played: RecordPlayed | undefined) => {
  const { branch, bornPly, setTo } = whole;
  return [
    ...rosterOf(names, played, `1.${branch.board}`),
    tag('Result', resultOf(branch)),
    timeControl(state),
    tag('BCBoard', String(branch.board)),
    ...(branch.mother === null
      ? []
      : [tag('BCMother', String(branch.mother.board)), tag('BCBranchPly', String(bornPly + 1))]),
    ...setUpTags({ setTo }),
  ];
};

/**
 * The score sheets of a game (II.6): one PGN game for each branch, whole from the first move on, which any chess
 * program reads.
 */
export const writeSheets = (state: State, names: RecordNames, played?: RecordPlayed): string =>
  wholes(state)
    .map((whole) => gameText(sheetTags(state, whole, names, played), [...sheetWords(whole), resultOf(whole.branch)]))
    .join('\n');

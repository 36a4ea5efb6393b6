import type { CorrectionDesk } from '@schemas/preview';
import { printItem } from '../record/printItem';
import { parseTurnLine } from '../record/turnLine';
import { legalMoves, type LegalMove } from '../../chess/onFen';
import { nearness } from '../../chess/nearness';
import type { JudgedTurn } from '../../common/game';
import { nearest } from '../../common/judgedTurn';
import { projectDraft } from '../views/draft';
import { daughterIn } from '../views/entry';
import { liveBranches, type State } from './state';
import { plannedDraft } from './turn/plannedDraft';

type Alternative = CorrectionDesk['alternatives'][number];

const movesLike = (moves: readonly LegalMove[], wanted: string): readonly LegalMove[] => {
  const near = nearness(wanted);
  return nearest(moves, wanted, ({ san }) => near(san));
};

interface Judged {
  readonly items: readonly { readonly text: string; readonly board: number | null; readonly problem: unknown }[];
  readonly lacks: readonly number[];
}

/** What could stand in the place of the first item that is wrong, or on the first board that lacks a move. */
const alternativesOf = ({ items, lacks }: Judged, movesOn: (board: number) => readonly LegalMove[]): Alternative[] => {
  const texts = items.map(({ text }) => text);
  const wrong = items.findIndex(({ problem }) => problem !== null);
  const put = (index: number, item: string | null): Alternative => ({
    item,
    line: texts.toSpliced(index, index < texts.length ? 1 : 0, ...(item === null ? [] : [item])).join(' '),
  });
  const found = wrong < 0 ? undefined : items[wrong];
  const [lacking] = lacks;
  if (found === undefined) {
    if (lacking === undefined) return [];
    return movesLike(movesOn(lacking), '').map(({ san }) => put(texts.length, `${lacking}:${san}`));
  }
  const { item } = parseTurnLine(found.text).items[0] ?? {};
  const moves = item?.kind === 'move' ? movesLike(movesOn(item.board), item.san) : [];
  if (item?.kind !== 'move' || moves.length === 0) return [put(wrong, null)];
  return moves.map(({ san }) => put(wrong, printItem({ ...item, san })));
};

/** A past turn of Business Chess as pages edit it. */
export const judgeTurn = (state: State, _thread: string | null, line: string): JudgedTurn => {
  const written = { ...state, draft: line };
  const { items, problems, lacks, ready, boards } = projectDraft(written);
  const moves = new Map(liveBranches(state).map(({ board, fen }) => [board, legalMoves(fen)]));
  const daughter = daughterIn(plannedDraft(written));
  const motherOf = (board: number): number => (board === daughter?.board ? daughter.mother : board);
  const movesOn = (board: number): readonly LegalMove[] => moves.get(motherOf(board)) ?? moves.get(board) ?? [];
  return {
    items: items.map(({ text, problem }) => ({ text, problem })),
    problems,
    lacks,
    ready,
    boards: boards.map(({ board, state: is }) => ({
      board,
      isWaiting: is === 'to-move',
      moves: movesOn(board).map((move) => ({ ...move })),
    })),
    alternatives: alternativesOf({ items, lacks }, movesOn),
  };
};

import type { BoardView, MoveMark, Placement } from '@schemas/boards';
import type { DraftView, Problem } from '@schemas/draft';
import type { BusinessEntry } from '@schemas/entry';
import type { MovesView } from '@schemas/moves';
import { branchingOf, draftedOn } from './items';
import { movesStarting, type LegalMove } from '../../../view/turn/legalMoves';
import type { Fate } from '../rules/turn/plan';
import { chipsOf } from '../views/badges';

export type DraftBoard = DraftView['boards'][number];

/** What decides a board in a turn instead of a move. */
const FATES = ['given-up', 'resigned', 'drawn', 'claimed'] as const satisfies readonly Fate[];
export type DraftState = 'to-move' | 'moved' | Fate;
const STATES: readonly DraftState[] = ['to-move', 'moved', ...FATES];

/** A picture of one board's squares. */
export interface Position {
  readonly pieces: Placement;
  readonly lastMoves: readonly MoveMark[];
  readonly check: readonly string[];
}

/** Everything the page shows of one board number. */
export interface BoardModel {
  readonly board: number;
  readonly kind: 'empty' | 'live' | 'daughter' | 'ended';
  readonly files: number;
  readonly ranks: number;
  /** As the turn found it; a daughter's is her mother's. */
  readonly before: Position;
  /** As the draft leaves it. */
  readonly after: Position;
  /**
   * Legal moves from `before`, without the one its daughter or mother has on the line (B6); empty where no move is to
   * be made.
   */
  readonly moves: readonly LegalMove[];
  /** Moves of one turn do not follow each other. */
  readonly made: readonly [];
  /** The move on the line, as typed. */
  readonly drafted: string | null;
  readonly state: DraftState | null;
  readonly chips: number;
  /** Chips before the draft. */
  readonly chipsBefore: number;
  readonly mother: number | null;
  /** The opponent's draw offer can be accepted here. */
  readonly isOffered: boolean;
  /** Problems of the items about this board. */
  readonly problems: readonly Problem[];
  readonly result: BoardView['result'];
}

export interface BoardInputs {
  readonly views: readonly BoardView[];
  readonly draft: DraftView;
  readonly entry: Pick<BusinessEntry, 'daughter' | 'offered'>;
  /** By board; of the version that `views` are of. */
  readonly moves: MovesView['boards'];
  readonly line: string;
}

const positionOf = ({ pieces, lastMoves, check }: Position): Position => ({ pieces, lastMoves, check });

/** A board the draft has not moved on keeps the marks of the last turn. */
const draftedPosition = (draft: DraftBoard | undefined, source: BoardView): Position =>
  draft === undefined
    ? positionOf(source)
    : { ...positionOf(draft), lastMoves: draft.state === 'moved' ? draft.lastMoves : source.lastMoves };

const kindOf = (view: BoardView, draft: DraftBoard | undefined): BoardModel['kind'] => {
  if (view.status === 'live') return 'live';
  return draft === undefined ? view.status : 'daughter';
};

/** A move that is only begun is not called illegal yet. */
const problemsOn = (number: number, draft: DraftView, moves: readonly LegalMove[]): readonly Problem[] =>
  draft.items.flatMap(({ board, text, problem }) => {
    if (board !== number || problem === null) return [];
    const isBegun =
      problem.code === 'move/illegal' && movesStarting(moves, text.slice(text.indexOf(':') + 1)).length > 0;
    return isBegun ? [] : [problem];
  });

/** B6 mother and daughter move differently: what one of them has on the line is no move of the other. */
const partedFrom = (
  board: number,
  { daughter }: BoardInputs['entry'],
  draft: DraftView,
): ((move: LegalMove) => boolean) => {
  const other = daughter?.board === board ? daughter.mother : daughter?.mother === board ? daughter.board : null;
  const theirs = draft.boards.find((each) => each.board === other);
  const taken = theirs?.state === 'moved' ? theirs.lastMoves.map(({ san }) => san) : [];
  return ({ san }) => !taken.includes(san);
};

/** The models of all boards, in the order of `views`. */
export const boardModels = ({ views, draft, entry, moves, line }: BoardInputs): readonly BoardModel[] => {
  const branching = branchingOf(line);
  const born = (board: number): number | null => (entry.daughter?.board === board ? entry.daughter.mother : null);
  return views.map((view) => {
    const drafted = draft.boards.find(({ board }) => board === view.board);
    const kind = kindOf(view, drafted);
    const mother = kind === 'daughter' ? (born(view.board) ?? branching?.mother ?? null) : null;
    const source = views.find(({ board }) => board === (mother ?? view.board)) ?? view;
    const found = kind === 'ended' ? [] : (moves[String(source.board)] ?? []);
    const legal = found.filter(partedFrom(view.board, entry, draft));
    return {
      board: view.board,
      kind,
      files: source.files,
      ranks: source.ranks,
      before: positionOf(source),
      after: draftedPosition(drafted, kind === 'daughter' ? source : view),
      moves: legal,
      made: [],
      drafted: draftedOn(line, view.board),
      state: STATES.find((state) => state === drafted?.state) ?? null,
      chips: chipsOf(drafted ?? view),
      chipsBefore: kind === 'live' ? chipsOf(view) : 0,
      mother,
      isOffered: entry.offered.includes(view.board),
      problems: problemsOn(view.board, draft, legal),
      result: kind === 'daughter' ? null : view.result,
    };
  });
};

export const isInPlay = ({ kind }: BoardModel): boolean => kind === 'live' || kind === 'daughter';

/** What decides a board instead of a move in this turn; null: nothing does. */
export const fateOf = ({ state }: Pick<BoardModel, 'state'>): Fate | null =>
  FATES.find((fate) => fate === state) ?? null;

/** Something else than a move decides this branch in this turn. */
export const isSettled = (model: BoardModel): boolean => fateOf(model) !== null;

/** A move that has just been written stands on the line before the server has judged it. */
const lacksMove = ({ state, drafted, problems }: BoardModel): boolean =>
  state === 'to-move' && (drafted === null || problems.length > 0);

/** The lowest board but this one that still needs a move, as turns are spoken and written; null where none does. */
export const nextToMove = (models: readonly BoardModel[], after: number): number | null => {
  const waiting = models.filter((model) => isInPlay(model) && lacksMove(model) && model.board !== after);
  return waiting.length === 0 ? null : Math.min(...waiting.map(({ board }) => board));
};

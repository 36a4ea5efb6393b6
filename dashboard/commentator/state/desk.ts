import type { AnalysisContent, BoardView, Side, SketchColour } from 'chess-match/client';
import {
  beginStudy,
  boardOf,
  currentStep,
  NO_DRAWING,
  pathTo,
  withMark,
  type Drawing,
  type Moment,
  type OpenedStudy,
  type Study,
  type StudyRules,
} from 'chess-match/client/explore';

/** A place of the game on the commentator's own board, what he tried from there, and what he drew at each step. */
export interface Desk {
  readonly matchId: string;
  readonly board: number;
  readonly branch: string;
  readonly ply: number;
  readonly turn: string;
  /** What the line pays there, and to whom a win of White's is one; null: nothing that an engine can judge. */
  readonly stake: { readonly points: number; readonly white: Side } | null;
  /** The game of a file that is walked through in place of that of the match; null: none. */
  readonly opened: { readonly title: string; readonly notes: OpenedStudy['notes'] } | null;
  readonly start: Pick<BoardView, 'files' | 'ranks' | 'pieces' | 'toMove' | 'lastMoves' | 'check' | 'reserves'>;
  /** Null where nothing can be tried: the branch is over, or it is no ordinary chess. */
  readonly study: Study | null;
  /** By step; the position the study began with is step 0. */
  readonly drawings: Readonly<Record<number, Drawing>>;
}

/** What goes with the board on air. */
export interface AirWords {
  readonly title: string;
  readonly caption: string;
  readonly by: string;
  readonly bottom: Side;
}

/** Moves of the variation that are named on air. */
const NAMED_MOVES = 12;

/** What a board of the game is known by. */
export interface Place {
  readonly board: number;
  /** What is played there, for life. */
  readonly branch: string;
  readonly ply: number;
  /** The label of the turn it stands after; empty at the beginning. */
  readonly turn: string;
  readonly view: BoardView;
}

export const deskAt = (matchId: string, { board, branch, ply, turn, view }: Place, moment: Moment): Desk => {
  const stake = moment.atStake?.find((line) => line.board === board);
  const fen = view.status === 'live' ? moment.positions[String(board)] : undefined;
  const { files, ranks, pieces, toMove, lastMoves, check, reserves } = view;
  return {
    matchId,
    board,
    branch,
    ply,
    turn,
    stake: stake === undefined ? null : { points: stake.points, white: stake.white },
    opened: null,
    start: { files, ranks, pieces, toMove, lastMoves, check, reserves },
    study: fen === undefined ? null : beginStudy(fen, check[0] ?? null),
    drawings: {},
  };
};

/** The game of a file on the board that `desk` has before it. */
export const deskOf = (rules: StudyRules, desk: Desk, title: string, { study, notes, drawings }: OpenedStudy): Desk => {
  const step = currentStep(study);
  const { pieces, toMove, check, reserves } = boardOf(rules, step);
  const start = {
    ...desk.start,
    pieces: { ...pieces },
    toMove,
    lastMoves: [],
    check: check === null ? [] : [check],
    reserves,
  };
  return { ...desk, stake: null, opened: { title, notes }, start, study, drawings };
};

/** What the file says of the step on the board; empty where nothing. */
export const noteOn = ({ opened, study }: Desk): string => opened?.notes[study?.current ?? 0] ?? '';

/** The position on the board, as the game's study writes it; null where nothing can be tried. */
export const studied = ({ study }: Desk): string | null => (study === null ? null : currentStep(study).fen);

const stepId = ({ study }: Desk): number => study?.current ?? 0;

export const drawingOf = (desk: Desk): Drawing => desk.drawings[stepId(desk)] ?? NO_DRAWING;

const withDrawing = (desk: Desk, drawing: Drawing): Desk => ({
  ...desk,
  drawings: { ...desk.drawings, [stepId(desk)]: drawing },
});

export const wiped = (desk: Desk): Desk => withDrawing(desk, NO_DRAWING);

/** An arrow between two squares, or a circle round one. */
export const drawn = (desk: Desk, from: string, to: string, colour: SketchColour): Desk =>
  withDrawing(desk, withMark(drawingOf(desk), from, to, colour));

const hasTurn = (rules: StudyRules, fen: string): boolean =>
  rules.moves(fen).length > 0 || (rules.acts?.(fen) ?? []).length > 0;

/** What stands on the board now; nobody is to move where a move has left none. */
export const shownOn = (rules: StudyRules, { start, study }: Desk): Desk['start'] => {
  const step = study === null ? null : currentStep(study);
  if (step === null || step.move === null) return start;
  const { pieces, toMove, check, reserves } = boardOf(rules, step);
  return {
    ...start,
    pieces: { ...pieces },
    toMove: hasTurn(rules, step.fen) ? toMove : null,
    lastMoves: [{ ...step.move }],
    check: check === null ? [] : [check],
    reserves,
  };
};

/** The desk as the graphic `analysis` is told to show it. */
export const contentOf = (rules: StudyRules, desk: Desk, { title, caption, by, bottom }: AirWords): AnalysisContent => {
  const { arrows, circles } = drawingOf(desk);
  const path = desk.study === null ? [] : pathTo(desk.study, desk.study.current);
  const { files, ranks, pieces, toMove, lastMoves, check, reserves } = shownOn(rules, desk);
  return {
    files,
    ranks,
    pieces,
    toMove,
    lastMoves,
    check,
    reserves,
    // A game from elsewhere stands on no board of the match.
    board: desk.opened === null ? desk.board : null,
    turn: desk.opened === null ? desk.turn : '',
    arrows: [...arrows],
    circles: [...circles],
    line: path.slice(-NAMED_MOVES).map((step) => ({ turn: step.turn, san: step.move?.san ?? '' })),
    title: title.trim(),
    caption: caption.trim(),
    by: by.trim(),
    bottom,
  };
};

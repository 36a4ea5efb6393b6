import type { Moment, StudyRules } from 'chess-match/client/explore';

/** A place of the match: after a whole series, or in the middle of one. */
export interface SeriesStep {
  /** As it stood there; `ply` counts the places, as a walk goes through them. */
  readonly moment: Moment;
  /** Of the series: the turns made before it and itself. */
  readonly ply: number;
  /** Moves made of it. */
  readonly made: number;
  readonly length: number;
}

type BoardOf = Moment['boards'][number];

/** The board of a moment as it stood after some moves of its series; null where they cannot be played again. */
const within = (
  rules: StudyRules,
  before: Moment,
  view: BoardOf,
  made: number,
): Pick<Moment, 'boards' | 'positions'> | null => {
  const key = String(view.board);
  let fen = before.positions[key] ?? null;
  for (const { san } of view.lastMoves.slice(0, made)) fen = fen === null ? null : (rules.play(fen, san)?.fen ?? null);
  if (fen === null) return null;
  const { pieces, toMove } = rules.board(fen);
  const stood: BoardOf = {
    ...view,
    status: 'live',
    pieces: { ...pieces },
    toMove,
    check: [],
    result: null,
    lastMoves: view.lastMoves.slice(0, made),
  };
  return { boards: [stood], positions: { [key]: fen } };
};

/** All places of a match in series, move by move; series whose moves are not known by now are one step. */
export const seriesSteps = (rules: StudyRules, moments: readonly Moment[]): readonly SeriesStep[] => {
  const steps: SeriesStep[] = [];
  const add = (moment: Moment, ply: number, made: number, length: number): void => {
    const turn = made < length ? `${moment.turn} ${made}/${length}` : moment.turn;
    steps.push({ moment: { ...moment, turn, ply: steps.length }, ply, made, length });
  };
  for (const [index, moment] of moments.entries()) {
    const [view] = moment.boards;
    const before = moments[index - 1];
    const length = before === undefined ? 0 : Math.max(1, view?.lastMoves.length ?? 0);
    for (let made = 1; made < length; made += 1) {
      const stood = view === undefined || before === undefined ? null : within(rules, before, view, made);
      if (stood !== null) add({ ...moment, ...stood, score: before?.score ?? moment.score }, moment.ply, made, length);
    }
    add(moment, moment.ply, length, length);
  }
  return steps;
};

/** The place a turn before or after one: whole series are gone over. */
export const turnFrom = (steps: readonly SeriesStep[], at: number, by: 1 | -1): number => {
  const isWhole = ({ made, length }: SeriesStep): boolean => made === length;
  const found =
    by > 0
      ? steps.findIndex((step, index) => index > at && isWhole(step))
      : steps.findLastIndex((step, index) => index < at && isWhole(step));
  return found < 0 ? at : found;
};

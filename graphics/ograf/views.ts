import type { ClocksView, MatchView, Replicants, LiveState } from 'chess-match/client';
import { keepSame } from 'chess-match/client/view';
import { peopleFrom, type PictureAt } from './people';

/** The views that are told to other programs, as graphics of our own pages have them. */
export type Views = Pick<
  Replicants,
  | 'match'
  | 'boards'
  | 'clocks'
  | 'score'
  | 'course'
  | 'turns'
  | 'play'
  | 'people'
  | 'speaking'
  | 'spoken'
  | 'statistics'
  | 'air'
>;

/** What belongs to a version of the match. */
const played = ({ match, boards, clocks, score, course, turns, play }: LiveState) => ({
  match,
  boards,
  clocks,
  score,
  course,
  turns,
  play,
});

/** The views of a state, and the state they are of. */
export interface Drawn {
  readonly state: LiveState;
  readonly views: Views;
}

/** Clocks by this page's time. */
const clocksFrom = (clocks: ClocksView, shiftMs: number): ClocksView => ({
  ...clocks,
  clocks: clocks.clocks.map((clock) =>
    clock.runningSinceMs === null ? clock : { ...clock, runningSinceMs: clock.runningSinceMs + shiftMs },
  ),
});

const airFrom = (air: LiveState['air'], shiftMs: number): LiveState['air'] => {
  const { break: slot } = air.graphics;
  const { untilMs } = slot.content;
  if (untilMs === null) return air;
  const content = { ...slot.content, untilMs: untilMs + shiftMs };
  return { ...air, graphics: { ...air.graphics, break: { ...slot, content } } };
};

/** Numbers of the journal are not told: what follows has a greater one, and nothing more is made of them. */
const matchFrom = ({ match }: LiveState, known: MatchView | null, version: number): MatchView => {
  const { correction, threads } = match;
  const before = known?.correction ?? null;
  const { seq = 0, ...same } = before ?? {};
  const cut = correction && {
    ...correction,
    moves: correction.moves.map(({ board }) => ({ board, before: null, after: null })),
  };
  const isSame = cut !== null && before !== null && keepSame(same, cut) === same;
  return {
    ...match,
    version,
    threads: threads.map((thread) => ({ ...thread, version: 0 })),
    correction: cut && { ...cut, seq: isSame ? seq : seq + 1 },
  };
};

/**
 * What a graphic is drawn from, of a state that is told; what did not change is the same object as in what was drawn
 * before.
 * @param shiftMs from the server's clock at the moment that is told to this page's clock now
 */
export const viewsOf = (live: LiveState, before: Drawn | null, shiftMs: number, picture: PictureAt): Drawn => {
  const state = keepSame(before?.state, live);
  const [was, is] = [before && played(before.state), played(state)];
  const last = before?.views.match ?? null;
  const isSame = was !== null && keepSame(was, is) === was;
  const version = (last?.version ?? 0) + (isSame ? 0 : 1);
  const views: Views = {
    match: matchFrom(state, last, version),
    boards: { boards: [...state.boards] },
    clocks: clocksFrom(state.clocks, shiftMs),
    score: state.score,
    course: state.course,
    turns: { turns: [...state.turns] },
    play: state.play,
    people: peopleFrom(state, picture),
    speaking: { ids: [...state.speaking] },
    statistics: state.statistics,
    spoken: state.spoken,
    air: airFrom(state.air, shiftMs),
  };
  return { state, views: keepSame(before?.views, views) };
};

/** What of another measurement of the same shift is no news: the way of a message through the network. */
const STEADY_MS = 100;

/** A shift that stays as it is until it is measured to be another one: clocks that did not change do not move. */
export const steadyShift = () => {
  let held: number | null = null;
  return (measuredMs: number): number => {
    if (held === null || Math.abs(measuredMs - held) > STEADY_MS) held = measuredMs;
    return held;
  };
};

import type { BoardView } from '@schemas/boards';
import type { Differences } from '@schemas/preview';
import type { GameViews } from './views';
import { change } from './change';
import type { Fact } from './facts';
import type { OwnDifferences } from './ownDifferences';

/** What is compared: the views of a match at one moment, and the facts that count in it. */
export interface Picture {
  readonly views: GameViews;
  /** The line being prepared. */
  readonly draft: string;
  readonly facts: readonly Fact[];
  /** Unix ms: clocks that run are compared as they stand then. */
  readonly nowMs: number;
}

type BoardState = Differences['boards'][number]['before'];
type ClockState = Differences['clocks'][number]['before'];

const scoreOf = ({ score: { white, black } }: GameViews) => ({ white, black });

const turnOf = ({ match: { turn, ply, toMove, status } }: GameViews) => ({
  turn,
  ply,
  toMove,
  status: status === 'over' ? ('over' as const) : ('playing' as const),
});

type Reserve = NonNullable<BoardView['reserves']>['white'];

const piecesOf = (reserve: Reserve): string => reserve.map(({ piece, count }) => piece.repeat(count)).join('');

const boardState = ({ status, line, badges, pieces, reserves, lastMoves, result }: BoardView): BoardState => ({
  status,
  line,
  badges: badges.map((badge) => ({ ...badge })),
  pieces: { ...pieces },
  reserves: reserves === null ? null : { white: piecesOf(reserves.white), black: piecesOf(reserves.black) },
  lastMove: lastMoves[0]?.san ?? null,
  result: result?.kind ?? null,
});

const boardsOf = (before: GameViews, after: GameViews): Differences['boards'] =>
  before.boards.flatMap((view, index) => {
    const next = after.boards[index];
    if (next === undefined) return [];
    const both = change(boardState(view), boardState(next));
    return both === null ? [] : [{ board: view.board, files: next.files, ranks: next.ranks, ...both }];
  });

const clockState = (
  { remainingMs, runningSinceMs }: GameViews['clocks']['clocks'][number],
  nowMs: number,
): ClockState => ({
  remainingMs: remainingMs - (runningSinceMs === null ? 0 : Math.max(0, nowMs - runningSinceMs)),
  running: runningSinceMs !== null,
});

const clocksOf = (before: Picture, after: Picture): Differences['clocks'] =>
  before.views.clocks.clocks.flatMap((clock) => {
    const next = after.views.clocks.clocks.find(({ id }) => id === clock.id);
    if (next === undefined) return [];
    const both = change(clockState(clock, before.nowMs), clockState(next, after.nowMs));
    return both === null ? [] : [{ side: clock.side, thread: clock.thread, ...both }];
  });

const without = (facts: readonly Fact[], others: readonly Fact[]): Differences['gone'] => {
  const known = new Set(others.map(({ seq }) => seq));
  return facts.flatMap(({ seq, label, kind, line }) => (known.has(seq) ? [] : [{ label, kind, line }]));
};

/** What lies between two pictures of a match, as an arbiter wants to know it before saying yes (B27). */
export const differences = (before: Picture, after: Picture, own: OwnDifferences = () => null): Differences => ({
  score: change(scoreOf(before.views), scoreOf(after.views)),
  turn: change(turnOf(before.views), turnOf(after.views)),
  own: own(before.views, after.views),
  boards: boardsOf(before.views, after.views),
  clocks: clocksOf(before, after),
  mode: change(before.views.clocks.mode, after.views.clocks.mode),
  draft: change(before.draft, after.draft),
  gone: without(before.facts, after.facts),
  back: without(after.facts, before.facts),
});

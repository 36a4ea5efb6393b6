import type { BoardView, ClocksView, MatchView, PeopleView, Replicants, Side } from 'chess-match/client/contract';
import { boardAt, SIDES } from 'chess-match/client/view';
import type { ProgressivePlay, SeriesEnd } from 'chess-match/games/progressive';
import { moverOf, playedOut, type Stand } from './stand';

/** Later than any page can believe it is: clocks that run show what they began with. Unix ms. */
const NEVER_MS = Number.MAX_SAFE_INTEGER;

export interface Standing {
  readonly stand: Stand;
  readonly play?: Partial<ProgressivePlay>;
  /** P9 how the pieces of the last series moved. */
  readonly pieces?: NonNullable<ProgressivePlay['last']>['pieces'];
  readonly end?: SeriesEnd | null;
  readonly teams?: MatchView['teams'];
  readonly people?: PeopleView;
  readonly settings?: MatchView['settings'];
  readonly ms?: Readonly<Record<Side, number>>;
}

const NOBODY: PeopleView = {
  white: { name: '', short: '', logo: null, colour: null, people: [] },
  black: { name: '', short: '', logo: null, colour: null, people: [] },
  arbiters: [],
  commentators: [],
};

const LEFT_MS = { white: 612_000, black: 545_000 } as const;

const isMarseillais = ({ play }: Standing): boolean => play?.variant === 'marseillais';
const lengthOf = (turn: number, parts: Standing): number => (isMarseillais(parts) ? 2 : turn);

const playView = (parts: Standing): ProgressivePlay => {
  const { stand, end = null, pieces = null } = parts;
  const { turn } = stand;
  const { steps } = playedOut(stand);
  const length = lengthOf(turn, parts);
  const next = turn + 1;
  return {
    game: 'progressive',
    variant: 'italian',
    checks: 'last',
    inTurn: false,
    series:
      end === null
        ? { turn: next, side: moverOf(next), length: lengthOf(next, parts), next: lengthOf(next + 1, parts) }
        : null,
    last:
      turn === 0
        ? null
        : {
            turn,
            side: moverOf(turn),
            length,
            made: steps.length,
            byCheck: steps.length < length && /[+#]$/.test(steps.at(-1)?.san ?? ''),
            steps,
            pieces,
          },
    made: { white: Math.ceil(turn / 2) ** 2, black: Math.floor(turn / 2) * (Math.floor(turn / 2) + 1) },
    quiet: { turns: 0, of: isMarseillais(parts) ? null : 10 },
    left: null,
    offers: [],
    end,
    ...parts.play,
  };
};

const boardOf = ({ stand, end = null }: Standing): BoardView => {
  const { pieces, marks } = playedOut(stand);
  return {
    ...boardAt({ boards: [] }, 1),
    status: end === null ? 'live' : 'ended',
    line: 'game',
    pieces: { ...pieces },
    toMove: end === null ? moverOf(stand.turn + 1) : null,
    lastMoves: [...marks],
    check: [...(stand.check ?? [])],
  };
};

const clocksOf = ({ stand: { turn }, end = null, ms = LEFT_MS }: Standing): ClocksView => ({
  clocks: SIDES.map((side) => ({
    id: side,
    side,
    thread: 'game',
    team: side,
    board: null,
    remainingMs: ms[side],
    runningSinceMs: end === null && turn > 0 && side === moverOf(turn + 1) ? NEVER_MS : null,
  })),
  running: end === null && turn > 0,
  mode: 'progressive',
  gap: null,
});

/** A game in series as its board is drawn from it: of the tests, and of what explains the game. */
export const standing = (parts: Standing) => {
  const { stand, end = null, teams = { white: { name: 'Ладья' }, black: { name: 'Слон и пешка' } } } = parts;
  const { turn } = stand;
  const toMove = end === null ? moverOf(turn + 1) : null;
  const at = { turn: `${turn + 1}.`, moveNumber: turn + 1, ply: turn };
  const match: MatchView = {
    version: 1,
    matchId: 'progressive',
    game: 'progressive',
    event: '',
    teams,
    boards: 1,
    ...at,
    toMove,
    status: end === null ? 'playing' : 'over',
    liveBoards: end === null ? [1] : [],
    correction: null,
    demo: false,
    rehearsal: false,
    settings: parts.settings ?? { variant: parts.play?.variant ?? 'italian', timePerSideMs: 900_000 },
    threads: [{ id: 'game', boards: [1], toMove, ...at, version: 1 }],
    seats: SIDES.map((side) => ({ thread: 'game', side, team: side })),
  };
  return {
    boards: { boards: [boardOf(parts)] },
    clocks: clocksOf(parts),
    play: playView(parts),
    course: { game: null },
    people: parts.people ?? NOBODY,
    match,
  } satisfies Partial<Replicants>;
};

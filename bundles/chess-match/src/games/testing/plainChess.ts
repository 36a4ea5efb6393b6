import type { BoardView } from '@schemas/boards';
import type { ClocksView } from '@schemas/clocks';
import type { Problem } from '@schemas/draft';
import { LONGEST_MS, span } from '../common/settings';
import { legalMoves, playSan, sideToMove, START_FEN, type Played } from '../chess/onFen';
import { placementOf } from '../chess/placement';
import { newClock, press, start, type Clock } from '../common/clock';
import type { Game } from '../common/game';
import type { GameDraftView, GameViews } from '../common/views';
import { err, ok, type Result } from '../common/result';
import { oneClock } from '../common/oneClock';
import { ONE_SEATING, ONE_THREAD, oneThread } from '../common/threads';
import { ofTheMatch } from '../common/suggestions';
import { sideOfPly, turnLabel, type Side } from '../common/sides';

/** Ordinary chess on one board: the second game, which shows that nothing around the games knows Business Chess. */

interface PlainGap {
  readonly side: Side;
  readonly cause: NonNullable<ClocksView['gap']>['cause'];
  readonly fromMs: number;
  readonly toMs: number;
  readonly byMs: number;
}

export interface PlainSetup {
  readonly settings: Readonly<{ timePerTeamMs?: number }>;
}

export interface PlainState {
  readonly fen: string;
  readonly sans: readonly string[];
  readonly last: Played | null;
  readonly draft: string;
  readonly clock: Clock;
  readonly gap: PlainGap | null;
  readonly winner: Side | 'nobody' | null;
}

export type PlainCommand =
  | { readonly type: 'commitTurn'; readonly line: string | null }
  | { readonly type: 'startClock' }
  | ({ readonly type: 'noteGap' } & Pick<PlainGap, 'cause' | 'fromMs' | 'toMs'>)
  | { readonly type: 'noteStep'; readonly byMs: number };

export type PlainEvent = { readonly atMs: number } & (
  | { readonly type: 'movePlayed'; readonly turn: string; readonly played: Played; readonly clock: Clock }
  | { readonly type: 'clockStarted' }
  | ({ readonly type: 'gapNoted' } & PlainGap)
);

const problem = (code: string, item: string | null): Problem => ({ code, params: {}, rule: 'FIDE 3', item });

/** A move as it stands on the line, with its board or without. */
const sanOn = (line: string): string => line.replace(/^1:/, '');

const decideMove = (state: PlainState, line: string, atMs: number): Result<readonly PlainEvent[], Problem> => {
  if (state.winner !== null) return err(problem('plain/over', null));
  const played = playSan(state.fen, sanOn(line));
  if (!played.ok) return err(problem('plain/illegal', line));
  const clock = press(state.clock, sideToMove(state.fen), 0, atMs);
  return ok([{ type: 'movePlayed', turn: turnLabel(state.sans.length), played: played.value, clock, atMs }]);
};

const decide = (state: PlainState, command: PlainCommand, atMs: number): Result<readonly PlainEvent[], Problem> => {
  switch (command.type) {
    case 'commitTurn':
      return decideMove(state, command.line ?? state.draft, atMs);
    case 'startClock':
      return state.clock.running === null ? ok([{ type: 'clockStarted', atMs }]) : err(problem('plain/running', null));
    case 'noteGap': {
      const { running } = state.clock;
      const { cause, fromMs, toMs } = command;
      return running === null ? ok([]) : ok([{ type: 'gapNoted', side: running, cause, fromMs, toMs, byMs: 0, atMs }]);
    }
    case 'noteStep': {
      const { byMs } = command;
      const side = sideToMove(state.fen);
      return ok([{ type: 'gapNoted', side, cause: 'stepped', fromMs: atMs, toMs: atMs, byMs, atMs }]);
    }
  }
};

const winnerOf = (state: PlainState, { isMate, isStalemate }: Played): PlainState['winner'] => {
  if (isMate) return sideToMove(state.fen);
  return isStalemate ? 'nobody' : null;
};

const gapOf = ({ side, cause, fromMs, toMs, byMs }: PlainGap): PlainGap => ({ side, cause, fromMs, toMs, byMs });

const evolve = (state: PlainState, event: PlainEvent): PlainState => {
  switch (event.type) {
    case 'movePlayed': {
      const { played, clock } = event;
      const sans = [...state.sans, played.san];
      return { ...state, fen: played.fen, sans, last: played, clock, winner: winnerOf(state, played) };
    }
    case 'clockStarted':
      return { ...state, clock: start(state.clock, sideToMove(state.fen), event.atMs) };
    case 'gapNoted':
      return { ...state, gap: gapOf(event) };
  }
};

const halves = ({ winner }: PlainState, side: Side): number => {
  if (winner === null) return 0;
  return winner === 'nobody' ? 1 : Number(winner === side) * 2;
};

const boardView = (state: PlainState): BoardView => ({
  board: 1,
  status: 'live',
  line: 'game',
  files: 8,
  ranks: 8,
  pieces: placementOf(state.fen),
  toMove: sideToMove(state.fen),
  lastMoves: state.last === null ? [] : [{ from: state.last.from, to: state.last.to, san: state.last.san }],
  check: [state.last?.check ?? []].flat(),
  badges: [],
  result: null,
  reserves: null,
});

const draftView = ({ draft, fen }: PlainState): GameDraftView => ({
  line: draft,
  items: draft === '' ? [] : [{ text: draft, kind: 'move', board: 1, problem: null }],
  problems: [],
  lacks: draft === '' ? [1] : [],
  ready: playSan(fen, sanOn(draft)).ok,
  boards: [],
});

const matchView = (state: PlainState): GameViews['match'] => {
  const ply = state.sans.length;
  return {
    status: state.winner === null ? 'playing' : 'over',
    toMove: state.winner === null ? sideToMove(state.fen) : null,
    turn: turnLabel(ply),
    moveNumber: Math.floor(ply / 2) + 1,
    ply,
    boards: 1,
    liveBoards: [1],
    settings: {},
    threads: [oneThread({ boards: [1], toMove: state.winner === null ? sideToMove(state.fen) : null, ply })],
    seats: ONE_SEATING,
  };
};

const clocksView = ({ clock, gap }: PlainState): GameViews['clocks'] => ({
  ...oneClock(clock),
  mode: 'plain',
  gap: gap === null ? null : { ...gap, lostMs: gap.toMs - gap.fromMs },
});

const turnsView = ({ sans }: PlainState): GameViews['turns'] => ({
  turns: sans
    .map((san, ply) => ({
      turn: turnLabel(ply),
      ply: ply + 1,
      side: sideOfPly(ply),
      moves: [{ board: 1, san }],
      line: `1:${san}`,
    }))
    .slice(-8),
});

const project = (state: PlainState): GameViews => ({
  match: matchView(state),
  boards: [boardView(state)],
  clocks: clocksView(state),
  score: { white: halves(state, 'white'), black: halves(state, 'black'), ledger: [] },
  turns: turnsView(state),
});

export const plainChess: Game<PlainSetup, PlainState, PlainCommand, PlainEvent> = {
  id: 'plain-chess',
  commands: ['commitTurn', 'startClock', 'noteGap', 'noteStep'],
  settings: { timePerTeamMs: span([1, LONGEST_MS], 600_000, 'FIDE 6', 'long') },
  threads: [ONE_THREAD],
  threadOf: () => null,
  initial: ({ settings }) => {
    const clock = newClock(settings.timePerTeamMs ?? 600_000);
    return ok({ fen: START_FEN, sans: [], last: null, draft: '', clock, gap: null, winner: null });
  },
  decide,
  evolve,
  project,
  turnKey: ({ sans, winner }) => (winner === null ? String(sans.length) : null),
  withDraft: (state, _thread, line) => ({ ...state, draft: line }),
  keptDraft: () => null,
  turnEntry: {
    draft: draftView,
    moves: ({ fen }) => ({ '1': legalMoves(fen) }),
  },
  lookBack: {
    glance: (state) => ({
      ply: state.sans.length,
      boards: [boardView(state)],
      positions: { '1': state.fen },
      score: { white: halves(state, 'white'), black: halves(state, 'black') },
      counts: {},
    }),
    clocks: ({ clock }) => [clock],
    toMove: ({ sans }) => sideOfPly(sans.length),
  },
  suggestions: (_state, views) => ofTheMatch(views, []),
  clocksAs: () => [],
  undoLabel: (event) =>
    event.type === 'movePlayed' ? { label: event.turn, kind: 'turn', line: event.played.san } : null,
  protocolLine: () => null,
  records: {
    extension: 'txt',
    mediaType: 'text/plain',
    demonstration: '',
    write: ({ sans }, { event }) => `[Event "${event}"]\n${sans.join(' ')}\n`,
    sheets: () => ({ sheets: [], scored: [] }),
    read: () => err({ line: 1, problem: problem('plain/unread', null) }),
  },
  replayJson: ({ sans, fen }) => ({ fen, line: sans }),
};

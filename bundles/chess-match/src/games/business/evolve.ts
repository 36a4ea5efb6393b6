import { newVeto } from '../../notation/recordFile';
import { positionKey } from '../common/chess';
import { remainingAt, setTime, start, stop } from '../common/clock';
import { sideOfPly, type Side } from '../common/sides';
import { OVERTIME_MS } from './commands/flag';
import type { Event } from './events';
import { evolveArbiter } from './evolveArbiter';
import { applyTurn, endBranches } from './evolveTurn';
import { withGap } from './gaps';
import type { Branch, State } from './state';

const PLUS_FIVE_MS = 300_000;

const addTime = (state: State, side: Side, ms: number, atMs: number): State => ({
  ...state,
  clock: setTime(state.clock, side, remainingAt(state.clock, side, atMs) + ms, atMs),
});

const changeBranch = (state: State, id: string, change: (branch: Branch) => Branch): State => ({
  ...state,
  branches: state.branches.map((branch) => (branch.id === id ? change(branch) : branch)),
});

const withLine = (state: State, line: State['record'][number]): State => ({
  ...state,
  record: [...state.record, line],
});

/** The clock stops for the move to the control board, and its mode changes (B23). */
const toControlBoard = (state: State, atMs: number): State => {
  const stopped: State = { ...state, controlBoard: true, clock: stop(state.clock, atMs) };
  const bonus = state.settings.endgame === 'plus5min' ? PLUS_FIVE_MS : 0;
  return addTime(addTime(stopped, 'white', bonus, atMs), 'black', bonus, atMs);
};

const NO_LINE = { line: 0, comment: null } as const;

/** Applies one event. Folding the events of a game over `initial` gives its state, to the letter. */
export const evolve = (state: State, event: Event): State => {
  switch (event.type) {
    case 'draftSet':
      return state;
    case 'turnCommitted':
      return applyTurn(state, event);
    case 'clockStarted':
      return { ...state, clockUsed: true, clock: start(state.clock, sideOfPly(state.ply), event.atMs) };
    case 'clockStopped':
      return { ...state, clock: stop(state.clock, event.atMs) };
    case 'clockSet':
      return { ...state, clockUsed: true, clock: setTime(state.clock, event.side, event.remainingMs, event.atMs) };
    case 'timeAdded':
      return addTime(state, event.side, event.ms, event.atMs);
    case 'overtimeStarted': {
      const clock = setTime(state.clock, event.side, OVERTIME_MS, event.atMs);
      return { ...state, overtime: [...state.overtime, event.side], clock };
    }
    case 'gapNoted':
      return { ...state, gaps: withGap(state.gaps, event) };
    case 'gapDismissed':
      return { ...state, gaps: state.gaps.slice(1) };
    case 'vetoDeclared': {
      const vetoes = [...state.vetoes, { by: event.side, ply: state.ply }];
      return withLine({ ...state, vetoes }, newVeto(event.side, event.clockMs));
    }
    case 'flagFell': {
      const ended = endBranches({ ...state, clock: stop(state.clock, event.atMs), offers: [] }, event.ends);
      return withLine(ended, { ...NO_LINE, kind: 'flag', side: event.side });
    }
    case 'controlBoardSet':
      return withLine(toControlBoard(state, event.atMs), { ...NO_LINE, kind: 'control-board' });
    case 'positionCorrected': {
      const { fen, check } = event;
      const keys = [positionKey(fen)];
      const changed = changeBranch(state, event.branch, (branch) => ({ ...branch, fen, check, keys, lastMove: null }));
      return withLine(changed, { ...NO_LINE, kind: 'position', board: event.board, fen });
    }
    case 'ratingCorrected': {
      const { rating } = event;
      const changed = changeBranch(state, event.branch, (branch) => ({
        ...branch,
        rating,
        ratings: [...branch.ratings, { ply: state.ply, chips: rating }],
      }));
      return withLine(changed, { ...NO_LINE, kind: 'rating', board: event.board, rating });
    }
    case 'redLineCrossed':
    case 'penaltyWithdrawn':
    case 'substituted':
    case 'boardConfirmed':
    case 'scoreFixed':
    case 'claimDecided':
      return evolveArbiter(state, event);
  }
};

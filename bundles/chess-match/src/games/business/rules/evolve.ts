import { newVeto } from '../record/recordFile';
import { positionKey } from '../../chess/onFen';
import { addTime, addToShown, setTime, start, stop } from '../../common/clock';
import { SIDES, sideOfPly } from '../../common/sides';
import { OVERTIME_MS } from './commands/flag';
import type { Event } from './events';
import { evolveArbiter } from './evolveArbiter';
import { applyTurn, endBranches } from './evolveTurn';
import { gapDismissed, gapNoted } from './gaps';
import type { Branch, State } from './state';

/** What `endgame plus5min` gives each side (S7). */
const PLUS_FIVE_MS = 300_000;

const changeBranch = (state: State, id: string, change: (branch: Branch) => Branch): State => ({
  ...state,
  branches: state.branches.map((branch) => (branch.id === id ? change(branch) : branch)),
});

const withLine = (state: State, line: State['record'][number]): State => ({
  ...state,
  record: [...state.record, line],
});

const timeAdded = (state: State, { side, ms, overrunMs, atMs }: Extract<Event, { type: 'timeAdded' }>): State => ({
  ...state,
  clock: (overrunMs === undefined ? addTime : addToShown)(state.clock, side, ms, atMs),
});

/** The clock stops for the move to the control board, and its mode changes (B23). */
const toControlBoard = (state: State, { overrunMs, atMs }: Extract<Event, { type: 'controlBoardSet' }>): State => {
  const stopped = stop(state.clock, atMs);
  const add = overrunMs === undefined ? addTime : addToShown;
  const isLonger = state.settings.endgame === 'plus5min';
  const clock = isLonger ? SIDES.reduce((at, side) => add(at, side, PLUS_FIVE_MS, atMs), stopped) : stopped;
  return { ...state, controlBoard: true, clock };
};

const gapsCharged = ({ gaps }: State, { charged }: Extract<Event, { type: 'gapsCharged' }>): State['gaps'] =>
  gaps.map((gap, index) => ({ ...gap, charged: charged[index] ?? gap.charged }));

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
      return timeAdded(state, event);
    case 'overtimeStarted': {
      const clock = setTime(state.clock, event.side, OVERTIME_MS, event.atMs);
      return { ...state, overtime: [...state.overtime, event.side], clock };
    }
    case 'gapNoted':
      return { ...state, gaps: gapNoted(state, event) };
    case 'gapDismissed':
      return gapDismissed(state, event);
    case 'gapsCharged':
      return { ...state, gaps: gapsCharged(state, event) };
    case 'vetoDeclared': {
      const vetoes = [...state.vetoes, { by: event.side, ply: state.ply }];
      return withLine({ ...state, vetoes }, newVeto(event.side, event.clockMs));
    }
    case 'flagFell': {
      const ended = endBranches({ ...state, clock: stop(state.clock, event.atMs), offers: [] }, event.ends);
      return withLine(ended, { ...NO_LINE, kind: 'flag', side: event.side });
    }
    case 'controlBoardSet':
      return withLine(toControlBoard(state, event), { ...NO_LINE, kind: 'control-board' });
    case 'positionCorrected': {
      const { fen, check } = event;
      const keys = [positionKey(fen)];
      const changed = changeBranch(state, event.branch, (branch) => ({ ...branch, fen, check, keys, lastMove: null }));
      return withLine(changed, { ...NO_LINE, kind: 'position', board: event.board, fen });
    }
    case 'ratingCorrected': {
      const { rating: stake } = event;
      const changed = changeBranch(state, event.branch, (branch) => ({
        ...branch,
        stake,
        stakes: [...branch.stakes, { ply: state.ply, chips: stake }],
      }));
      return withLine(changed, { ...NO_LINE, kind: 'rating', board: event.board, rating: stake });
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

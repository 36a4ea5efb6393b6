import { remainingAt } from '../common/clock';
import type { Problem } from '../common/problem';
import { err, ok, type Result } from '../common/result';
import { LONGEST_MS } from '../common/settings';
import { ruledEnd } from '../common/ruling';
import { opponent, type Side } from '../common/sides';
import type { DuelCommand } from './commands';
import type { DuelEvent } from './events';
import type { RefuseDuel } from './refusals';
import type { DuelState } from './state';

type Decided = Result<readonly DuelEvent[], Problem>;
type CommandOf<T extends DuelCommand['type']> = Extract<DuelCommand, { type: T }>;

/** What a game says of itself, so that all beside its board is decided alike. */
export interface Duel<State extends DuelState> {
  readonly refuse: RefuseDuel;
  /** Whether a side could still win: whose foe's flag falls has won then, and drawn else. */
  couldWin(state: State, side: Side): boolean;
}

const isTime = (ms: number): boolean => Number.isSafeInteger(ms) && Math.abs(ms) <= LONGEST_MS;

/** The clock went on while nobody could press; where none ran nothing is lost. */
const noteGap = ({ clock }: DuelState, { cause, fromMs, toMs }: CommandOf<'noteGap'>): Decided =>
  ok(clock.running === null || toMs <= fromMs ? [] : [{ type: 'gapNoted', cause, fromMs, toMs, byMs: 0, atMs: toMs }]);

/** The system's clock was set; that of the match was not touched. */
const noteStep = ({ end }: DuelState, byMs: number, nowMs: number): Decided =>
  ok(end === null ? [{ type: 'gapNoted', cause: 'stepped', fromMs: nowMs, toMs: nowMs, byMs, atMs: nowMs }] : []);

/** The oldest gap is decided on: the clock that ran gets the time back, or does not. */
const dismissGap = (refuse: RefuseDuel, { gaps }: DuelState, giveBack: boolean, nowMs: number): Decided => {
  const [gap] = gaps;
  if (gap === undefined) return err(refuse('clock/no_gap', {}));
  // Also after the end, which may be taken back.
  return ok([{ type: 'gapDismissed', givenMs: giveBack ? gap.toMs - gap.fromMs : 0, atMs: nowMs }]);
};

/** @returns flag/time_left while the clock shows time: that of the hall is set first */
const flag = <S extends DuelState>({ refuse, couldWin }: Duel<S>, state: S, side: Side, nowMs: number): Decided => {
  const remainingMs = remainingAt(state.clock, side, nowMs);
  if (remainingMs > 0) return err(refuse('flag/time_left', { side, remainingMs }));
  const foe = opponent(side);
  const result = couldWin(state, foe) ? foe : 'draw';
  return ok([{ type: 'flagFell', side, end: { result, reason: 'flag', atMs: nowMs }, atMs: nowMs }]);
};

/** Both must want it. An offer stands until the other side declines it, or presses. */
const offerDraw = (refuse: RefuseDuel, { offers }: DuelState, side: Side, atMs: number): Decided => {
  if (offers.includes(side)) return err(refuse('draw/offered_already', { side }));
  return ok([
    offers.includes(opponent(side))
      ? { type: 'drawAgreed', end: { result: 'draw', reason: 'agreement', atMs }, atMs }
      : { type: 'drawOffered', side, atMs },
  ]);
};

const declineDraw = (refuse: RefuseDuel, { offers }: DuelState, side: Side, atMs: number): Decided =>
  offers.includes(opponent(side))
    ? ok([{ type: 'drawDeclined', side, atMs }])
    : err(refuse('draw/not_offered', { side }));

const ofPlay = <S extends DuelState>(duel: Duel<S>, state: S, command: DuelCommand, atMs: number): Decided => {
  const { refuse } = duel;
  switch (command.type) {
    case 'startClock':
      return state.clock.running === null ? ok([{ type: 'clockStarted', atMs }]) : err(refuse('clock/running', {}));
    case 'flag':
      return flag(duel, state, command.side, atMs);
    case 'resignMatch': {
      const { team: side } = command;
      return ok([{ type: 'resigned', side, end: { result: opponent(side), reason: 'resignation', atMs }, atMs }]);
    }
    case 'offerDraw':
      return offerDraw(refuse, state, command.team, atMs);
    case 'declineDraw':
      return declineDraw(refuse, state, command.team, atMs);
    case 'ruleResult': {
      const { ruling, reason } = command;
      return ok([{ type: 'resultRuled', ruling, reason, end: { ...ruledEnd(ruling), atMs }, atMs }]);
    }
    case 'abortMatch': {
      const { reason } = command;
      return ok([{ type: 'aborted', reason, end: { result: null, reason: 'aborted', atMs }, atMs }]);
    }
    default:
      return ok([]);
  }
};

/** What a command that is of no board makes of a state: the events that happened, or why it is refused. */
export const decideDuel = <S extends DuelState>(
  duel: Duel<S>,
  state: S,
  command: DuelCommand,
  nowMs: number,
): Decided => {
  const { refuse } = duel;
  switch (command.type) {
    case 'stopClock':
      return state.clock.running === null
        ? err(refuse('clock/stopped', {}))
        : ok([{ type: 'clockStopped', reason: command.reason, atMs: nowMs }]);
    // What the clock in the hall shows is set after the end too.
    case 'setClock': {
      const { side, remainingMs, reason } = command;
      if (!isTime(remainingMs)) return err(refuse('clock/bad_time', { ms: remainingMs }));
      return ok([{ type: 'clockSet', side, remainingMs, reason, atMs: nowMs }]);
    }
    case 'addTime': {
      const { side, ms, reason } = command;
      if (!isTime(ms)) return err(refuse('clock/bad_time', { ms }));
      return ok([{ type: 'timeAdded', side, ms, reason, atMs: nowMs }]);
    }
    case 'noteGap':
      return noteGap(state, command);
    case 'noteStep':
      return noteStep(state, command.byMs, nowMs);
    case 'dismissGap':
      return dismissGap(refuse, state, command.giveBack, nowMs);
    default:
      return state.end === null
        ? ofPlay(duel, state, command, nowMs)
        : err(refuse('game/over', { reason: state.end.reason }));
  }
};

import type { Problem } from '@schemas/draft';
import type { ReadItem, TurnItem } from '../../record/turnItem';
import { inPrintingOrder } from '../../record/printItem';
import { parseTurnLine, printTurnLine } from '../../record/turnLine';
import { overrunAt, press, remainingAt, stop, type Clock } from '../../../common/clock';
import { err, ok, type Result } from '../../../common/result';
import { turnLabel } from '../../../common/sides';
import { refuse } from '../errors';
import type { Event, MovePlayed, TurnCommitted } from '../events';
import type { State } from '../state';
import type { Reading } from '../turn/moves';
import type { Plan } from '../turn/plan';
import { planTurn, type PlannedTurn } from '../turn/planTurn';
import { plannedDraft } from '../turn/plannedDraft';
import { OVERTIME_MS } from './flag';

export const INCREMENT_MS = 30_000;

/** What the press adds to the mover: only on the control board (B23, S7), and to what the clock shows. */
const incrementOf = (state: State, mover: Plan['side'], nowMs: number): number => {
  if (!state.controlBoard) return 0;
  const isAdding =
    state.settings.endgame === 'increment30' ||
    (state.settings.endgame === 'incrementAtFlag' && state.overtime.includes(mover));
  return isAdding ? INCREMENT_MS + overrunAt(state.clock, mover, nowMs) : 0;
};

const clockAfter = (state: State, planned: PlannedTurn, nowMs: number): Clock => {
  const { plan, ends } = planned;
  const gone = new Set(ends.map(({ branch }) => branch));
  const isOver = plan.branchTurns.every(({ branch }) => gone.has(branch.id));
  const mustStop = isOver || (plan.born !== null && state.settings.cloneStop);
  const pressed = press(state.clock, plan.side, incrementOf(state, plan.side, nowMs), nowMs);
  return mustStop ? stop(pressed, nowMs) : pressed;
};

/** Items with their moves in standard SAN, in printing order: as a record gives them back. */
const standardItems = (plan: Plan): TurnItem[] =>
  inPrintingOrder(plan.items).map(({ item }) => {
    if (item.kind !== 'move') return item;
    const work = plan.branchTurns.findLast(({ board }) => board === item.board);
    return { ...item, san: work?.played?.san ?? item.san };
  });

const movesOf = (plan: Plan): MovePlayed[] =>
  plan.branchTurns.flatMap(({ branch, played }) =>
    played === null
      ? []
      : [
          {
            branch: branch.id,
            san: played.san,
            from: played.from,
            to: played.to,
            fen: played.fen,
            check: played.check,
          },
        ],
  );

const committed = (state: State, planned: PlannedTurn, atMs: number): TurnCommitted => {
  const { plan, ends } = planned;
  const items = standardItems(plan);
  const clock = clockAfter(state, planned, atMs);
  return {
    type: 'turnCommitted',
    atMs,
    turn: turnLabel(state.ply),
    side: plan.side,
    items,
    line: printTurnLine(items),
    moves: movesOf(plan),
    born: plan.born,
    pass: plan.pass,
    selection: plan.selection,
    ends,
    offers: plan.offers,
    clock,
    clockMs: state.clockUsed ? remainingAt(clock, plan.side, atMs) : null,
  };
};

/** With `incrementAtFlag` the regular time runs out without loss: the increment begins with this press. */
const overtimeBefore = (state: State, side: Plan['side'], atMs: number): readonly Event[] => {
  const isDue =
    state.controlBoard &&
    state.settings.endgame === 'incrementAtFlag' &&
    !state.overtime.includes(side) &&
    remainingAt(state.clock, side, atMs) <= 0;
  return isDue ? [{ type: 'overtimeStarted', side, atMs }] : [];
};

const commitPlanned = (state: State, planned: PlannedTurn, nowMs: number): Result<readonly Event[], Problem> => {
  const [first] = planned.problems;
  if (first !== undefined) return err(first.problem);
  if (planned.lacks.length > 0) return err(refuse('turn/incomplete', { boards: planned.lacks }));
  const overtime = overtimeBefore(state, planned.plan.side, nowMs);
  const clock = overtime.length === 0 ? state.clock : withOvertime(state, planned.plan.side, nowMs);
  return ok([...overtime, committed({ ...state, clock }, planned, nowMs)]);
};

/**
 * The press of the clock (B2-B5): the whole turn or nothing.
 * @returns the first refusal in the order of the items, else turn/incomplete with the boards that need a move
 */
export const commitItems = (
  state: State,
  items: readonly ReadItem[],
  reading: Reading,
  nowMs: number,
): Result<readonly Event[], Problem> => commitPlanned(state, planTurn(state, items, reading), nowMs);

const withOvertime = (state: State, side: Plan['side'], nowMs: number): Clock => ({
  ...stop(state.clock, nowMs),
  remainingMs: { ...stop(state.clock, nowMs).remainingMs, [side]: OVERTIME_MS },
  running: state.clock.running,
  sinceMs: state.clock.running === null ? null : nowMs,
});

/** @param line the turn as written, or null for the draft */
export const commitTurn = (state: State, line: string | null, nowMs: number): Result<readonly Event[], Problem> => {
  const isDraft = line === null || line === state.draft;
  const { items, errors } = isDraft ? plannedDraft(state).parsed : parseTurnLine(line);
  const [unread] = errors;
  if (unread !== undefined) return err({ ...unread });
  if (isDraft) return commitPlanned(state, plannedDraft(state).planned, nowMs);
  return commitItems(state, items, 'typed', nowMs);
};

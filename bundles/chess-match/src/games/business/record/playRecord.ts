import type { Problem } from '@schemas/draft';
import type { RecordFile, RecordLine } from './recordFile';
import { setTime, start, stop } from '../../common/clock';
import { err, ok, type Result } from '../../common/result';
import { sideOfPly, turnLabel, type Side } from '../../common/sides';
import type { Command } from '../rules/commands';
import { commitItems } from '../rules/commands/commitTurn';
import { decide } from '../rules/decide';
import { refuse } from '../rules/errors';
import type { Event } from '../rules/events';
import { evolve } from '../rules/evolve';
import { initial } from '../rules/initial';
import { SETTING_NAMES } from '../rules/settings';
import type { State } from '../rules/state';

export interface RecordProblem {
  /** 1-based line of the file. */
  readonly line: number;
  readonly problem: Problem;
}

/** A record played out: the states after each of its turn and event lines, and all that happened. */
export interface PlayedRecord {
  readonly initial: State;
  readonly states: readonly State[];
  readonly events: readonly Event[];
}

/** Records carry no time of day: everything in them happens at this moment. */
const RECORD_TIME_MS = 0;

const tagName = (setting: string): string => `${setting.charAt(0).toUpperCase()}${setting.slice(1)}`;

/** The state a record starts from, settings from its tags. */
const begin = ({ tags }: RecordFile): Result<State, RecordProblem> => {
  const settings: Record<string, unknown> = {};
  for (const setting of SETTING_NAMES) {
    const tag = tags.find(({ name }) => name === tagName(setting));
    if (tag === undefined) continue;
    const read = initial({ settings: { [setting]: tag.value } });
    if (!read.ok) return err({ line: tag.line, problem: { ...read.error, item: `[${tag.name} "${tag.value}"]` } });
    settings[setting] = tag.value;
  }
  const begun = initial({ settings });
  return begun.ok ? begun : err({ line: 1, problem: begun.error });
};

/** The state with the clock of a side running, at a time the record gives it. */
const withClock = (state: State, side: Side, remainingMs: number): State => ({
  ...state,
  clock: start(setTime(stop(state.clock, RECORD_TIME_MS), side, remainingMs, RECORD_TIME_MS), side, RECORD_TIME_MS),
});

/**
 * The declarer's clock at a veto: as the line says; else what the clock showed when that turn was pressed; else what it
 * showed at its last press; a record without clocks is believed.
 */
const clockAtVeto = (lines: readonly RecordLine[], index: number, ply: number): number => {
  const line = lines[index];
  if (line?.kind === 'veto' && line.clockMs !== null) return line.clockMs;
  const next = lines.slice(index).find(({ kind }) => kind === 'turn');
  if (next?.kind === 'turn' && next.ply === ply && next.clockMs !== null) return next.clockMs;
  const own = lines
    .slice(0, index)
    .flatMap((turn) => (turn.kind === 'turn' && sideOfPly(turn.ply) === sideOfPly(ply) ? [turn.clockMs] : []));
  return own.findLast((clockMs) => clockMs !== null) ?? 0;
};

const quoted = (answer: Result<readonly Event[], Problem>, item: string): Result<readonly Event[], Problem> =>
  answer.ok ? answer : err({ ...answer.error, item: answer.error.item ?? item });

/** A fact with the clock that its line shows, or none: clocks of a record are never made up. */
const withRecordedClock = (event: Event, clockMs: number | null): Event =>
  event.type === 'turnCommitted' || event.type === 'vetoDeclared' ? { ...event, clockMs } : event;

const playTurn = (state: State, line: Extract<RecordLine, { kind: 'turn' }>): Result<readonly Event[], Problem> => {
  if (line.ply !== state.ply) {
    const [expected, found] = [turnLabel(state.ply), turnLabel(line.ply)];
    return err({ ...refuse('record/wrong_turn', { expected, found }), item: found });
  }
  const turn = quoted(commitItems(state, line.items, 'record', RECORD_TIME_MS), turnLabel(line.ply));
  if (!turn.ok) return turn;
  const events = turn.value.map((event) => withRecordedClock(event, line.clockMs));
  if (line.clockMs === null) return ok(events);
  const side = sideOfPly(state.ply);
  return ok([...events, { type: 'clockSet', side, remainingMs: line.clockMs, reason: 'record', atMs: RECORD_TIME_MS }]);
};

/** What one line of the record makes of the state. */
const playLine = (state: State, lines: readonly RecordLine[], index: number): Result<readonly Event[], Problem> => {
  const line = lines[index];
  const ask = (from: State, command: Command, item: string) => quoted(decide(from, command, RECORD_TIME_MS), item);
  switch (line?.kind) {
    case 'turn':
      return playTurn(state, line);
    case 'veto': {
      const at = withClock(state, sideOfPly(state.ply), clockAtVeto(lines, index, state.ply));
      const veto = ask(at, { type: 'declareVeto', side: line.side }, `@veto ${line.side}`);
      return veto.ok ? ok(veto.value.map((event) => withRecordedClock(event, line.clockMs))) : veto;
    }
    case 'flag': {
      // Written when it was lost on time, so the grace of `incrementAtFlag` is over.
      const at = { ...withClock(state, line.side, 0), overtime: [line.side] };
      return ask(at, { type: 'flag', side: line.side }, `@flag ${line.side}`);
    }
    case 'control-board':
      return ask(state, { type: 'controlBoard', side: sideOfPly(state.ply) }, '@control-board');
    case 'position':
      return ask(state, { ...line, type: 'correctPosition', reason: 'record' }, `@position ${line.board}`);
    case 'rating':
      return ask(state, { ...line, type: 'correctRating', reason: 'record' }, `@rating ${line.board}`);
    case 'comment':
    case undefined:
      return ok([]);
  }
};

/** Plays a record through the rules; stops at the first line they refuse. */
export const playRecord = (file: RecordFile): Result<PlayedRecord, RecordProblem> => {
  const begun = begin(file);
  if (!begun.ok) return begun;
  const states: State[] = [];
  const events: Event[] = [];
  let state = begun.value;
  for (const [index, line] of file.lines.entries()) {
    if (line.kind === 'comment') continue;
    const answer = playLine(state, file.lines, index);
    if (!answer.ok) return err({ line: line.line, problem: answer.error });
    state = answer.value.reduce(evolve, state);
    states.push(state);
    events.push(...answer.value);
  }
  return ok({ initial: begun.value, states, events });
};

import { otherTurn } from '../../common/correction';
import type { JudgedTurn, Replayer } from '../../common/game';
import { NOTHING_JUDGED } from '../../common/judgedTurn';
import type { Problem } from '../../common/problem';
import { firstOf, ok, type Result } from '../../common/result';
import { isDuelEvent } from '../../duel/events';
import { commitTurn, turnFault } from './commands/commitTurn';
import { decide } from './decide';
import type { Event } from './events';
import { turnsLike } from './nearness';
import { planTurn, wordsOf } from './planTurn';
import type { State } from './state';

const replayTurn = (state: State, event: Event, line: string | null): Result<Event, Problem> => {
  if (event.type !== 'turnPlayed') return ok(event);
  // What was a capture may be none now, and the other way round: the squares say what is meant.
  const decided = commitTurn(state, line ?? event.text.replace('x', '-'), event.atMs);
  if (!decided.ok) return decided;
  return ok(decided.value[0] ?? event);
};

const replayOther = (state: State, was: State, event: Event): Event | null => {
  if (event.type === 'flagFell') {
    const decided = decide(state, { type: 'flag', side: event.side }, event.atMs);
    return firstOf(decided);
  }
  if (event.type === 'positionCorrected')
    return state.end === null && state.turns.length === was.turns.length ? event : null;
  if (!isDuelEvent(event)) return event;
  const isOfPlay = 'end' in event || event.type === 'drawOffered' || event.type === 'drawDeclined';
  return isOfPlay && state.end !== null ? null : event;
};

/** A past turn as pages edit it, with what could stand in its place. */
const judge = (state: State, _thread: string | null, line: string): JudgedTurn => {
  const planned = planTurn(state, line);
  const wanted = line.trim();
  const [text = ''] = wordsOf(line);
  const alternatives = planned.outcome === null ? turnsLike(state.settings, state.position, text) : [];
  return {
    ...NOTHING_JUDGED,
    items: wanted === '' ? [] : [{ text: wanted, problem: planned.problem }],
    ready: turnFault(state, planned) === null,
    alternatives: alternatives.map((turn) => ({ item: turn, line: turn })),
  };
};

const meaningOf = (event: Event): string =>
  event.type === 'turnPlayed' ? JSON.stringify([event.text, event.end?.reason]) : '';

const describe = (event: Event, before: string, after: string): ReturnType<Replayer<State, Event>['describe']> =>
  event.type === 'turnPlayed' ? otherTurn(event, 1, before, after) : null;

/** The past of Belarusian chess corrected: a turn is its line, made again where the board stands then. */
export const replayer: Replayer<State, Event> = {
  replayTurn: (state, _was, event, line) => replayTurn(state, event, line),
  replayOther,
  threadOf: () => null,
  judge,
  meaningOf,
  describe,
};

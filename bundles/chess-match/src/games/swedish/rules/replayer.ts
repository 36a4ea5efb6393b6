import { sameMove } from '../../chess/position';
import { otherMoves, type MovesByBoard } from '../../common/correction';
import type { Replayer, JudgedTurn } from '../../common/game';
import type { Problem } from '../../common/problem';
import { ok, type Result } from '../../common/result';
import { flag } from './commands/flag';
import { press } from './commands/press';
import type { Event, MovePlayed } from './events';
import { isBoard, numberOf } from './numbers';
import { legalAfter, sansNow } from './legalAfter';
import type { State } from './state';
import { standsOnMoves } from './takenBackWith';

/** As many as a person looks through. */
const MOST = 12;

const unmarked = (san: string): string => san.replace(/[+#]$/, '');

const manOf = (san: string): string => /^[KQRBNPO]/.exec(san)?.[0] ?? '';

/**
 * The same man from the same square, or from the reserve, to the same square, as it is written where the board stands
 * now.
 */
const written = (state: State, { board, move, san }: MovePlayed): string =>
  sansNow(state, board).find((now) => sameMove(now.move, move) && manOf(now.san) === manOf(san))?.san ?? unmarked(san);

const replayTurn = (state: State, event: Event, line: string | null): Result<Event, Problem> => {
  if (event.type !== 'movePlayed') return ok(event);
  const decided = press(state, event.board, line ?? written(state, event), event.atMs);
  if (!decided.ok) return decided;
  return ok(decided.value[0] ?? event);
};

const replayOther = (state: State, event: Event, isCut: boolean): Event | null => {
  if (isCut && standsOnMoves(event)) return null;
  switch (event.type) {
    case 'flagFell': {
      const decided = flag(state, event.board, event.side, event.atMs);
      return decided.ok ? (decided.value[0] ?? null) : null;
    }
    case 'resigned':
    case 'drawOffered':
    case 'drawAgreed':
    case 'drawDeclined':
    case 'moveDemanded':
    case 'punished':
    case 'positionCorrected':
    case 'reserveCorrected':
    case 'aborted':
      return state.end === null ? event : null;
    default:
      return event;
  }
};

/** How near a move is to the one that cannot be made: the same goal, the same man. */
const nearness = (wanted: string, san: string): number => {
  const goalOf = (text: string): string => /[a-h][1-8](?=[^1-8]*$)/.exec(text)?.[0] ?? '';
  return (goalOf(wanted) === goalOf(san) ? 2 : 0) + (manOf(wanted) === manOf(san) ? 1 : 0);
};

const NOTHING: JudgedTurn = {
  items: [],
  problems: [],
  lacks: [],
  ready: false,
  boards: [],
  alternatives: [],
};

/** A past move as pages edit it: its line is the move. */
const judge = (state: State, thread: string | null, line: string): JudgedTurn => {
  if (!isBoard(thread)) return NOTHING;
  const judged = legalAfter(state, thread, line, 0);
  if (judged.ok && judged.value.move !== null)
    return { ...NOTHING, items: [{ text: line, problem: null }], ready: true };
  const alternatives = sansNow(state, thread)
    .toSorted((one, other) => nearness(line, other.san) - nearness(line, one.san))
    .slice(0, MOST)
    .map(({ san }) => ({ item: san, line: san }));
  return { ...NOTHING, items: [{ text: line, problem: judged.ok ? null : judged.error }], alternatives };
};

const meaningOf = (event: Event): string =>
  event.type === 'movePlayed' ? JSON.stringify([event.san, event.gave, event.end?.reason]) : '';

const describe = (event: Event, before: string, after: string): ReturnType<Replayer<State, Event>['describe']> => {
  if (event.type !== 'movePlayed') return null;
  const moveIn = (line: string): MovesByBoard => new Map(line === '' ? [] : [[numberOf(event.board), line]]);
  return { number: event.number, side: event.side, moves: otherMoves(moveIn(before), moveIn(after)) };
};

/**
 * The past of Swedish chess corrected: a man that was taken, or was not, is in the partner's reserve, or is not, for
 * all that follows on the other board.
 */
export const replayer: Replayer<State, Event> = {
  replayTurn: (state, _was, event, line) => replayTurn(state, event, line),
  replayOther: (state, _was, event, isCut) => replayOther(state, event, isCut),
  threadOf: (event) => (event.type === 'movePlayed' ? event.board : null),
  judge,
  meaningOf,
  describe,
};

import { sameMove } from '../../chess/position';
import { pieceOf, nearness } from '../../chess/nearness';
import { otherTurn } from '../../common/correction';
import type { Replayer, JudgedTurn } from '../../common/game';
import { judgedMove, NOTHING_JUDGED } from '../../common/judgedTurn';
import type { Problem } from '../../common/problem';
import { firstOf, ok, type Result } from '../../common/result';
import { flag } from './commands/flag';
import { press } from './commands/press';
import type { Event, MovePlayed } from './events';
import { isBoard, numberOf } from './numbers';
import { legalAfter, sansNow } from './legalAfter';
import type { State } from './state';
import { standsOnMoves } from './takenBackWith';

const unmarked = (san: string): string => san.replace(/[+#]$/, '');

/** The same piece from the same square, or from the reserve, to the same square, as it is written now. */
const written = (state: State, { board, move, san }: MovePlayed): string =>
  sansNow(state, board).find((now) => sameMove(now.move, move) && pieceOf(now.san) === pieceOf(san))?.san ??
  unmarked(san);

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
      return firstOf(decided);
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

/** A past move as pages edit it: its line is the move. */
const judge = (state: State, thread: string | null, line: string): JudgedTurn => {
  if (!isBoard(thread)) return NOTHING_JUDGED;
  const judged = legalAfter(state, thread, line, 0);
  if (judged.ok && judged.value.move !== null) return { ...judgedMove(line, null, [], nearness(line)), ready: true };
  const sans = sansNow(state, thread).map(({ san }) => san);
  return judgedMove(line, judged.ok ? null : judged.error, sans, nearness(line));
};

const meaningOf = (event: Event): string =>
  event.type === 'movePlayed' ? JSON.stringify([event.san, event.gave, event.end?.reason]) : '';

const describe = (event: Event, before: string, after: string): ReturnType<Replayer<State, Event>['describe']> =>
  event.type === 'movePlayed' ? otherTurn(event, numberOf(event.board), before, after) : null;

/**
 * The past of Swedish chess corrected: a piece that was taken, or was not, is in the partner's reserve, or is not, for
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

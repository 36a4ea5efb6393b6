import { legalMoves } from '../../chess/onFen';
import { pieceOf, nearness } from '../../chess/nearness';
import { otherTurn } from '../../common/correction';
import type { JudgedTurn, Replayer } from '../../common/game';
import { judgedMove, NOTHING_JUDGED } from '../../common/judgedTurn';
import type { Problem } from '../../common/problem';
import { firstOf, ok, type Result } from '../../common/result';
import { boardIn } from './boards';
import { press } from './commands/commitTurn';
import { decide } from './decide';
import type { Event, MovePlayed } from './events';
import { placeOn } from './place';
import { parted, readMove } from './readMove';
import { onBoard, type State } from './state';

const promotionIn = (san: string): string => /=([QRBN])/.exec(san)?.[1] ?? '';

/**
 * The same piece from the same square to the same square, as it is written where the board stands now; else what the
 * sheet says.
 */
const writtenAgain = (fen: string, { from, to, san }: MovePlayed): string => {
  const same = legalMoves(fen).find(
    (move) =>
      move.from === from &&
      move.to === to &&
      pieceOf(move.san) === pieceOf(san) &&
      promotionIn(move.san) === promotionIn(san),
  );
  return same?.san ?? san.replace(/[+#]$/, '');
};

const replayTurn = (state: State, event: Event, line: string | null): Result<Event, Problem> => {
  if (event.type !== 'movePlayed') return ok(event);
  const { board, atMs } = event;
  const fen = onBoard(state, board)?.fen ?? '';
  return press(state, placeOn(state, board), line ?? writtenAgain(fen, event), atMs);
};

const replayOther = (state: State, was: State, event: Event): Event | null => {
  const isOpen = (board: number): boolean => onBoard(state, board)?.end === null;
  switch (event.type) {
    case 'flagFell': {
      const { board, side, atMs } = event;
      const decided = decide(state, { type: 'flag', thread: String(board), side }, atMs);
      return firstOf(decided);
    }
    case 'claimDecided': {
      const { board, accepted, reason, atMs } = event;
      const decided = decide(state, { type: 'decideClaim', board, accepted, reason }, atMs);
      return firstOf(decided);
    }
    case 'resigned':
    case 'drawOffered':
    case 'drawAgreed':
    case 'drawDeclined':
    case 'resultRuled':
      return isOpen(event.board) ? event : null;
    case 'positionCorrected':
      return isOpen(event.board) && onBoard(state, event.board)?.keys.length === onBoard(was, event.board)?.keys.length
        ? event
        : null;
    default:
      return event;
  }
};

/** A past move as pages edit it: its line is the move. */
const judge = (state: State, thread: string | null, line: string): JudgedTurn => {
  const board = boardIn(thread ?? '');
  const place = placeOn(state, board ?? 0);
  if (!place.ok) return NOTHING_JUDGED;
  const near = nearness(parted(line).text);
  const read = readMove(state, place.value, line);
  if (read.ok) return { ...judgedMove(line, null, [], near), ready: true };
  const sans = legalMoves(place.value.of.fen).map(({ san }) => san);
  return judgedMove(line, line.trim() === '' ? null : read.error, sans, near);
};

const meaningOf = (event: Event): string =>
  event.type === 'movePlayed' ? JSON.stringify([event.san, event.end?.reason]) : '';

const describe = (event: Event, before: string, after: string): ReturnType<Replayer<State, Event>['describe']> =>
  event.type === 'movePlayed' ? otherTurn(event, event.board, before, after) : null;

/** The past of a match on boards corrected: what follows on the same board is made again where it then stands. */
export const replayer: Replayer<State, Event> = {
  replayTurn: (state, _was, event, line) => replayTurn(state, event, line),
  replayOther,
  threadOf: (event) => (event.type === 'movePlayed' ? String(event.board) : null),
  judge,
  meaningOf,
  describe,
};

import type { Problem } from '@schemas/draft';
import type { ReadItem, TurnItem } from '../record/turnItem';
import { printItem } from '../record/printItem';
import { parseTurnLine } from '../record/turnLine';
import { legalMoves, playSan } from '../../chess/onFen';
import { otherMoves, type MovesByBoard } from '../../common/correction';
import type { Replayer } from '../../common/game';
import { err, ok, type Result } from '../../common/result';
import { judgeTurn } from './judgeTurn';
import { commitItems } from './commands/commitTurn';
import { controlBarred } from './commands/controlBoard';
import { lostOnTime } from './commands/flag';
import { vetoBarred } from './commands/veto';
import type { Event, MovePlayed, TurnCommitted } from './events';
import { isOver, liveBranches, type Branch, type State } from './state';

/** The branch that a turn finds on a board, or the mother of the one that it makes there. */
const standingOn = (state: State, { born }: TurnCommitted, board: number): Branch | undefined => {
  const live = liveBranches(state);
  const mother = born?.board === board ? live.find(({ id }) => id === born.mother)?.board : undefined;
  return live.find((branch) => branch.board === (mother ?? board));
};

const pieceOf = (san: string): string => /^[KQRBN]/.exec(san)?.[0] ?? (san.startsWith('O') ? 'K' : '');
const promotionOf = (san: string): string | null => /=?([QRBN])[+#]?$/.exec(san.slice(2))?.[1]?.toLowerCase() ?? null;

/**
 * The same piece from the same square to the same square, as it is written where the board stands now; else what the
 * sheet says, where that can be played.
 */
const sameMove = (fen: string, move: MovePlayed): string => {
  const written = playSan(fen, move.san.replace(/[+#]$/, ''));
  if (written.ok && written.value.from === move.from && written.value.to === move.to) return written.value.san;
  const promotion = promotionOf(move.san);
  const found = legalMoves(fen).find(
    ({ from, to, san, promotion: becomes }) =>
      from === move.from && to === move.to && becomes === promotion && pieceOf(san) === pieceOf(move.san),
  );
  return found?.san ?? (written.ok ? written.value.san : move.san.replace(/[+#]$/, ''));
};

/** The items of a turn once more: moves written as the boards stand now, everything else to the letter. */
const replayedItems = (state: State, was: State, turn: TurnCommitted): ReadItem[] =>
  turn.items.map((item) => {
    const replayed: TurnItem = item.kind === 'move' ? replayedMove(state, was, turn, item) : item;
    return { item: replayed, text: printItem(replayed) };
  });

const replayedMove = (
  state: State,
  was: State,
  turn: TurnCommitted,
  item: Extract<TurnItem, { kind: 'move' }>,
): TurnItem => {
  const before = standingOn(was, turn, item.board);
  const now = standingOn(state, turn, item.board);
  const isDaughter = turn.born?.board === item.board;
  const id = isDaughter ? turn.born?.daughter : before?.id;
  const move = turn.moves.find(({ branch }) => branch === id);
  if (now === undefined || move === undefined || now.fen === before?.fen) return item;
  return { ...item, san: sameMove(now.fen, move) };
};

const replayTurn = (state: State, was: State, turn: TurnCommitted, line: string | null): Result<Event, Problem> => {
  const { items, errors } =
    line === null ? { items: replayedItems(state, was, turn), errors: [] } : parseTurnLine(line);
  const [unread] = errors;
  if (unread !== undefined) return err({ ...unread });
  const decided = commitItems(state, items, line === null ? 'record' : 'typed', turn.atMs);
  if (!decided.ok) return decided;
  const made = decided.value.find((event) => event.type === 'turnCommitted');
  // The clocks ran as they ran, whatever was played.
  return ok(made === undefined ? turn : { ...made, clock: turn.clock, clockMs: turn.clockMs });
};

/** The live branch on a board. */
const liveOn = (state: State, board: number): Branch | undefined =>
  liveBranches(state).find((branch) => branch.board === board);

const sameEntry = (state: State, was: State, branch: string): boolean => {
  const entryOf = ({ ledger }: State): string => JSON.stringify(ledger.find((entry) => entry.branch === branch));
  return entryOf(state) === entryOf(was);
};

const replayOther = (state: State, was: State, event: Event): Event | null => {
  switch (event.type) {
    case 'vetoDeclared':
      return vetoBarred(state, event.side) === null ? event : null;
    case 'controlBoardSet':
      return controlBarred(state) === null ? event : null;
    case 'flagFell':
      return isOver(state) ? null : { ...event, ends: lostOnTime(state, event.side) };
    case 'positionCorrected':
    case 'ratingCorrected': {
      const branch = liveOn(state, event.board);
      return branch === undefined ? null : { ...event, branch: branch.id };
    }
    case 'boardConfirmed': {
      const branch = liveOn(state, event.board);
      return branch === undefined || branch.mother === null ? null : { ...event, branch: branch.id };
    }
    case 'scoreFixed':
      return sameEntry(state, was, event.branch) ? event : null;
    case 'claimDecided': {
      const branch = liveOn(state, event.board);
      return branch === undefined ? null : { ...event, branch: branch.id };
    }
    default:
      return event;
  }
};

const meaningOf = (event: Event): string =>
  event.type === 'turnCommitted'
    ? JSON.stringify([
        event.line,
        event.moves.map(({ from }) => from),
        event.ends.map(({ board, kind, rating, halves }) => [board, kind, rating, halves]),
      ])
    : '';

const movesIn = (line: string): MovesByBoard =>
  new Map(
    parseTurnLine(line).items.flatMap(({ item }) => (item.kind === 'move' ? [[item.board, item.san] as const] : [])),
  );

const describe = (event: Event, before: string, after: string): ReturnType<Replayer<State, Event>['describe']> =>
  event.type === 'turnCommitted'
    ? { number: Number.parseInt(event.turn, 10), side: event.side, moves: otherMoves(movesIn(before), movesIn(after)) }
    : null;

/** The past of Business Chess corrected (B27): a turn is its line, made again where the branches stand then. */
export const replayer: Replayer<State, Event> = {
  replayTurn: (state, was, event, line) =>
    event.type === 'turnCommitted' ? replayTurn(state, was, event, line) : ok(event),
  replayOther,
  threadOf: () => null,
  judge: judgeTurn,
  meaningOf,
  describe,
};

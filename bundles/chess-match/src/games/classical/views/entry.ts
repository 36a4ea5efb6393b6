import type { ClassicalEntry } from '@schemas/entry';
import { positionOf } from '../../chess/onFen/position';
import { ORTHODOX_RULES } from '../../chess/orthodoxRules';
import { pieceAt } from '../../chess/position';
import { placementOf } from '../../chess/placement';
import type { LegalMove } from '../../chess/onFen';
import type { Side } from '../../common/sides';
import { faultOf, options, type Options } from '../rules/options';
import { placeOn } from '../rules/place';
import { readMove } from '../rules/readMove';
import { numbered, type BoardState, type State } from '../rules/state';
import { checkIn } from './board';

type BoardEntry = ClassicalEntry['boards'][number];

/** Views know no moment: what depends on the time of a press is said when it is pressed. */
const NO_MOMENT = 0;

const pieceOn = (fen: string, name: string): string => {
  const position = positionOf(fen);
  const square = ORTHODOX_RULES.squareByName.get(name);
  if (position === null || square === undefined) return '';
  return (pieceAt(position.squares, square)?.type ?? '').toUpperCase();
};

const moveView =
  (fen: string) =>
  ({ san, from, to, promotion }: LegalMove): BoardEntry['moves'][number] => ({
    san,
    from,
    to,
    piece: pieceOn(fen, from),
    promotion: promotion?.toUpperCase() ?? null,
  });

/** By position: the same for every keystroke. */
const knownMoves = new Map<string, BoardEntry['moves']>();
const KEPT = 64;

const movesOf = (fen: string, moves: Options['moves']): BoardEntry['moves'] => {
  const known = knownMoves.get(fen);
  if (known !== undefined) return known;
  const fresh = moves.map(moveView(fen));
  const [oldest] = knownMoves.keys();
  if (knownMoves.size >= KEPT && oldest !== undefined) knownMoves.delete(oldest);
  knownMoves.set(fen, fresh);
  return fresh;
};

const draftOf = (state: State, { board, fen, end }: BoardState & { readonly board: number }, version: number) => {
  const line = state.drafts[board - 1] ?? '';
  const standing = { version, line, san: null, pieces: placementOf(fen), check: [], mates: false };
  const unread = { ...standing, problem: null, ready: false };
  const place = placeOn(state, board);
  if (line.trim() === '' || end !== null || !place.ok) return unread;
  const read = readMove(state, place.value, line);
  if (!read.ok) return { ...unread, problem: read.error };
  const { san, fen: after, isMate } = read.value;
  return {
    version,
    line,
    san,
    problem: null,
    ready: true,
    pieces: placementOf(after),
    check: checkIn(after),
    mates: isMate,
  };
};

const teamEntry = ({ offerDraw, declineDraw, resign }: Options, team: Side): BoardEntry['teams']['white'] => ({
  offerDraw: offerDraw[team],
  declineDraw: declineDraw[team],
  resign: resign[team],
});

/** What those who enter the match need: drafts, legal moves, and why something may not be done. */
export const entry = (
  state: State,
  drafts: Readonly<Record<string, number>>,
  matchVersion: number,
): ClassicalEntry => ({
  game: 'classical',
  matchVersion,
  boards: numbered(state).map((of) => {
    const thread = String(of.board);
    const may = options(state, of.board, NO_MOMENT);
    return {
      board: of.board,
      thread,
      draft: draftOf(state, of, drafts[thread] ?? 0),
      move: may.move,
      moves: of.end === null ? movesOf(of.fen, may.moves) : [],
      teams: { white: teamEntry(may, 'white'), black: teamEntry(may, 'black') },
      claim: may.claim,
      startClock: may.startClock,
      stopClock: may.stopClock,
    };
  }),
  startClock: faultOf(state, { type: 'startClock' }, NO_MOMENT),
  stopClock: faultOf(state, { type: 'stopClock', reason: '' }, NO_MOMENT),
});

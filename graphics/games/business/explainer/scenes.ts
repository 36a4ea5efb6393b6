import type { Topic } from 'chess-match/games/business';
import type { BoardView } from 'chess-match/client';
import { placementOf } from 'chess-match/client/view';
import { chipBadges } from 'chess-match/games/business';
import type { Scene, Card } from '../cards/plan';
import type { ChipPlace } from '../cards/planChips';
import { cardLayout } from './layout';

/** The cards of Business Chess. */

/** How the worth of a board changes: chips before and after. */
export interface Change {
  readonly board: number;
  readonly from: number;
  readonly to: number;
}

/** A rule shown on two boards of a played game: as they stood, as they stand, and what it did to them. */
export interface Lesson {
  readonly before: Scene;
  readonly after: Scene;
  readonly changes: readonly Change[];
  /** Chips that go from the left board to the right. */
  readonly moved: number;
}

/** A board of a lesson: its pieces by FEN, the move that led there, its chips. */
interface Position {
  readonly board: number;
  readonly fen: string;
  readonly move: readonly [from: string, to: string, san: string];
  readonly chips: number;
  readonly over?: Partial<BoardView>;
}

const viewOf = (topic: Topic, { board, fen, move, chips, over }: Position): BoardView => {
  const [from, to, san] = move;
  const [pieces = '', toMove] = fen.split(' ');
  return {
    board,
    status: 'live',
    line: `${topic} ${board}`,
    files: 8,
    ranks: 8,
    pieces: placementOf(pieces),
    toMove: toMove === 'b' ? 'black' : 'white',
    lastMoves: [{ from, to, san }],
    check: [],
    badges: chipBadges(chips),
    result: null,
    reserves: null,
    ...over,
  };
};

/** Of a lesson that shows a new board it is the second. */
const motherOf = (line: string): string | undefined => (line === 'branching 2' ? 'branching 1' : undefined);

/** Every chip of a lesson lies on one of its boards. */
const nowhere = (place: ChipPlace): never => {
  throw new Error(`No board of the lesson holds ${JSON.stringify(place)}.`);
};

const sceneOf = (topic: Topic, [left, right]: readonly [Position, Position | null]): Scene => {
  const positions = right ? [left, right] : [left];
  const boards = positions.map((position) => viewOf(topic, position));
  const cards = boards.map((view, index): Card => ({
    branch: view.line ?? '',
    view,
    offered: null,
    layout: cardLayout(index === 0 ? 'left' : 'right'),
  }));
  return { cards, boards, motherOf, elsewhere: nowhere };
};

type Pair = readonly [Position, Position | null];

const lesson = (topic: Topic, before: Pair, after: readonly [Position, Position]): Lesson => {
  const changes = after.map(({ board, chips }) => {
    const was = before.find((position) => position?.board === board);
    return { board, from: was?.chips ?? 0, to: chips };
  });
  const [left] = changes;
  return {
    before: sceneOf(topic, before),
    after: sceneOf(topic, after),
    changes,
    moved: left ? left.from - left.to : 0,
  };
};

/** Moves 7, 9 and 24 of the game of Scheme 4; the pass of move 9 is ours, that game had none. */
export const LESSONS: Readonly<Record<Topic, Lesson>> = {
  branching: lesson(
    'branching',
    [
      {
        board: 1,
        fen: 'rnbq1rk1/ppp2pbp/3p1np1/4p3/2PPP3/2N2N2/PP2BPPP/R1BQK2R w',
        move: ['e7', 'e5', 'e5'],
        chips: 10,
      },
      null,
    ],
    [
      {
        board: 1,
        fen: 'rnbq1rk1/ppp2pbp/3p1np1/4p3/2PPP3/2N2N2/PP2BPPP/R1BQ1RK1 b',
        move: ['e1', 'g1', 'O-O'],
        chips: 3,
      },
      {
        board: 2,
        fen: 'rnbq1rk1/ppp2pbp/3p1np1/4p3/2PPP3/2N1BN2/PP2BPPP/R2QK2R b',
        move: ['c1', 'e3', 'Be3'],
        chips: 7,
      },
    ],
  ),
  pass: lesson(
    'pass',
    [
      {
        board: 2,
        fen: 'rnbqr1k1/ppp2pbp/3p1np1/8/2PNP3/2N1B3/PP2BPPP/R2QK2R w',
        move: ['f8', 'e8', 'Re8'],
        chips: 7,
      },
      {
        board: 1,
        fen: 'r1bq1rk1/ppp1npbp/3p1np1/3Pp3/2P1P3/2N2N2/PP2BPPP/R1BQ1RK1 w',
        move: ['c6', 'e7', 'Ne7'],
        chips: 3,
      },
    ],
    [
      {
        board: 2,
        fen: 'rnbqr1k1/ppp2pbp/3p1np1/8/2PNP3/2N1BP2/PP2B1PP/R2QK2R b',
        move: ['f2', 'f3', 'f3'],
        chips: 6,
      },
      {
        board: 1,
        fen: 'r1bq1rk1/ppp1npbp/3p1np1/3Pp3/2P1P3/2N5/PP2BPPP/R1BQNRK1 b',
        move: ['f3', 'e1', 'Ne1'],
        chips: 4,
      },
    ],
  ),
  selection: lesson(
    'selection',
    [
      {
        board: 5,
        fen: 'r3r3/pp2n1kp/6p1/8/3QN3/5P2/PP4PP/3R1RK1 b',
        move: ['c3', 'd4', 'Qxd4+'],
        chips: 3,
        over: { check: ['g7'] },
      },
      {
        board: 1,
        fen: 'r1b4k/1pp2rbp/p2p1n2/1P1Pp3/P1Pn1p1q/3N3P/1R2BPP1/2BQ2K1 b',
        move: ['b4', 'b5', 'b5'],
        chips: 1,
      },
    ],
    [
      {
        board: 5,
        fen: 'r3r3/pp2n1kp/6p1/8/3QN3/5P2/PP4PP/3R1RK1 b',
        move: ['c3', 'd4', 'Qxd4+'],
        chips: 0,
        over: {
          status: 'ended',
          toMove: null,
          check: ['g7'],
          result: { kind: 'selection', turn: '24...', ply: 48, badges: chipBadges(3), white: 6, black: 0 },
        },
      },
      {
        board: 1,
        fen: 'r1b4k/1pp2r1p/p2p1n1b/1P1Pp3/P1Pn1p1q/3N3P/1R2BPP1/2BQ2K1 w',
        move: ['g7', 'h6', 'Bh6'],
        chips: 4,
      },
    ],
  ),
};

/** What a card of a show that is not of this game stands for. */
export const topicOf = (card: string): Topic => (Object.hasOwn(LESSONS, card) ? (card as Topic) : 'branching');

import type { BoardView } from 'chess-match/client/contract';
import { ORTHODOX_STUDY, tryMove, type Moment } from 'chess-match/client/explore';
import { chipBadges, NO_COURSE } from 'chess-match/games/business';
import { describe, expect, it } from 'vitest';
import { stoodOn } from '../apart/moments';
import { stoodIn } from '../../games/business/commentator/tree/stoodIn';
import { treeModel } from '../../games/business/commentator/tree/treeModel';
import { apartOf } from './apart';
import { deskAt, drawn, type Desk } from './desk';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const AFTER_E4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1';
const AFTER_D4 = 'rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1';

const view = (pieces: BoardView['pieces'], move: readonly [string, string] | null, knights = 0): BoardView => ({
  board: 1,
  status: 'live',
  line: 'b1',
  files: 8,
  ranks: 8,
  pieces,
  toMove: 'black',
  lastMoves: move === null ? [] : [{ from: move[0], to: move[1], san: move[1] }],
  check: [],
  badges: chipBadges(10),
  result: null,
  reserves: { white: [{ piece: 'N', count: knights }], black: [] },
});
const HOME = view({ e2: 'wP', d2: 'wP' }, null);
const E4 = view({ e4: 'wP', d2: 'wP' }, ['e2', 'e4']);
const D4 = view({ e2: 'wP', d4: 'wP' }, ['d2', 'd4']);

const moment = (ply: number, turn: string, board: BoardView, fen: string | null): Moment => ({
  ply,
  turn,
  line: '',
  boards: [board],
  positions: fen === null ? {} : { '1': fen },
  score: { white: 0, black: 0 },
  counts: {},
  thread: turn.slice(-1).toUpperCase(),
  side: null,
  usedMs: null,
  remainingMs: null,
});
const BEGINNING = moment(0, '', HOME, START);
const WRONG = [BEGINNING, moment(1, '1.', E4, AFTER_E4)];

const at = (moments: readonly Moment[], ply: number): Desk => {
  const then = moments.find((known) => known.ply === ply);
  const node = treeModel(moments, 1, NO_COURSE).byKey.get(`${ply} b1`);
  if (then === undefined || node === undefined) throw new Error(`Nothing stands at ${ply}.`);
  return deskAt('m', node, then);
};
const drawnAt = (ply: number): Desk => drawn(at(WRONG, ply), 'e4', 'e5', 'green');
/** What is said of an own board when the game is these moments and one of them is selected. */
const said = (own: Desk, moments: readonly Moment[], selected: number) =>
  apartOf(own, at(moments, selected), stoodIn(treeModel(moments, 1, NO_COURSE), moments, own));

describe('an own board beside the game', () => {
  it('is the selected place, or another one, as long as its position stands', () => {
    expect(said(drawnAt(1), WRONG, 1)).toBeNull();
    expect(said(drawnAt(0), WRONG, 1)).toBe('elsewhere');
    const { study, ...own } = drawnAt(1);
    const tried = { ...own, study: study && tryMove(ORTHODOX_STUDY, study, 'c5') };
    expect(said(tried, WRONG, 1)).toBeNull();
  });

  it('is told that another move was entered in that turn, that it was taken back, or corrected by the arbiter', () => {
    expect(said(drawnAt(1), [BEGINNING, moment(1, '1.', D4, AFTER_D4)], 1)).toBe('changed');
    expect(said(drawnAt(1), [BEGINNING], 0)).toBe('changed');
    const castlingLost = [BEGINNING, moment(1, '1.', E4, AFTER_E4.replace('KQkq', 'kq'))];
    expect(said(drawnAt(1), castlingLost, 1)).toBe('changed');
    expect(said(drawnAt(1), [moment(0, '', D4, AFTER_D4), ...WRONG.slice(1)], 1)).toBeNull();
  });

  it('stays what it is when the same move is entered again, the counters differ, or the line is over', () => {
    expect(said(drawnAt(1), structuredClone(WRONG), 1)).toBeNull();
    expect(said(drawnAt(1), [BEGINNING, moment(1, '1.', E4, AFTER_E4.replace('0 1', '4 9'))], 1)).toBeNull();
    const over: BoardView = { ...E4, status: 'ended', toMove: null };
    expect(said(drawnAt(1), [BEGINNING, moment(1, '1.', over, null)], 1)).toBeNull();
  });
});

describe('an own board of Swedish chess', () => {
  const MOMENTS = [
    BEGINNING,
    moment(1, '1A', E4, AFTER_E4),
    moment(2, '1B', E4, AFTER_E4),
    moment(3, '1b', { ...E4, reserves: view({}, null, 1).reserves }, AFTER_E4),
  ];
  const place = { board: 1, branch: 'A', ply: 1, turn: '1A' };
  const deskOf = (then: Moment): Desk => deskAt('m', { ...place, view: then.boards[0] ?? HOME }, then);
  const [, second, , last] = MOMENTS;
  if (second === undefined || last === undefined) throw new Error('There are four moments.');

  it('S2 is another place once the partner captured, and stood there all the same', () => {
    expect(stoodOn(MOMENTS, deskOf(second))).toHaveLength(3);
    expect(apartOf(deskOf(second), deskOf(second), stoodOn(MOMENTS, deskOf(second)))).toBeNull();
    expect(apartOf(deskOf(second), deskOf(last), stoodOn(MOMENTS, deskOf(second)))).toBe('elsewhere');
  });

  it('is told that its turn was entered otherwise, or taken back', () => {
    const other = moment(1, '1A', D4, AFTER_D4);
    expect(apartOf(deskOf(second), deskOf(other), stoodOn([BEGINNING, other], deskOf(second)))).toBe('changed');
    expect(apartOf(deskOf(second), deskOf(BEGINNING), stoodOn([BEGINNING], deskOf(second)))).toBe('changed');
  });
});

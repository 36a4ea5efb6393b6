import { isApart } from 'chess-match/client/drawing';
import type { HomeDocument, HomeMoment } from 'chess-match/contract/viewers';
import { screensOf } from '../games/screens';

type Turn = HomeDocument['turns'][number];
type Match = HomeDocument['match'];

/** As many turns as a live document carries. */
const LAST_TURNS = 8;

const turnOf = (moment: HomeMoment, match: Match): readonly Turn[] => {
  const { side, turn, ply, thread } = moment;
  if (side === null) return [];
  const line = isApart(match) ? `${thread}:${moment.line}` : moment.line;
  return [{ turn, ply, side, moves: screensOf(match.game).movesOf(moment, match), line }];
};

/** Clocks as they stood after the last turn of their thread; one that nobody knows of is left out. */
const clocksAt = ({ clocks }: HomeDocument, until: readonly HomeMoment[]): HomeDocument['clocks'] => ({
  ...clocks,
  running: false,
  gap: null,
  clocks: clocks.clocks.flatMap((clock) => {
    const remaining = until.findLast(({ thread, remainingMs }) => thread === clock.thread && remainingMs !== null);
    const remainingMs = remaining?.remainingMs?.[clock.side];
    return remainingMs === undefined ? [] : [{ ...clock, remainingMs, runningSinceMs: null }];
  }),
});

const matchAt = (match: Match, moment: HomeMoment, isLast: boolean, until: readonly HomeMoment[]): Match => {
  const toMoveOn = (boards: readonly number[]): Match['toMove'] =>
    moment.boards.find(({ board, status }) => status === 'live' && boards.includes(board))?.toMove ?? null;
  const threads = match.threads.map((thread) => ({
    ...thread,
    toMove: toMoveOn(thread.boards.length > 0 ? thread.boards : moment.boards.map(({ board }) => board)),
    ply: until.filter((made) => made.side !== null && made.thread === thread.id).length,
  }));
  return {
    ...match,
    threads,
    ply: moment.ply,
    correction: null,
    toMove: threads.length === 1 ? (threads[0]?.toMove ?? null) : null,
    status: isLast ? match.status : 'playing',
    liveBoards: moment.boards.filter(({ status }) => status === 'live').map(({ board }) => board),
  };
};

/**
 * The match as it stood at a moment, in the shape in which it stands now, so that everything draws it as it draws that.
 * Nobody speaks in it, no team has anything to decide, and the clocks stand.
 * @param until the moments up to that one, from the beginning
 */
export const documentAt = (live: HomeDocument, until: readonly HomeMoment[]): HomeDocument => {
  const moment = until.at(-1);
  if (moment === undefined) return live;
  const isLast = until.length === live.past.moments;
  const { ply, boards } = moment;
  const match = matchAt(live.match, moment, isLast, until);
  return {
    ...live,
    match,
    boards,
    options: null,
    speaking: [],
    clocks: clocksAt(live, until),
    score: {
      white: moment.score.white,
      black: moment.score.black,
      ledger: live.score.ledger.filter((entry) => entry.ply <= ply),
      match: isLast ? live.score.match : null,
    },
    turns: until.slice(-LAST_TURNS).flatMap((made) => turnOf(made, match)),
    ...screensOf(match.game).then(live, moment, isLast),
  };
};

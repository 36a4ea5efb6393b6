import { SECOND } from '../../../air/testing/secondGame';
import type { Replicants } from 'chess-match/client/contract';
import type { ContentOf, GraphicId } from 'chess-match/client/show';
import { COLOURED_PEOPLE, PEOPLE } from '../../../air/people/fixtures';
import { showWith } from '../../../air/showFixture';
import {
  START,
  FIVE,
  SCOTTISH,
  PROMOTED,
  TWELVE,
  ENGLISH,
  TAKING,
  MATED,
  ONE,
  PROGRESSIVE_MATE,
  ALL_TAKEN,
  MARSEILLAIS,
  QUIET,
  type Played,
} from './games';
import { moverOf } from './stand';
import { standing, type Standing } from './standing';

const LONG_TEAMS = {
  white: { name: 'Правительство Ханты-Мансийского АО, Югра' },
  black: { name: 'Федерация прогрессивных шахмат Санкт-Петербурга' },
};

interface Parts extends Standing {
  readonly turns: Played['turns'];
  readonly together?: Replicants['score']['match'];
  readonly correction?: Replicants['match']['correction'];
}

const pointsOf = (end: Parts['end'], side: 'white' | 'black'): number => {
  if (!end || end.result === null) return 0;
  if (end.result === 'draw') return 1;
  return end.result === side ? 2 : 0;
};

const scoreOf = ({ stand: { turn }, end, together = null }: Parts): Replicants['score'] => {
  const [white, black] = [pointsOf(end, 'white'), pointsOf(end, 'black')];
  if (!end || end.result === null) return { white, black, ledger: [], match: together };
  const at = { turn: `${turn}.`, ply: turn, side: moverOf(turn), board: 1, line: 'game', badges: [] };
  const entry = { ...at, kind: end.reason, white, black, whiteTotal: white, blackTotal: black };
  return { white, black, ledger: [entry], match: together };
};

/** A match in series as the server would publish it. */
const series = (parts: Parts) => {
  const stands = standing(parts);
  return {
    ...stands,
    match: { ...stands.match, correction: parts.correction ?? null },
    score: scoreOf(parts),
    turns: { turns: [...parts.turns] },
    options: { game: null },
  } satisfies Partial<Replicants>;
};

const AT = 1_900_000_500_000;
const won = (side: 'white' | 'black', reason: NonNullable<Parts['end']>['reason']): NonNullable<Parts['end']> => ({
  result: side,
  reason,
  atMs: AT,
});
const drawn = (reason: NonNullable<Parts['end']>['reason']): NonNullable<Parts['end']> => ({
  result: 'draw',
  reason,
  atMs: AT,
});

const WAITING = ['d1', 'e1', 'g1', 'b2', 'c2', 'h2', 'd3'];
const MOVED = ['b1', 'd2', 'g2', 'e3', 'f4'].map((square) => ({ square, times: 1 }));
const TOGETHER = { white: 3, black: 1, ...SECOND };

/** By name: matches in series every graphic may meet. */
export const SERIES = {
  progressive: series({ ...FIVE, people: COLOURED_PEOPLE }),
  'progressive-start': series({ ...START }),
  'progressive-scottish': series({
    ...SCOTTISH,
    people: PEOPLE,
    play: { variant: 'scottish', checks: 'ends', made: { white: 12, black: 12 } },
    settings: { variant: 'scottish', timePerSideMs: 1_800_000, incrementMs: 10_000 },
  }),
  'progressive-promoted': series({
    ...PROMOTED,
    play: { variant: 'scottish', checks: 'ends' },
  }),
  'progressive-twelve': series({
    ...TWELVE,
    teams: LONG_TEAMS,
    together: { white: 1, black: 3, ...SECOND },
    play: { made: { white: 36, black: 42 } },
    ms: { white: 4_271_000, black: 3_615_000 },
  }),
  'progressive-english': series({
    ...ENGLISH,
    men: { moved: MOVED, waiting: WAITING },
    play: { variant: 'english', checks: 'ends', inTurn: true },
  }),
  'progressive-taking': series({
    ...TAKING,
    play: { variant: 'take-all', checks: 'none', left: { white: 7, black: 11 } },
  }),
  'progressive-all-men': series({
    ...ONE,
    play: { variant: 'take-all', checks: 'none', left: { white: 16, black: 16 } },
  }),
  'progressive-quiet': series({
    ...QUIET,
    play: { quiet: { turns: 8, of: 10 }, offers: ['black'] },
  }),
  'progressive-marseillais': series({
    ...MARSEILLAIS,
    play: { variant: 'marseillais', checks: 'ends' },
  }),
  'progressive-corrected': series({
    ...FIVE,
    teams: LONG_TEAMS,
    correction: {
      seq: 9,
      number: 3,
      side: 'white',
      isCut: false,
      moves: [{ board: 1, before: 'd4', after: 'd3' }],
    },
  }),
  'progressive-mate': series({
    ...MATED,
    end: won('white', 'mate'),
    people: PEOPLE,
    together: TOGETHER,
  }),
  'progressive-progressive-mate': series({
    ...PROGRESSIVE_MATE,
    end: won('black', 'progressive-mate'),
    teams: LONG_TEAMS,
  }),
  'progressive-all-taken': series({
    ...ALL_TAKEN,
    end: won('black', 'all-taken'),
    play: { variant: 'take-all', checks: 'none', left: { white: 0, black: 8 }, made: { white: 25, black: 27 } },
  }),
  'progressive-ten-turns': series({ ...QUIET, end: drawn('ten-turns') }),
  'progressive-resigned': series({
    ...TWELVE,
    teams: LONG_TEAMS,
    end: won('black', 'resignation'),
    together: { white: 2, black: 4, ...SECOND },
  }),
} satisfies Readonly<Record<string, Partial<Replicants>>>;
export type SeriesState = keyof typeof SERIES;

/** States of a graphic: matches in series with the graphic on air. */
export const seriesStates = <G extends GraphicId>(
  graphic: G,
  content: ContentOf<G>,
  names: readonly SeriesState[],
): Readonly<Record<string, Partial<Replicants>>> =>
  Object.fromEntries(names.map((name) => [name, { ...SERIES[name], show: showWith(graphic, { on: true, content }) }]));

/** The same match before its last series. */
export const beforeLast = (name: SeriesState): (typeof SERIES)[SeriesState] => {
  const values = SERIES[name];
  const { match, boards, play, turns } = values;
  const pieces = [...(play.last?.steps ?? [])].reverse().reduce((now, { changes }) => {
    const squares = new Map(Object.entries(now));
    for (const { square, was } of changes) {
      if (was === null) squares.delete(square);
      else squares.set(square, was);
    }
    return Object.fromEntries(squares);
  }, boards.boards[0]?.pieces ?? {});
  return {
    ...values,
    match: { ...match, ply: match.ply - 1 },
    boards: { boards: boards.boards.map((view) => ({ ...view, pieces, lastMoves: [], check: [] })) },
    play: { ...play, last: null },
    turns: { turns: turns.turns.slice(0, -1) },
  };
};

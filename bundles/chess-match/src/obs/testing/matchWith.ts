import type { MatchView } from '@schemas/match';

/** A match of which only the side to move matters. */
export const matchWith = (toMove: MatchView['toMove']): MatchView => ({
  version: 1,
  matchId: 'match-1',
  game: 'business',
  event: '',
  teams: { white: { name: 'White' }, black: { name: 'Black' } },
  status: 'playing',
  toMove,
  turn: '1.',
  moveNumber: 1,
  ply: 0,
  boards: 5,
  liveBoards: [1],
  stakes: [],
  table: 0,
  vetoes: [],
  controlBoard: false,
  cards: { white: 0, black: 0 },
  settings: {},
  demo: false,
  rehearsal: false,
});

import type { Batch, MatchRow } from '../journal/types';

/** A match of plain chess as a journal keeps it, with nothing played. */
export const matchRow = (matchId = 'm1'): MatchRow => ({
  matchId,
  game: 'plain-chess',
  setup: { event: 'Cup', white: 'Reds', black: 'Blues', settings: {}, returnOf: null },
  createdAtMs: 7,
  status: 'playing',
  scoreWhite: 0,
  scoreBlack: 0,
  archived: false,
  rehearsal: false,
});

/** What a commit of the operator writes, without an event unless told. */
export const batchOf = (more: Partial<Batch> = {}): Batch => ({
  actor: 'operator',
  atMs: 10,
  command: null,
  matchId: 'm1',
  created: null,
  opened: false,
  events: [],
  summary: { status: 'playing', scoreWhite: 0, scoreBlack: 0 },
  ...more,
});

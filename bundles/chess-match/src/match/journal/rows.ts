import { digestOfMatch } from './chain';
import type { MatchRecord, SealedRecord } from './statements';
import type { MatchRow, MatchSetup } from './types';

/** A match as the program reads it. */
export const toRow = (record: MatchRecord): MatchRow => ({
  matchId: record.id,
  game: record.game,
  setup: JSON.parse(record.setup) as MatchSetup,
  createdAtMs: record.created_at_ms,
  status: record.status,
  scoreWhite: record.score_white,
  scoreBlack: record.score_black,
  archived: record.archived === 1,
  rehearsal: record.rehearsal === 1,
});

/** A match as it stands in the file; `showVersion`: of the real show when it was made. */
export const toRecord = (row: MatchRow, showVersion: number): SealedRecord => {
  const record: MatchRecord = {
    id: row.matchId,
    game: row.game,
    setup: JSON.stringify(row.setup),
    created_at_ms: row.createdAtMs,
    status: row.status,
    score_white: row.scoreWhite,
    score_black: row.scoreBlack,
    archived: Number(row.archived),
    rehearsal: Number(row.rehearsal),
    show_base: row.rehearsal ? showVersion : null,
  };
  return { ...record, digest: digestOfMatch(record) };
};

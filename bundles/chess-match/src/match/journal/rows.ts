import { checkOf } from '../../checks';
import { digestOfMatch } from './chain';
import type { MatchRecord, SealedRecord } from './statements';
import type { MatchRow, MatchSetup } from './types';

const NAME = { type: 'string' };
/** What every release wrote; later ones wrote more. */
const isSetup = checkOf<MatchSetup>({
  type: 'object',
  required: ['event', 'white', 'black', 'settings'],
  properties: { event: NAME, white: NAME, black: NAME, settings: { type: 'object' } },
});

const setupOf = (text: string): MatchSetup | null => {
  try {
    const value: unknown = JSON.parse(text);
    return isSetup()(value) ? value : null;
  } catch {
    return null;
  }
};

/** A match as the program reads it; null where a damage left nothing to read. */
export const toRow = (record: MatchRecord): MatchRow | null => {
  const setup = setupOf(record.setup);
  return (
    setup && {
      matchId: record.id,
      game: record.game,
      setup,
      createdAtMs: record.created_at_ms,
      status: record.status,
      scoreWhite: record.score_white,
      scoreBlack: record.score_black,
      archived: record.archived === 1,
      rehearsal: record.rehearsal === 1,
    }
  );
};

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

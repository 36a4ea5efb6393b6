import type { Problem } from '@schemas/draft';
import type { GameFile, MatchFile } from '@schemas/matchFile';
import { err, ok, type Result } from '../../games/common/result';
import { refuse } from '../base/errors';
import type { Journal } from '../journal/contract';
import type { MatchRow } from '../journal/types';
import { digestOf, FORMAT, FORMAT_VERSION, MOST_GAMES } from './matchFile';

/** The match and the games it is the return game of, first game first. */
const chainOf = (journal: Journal, row: MatchRow): readonly MatchRow[] => {
  const chain: MatchRow[] = [row];
  let first = row.setup.returnOf;
  while (first !== null && chain.length < MOST_GAMES) {
    const found = journal.match(first);
    if (found === null) break;
    chain.unshift(found);
    first = found.setup.returnOf;
  }
  return chain;
};

const gameFile = (journal: Journal, { matchId, game, setup, createdAtMs, rehearsal }: MatchRow): GameFile => ({
  matchId,
  game,
  setup,
  createdAtMs,
  rehearsal,
  entries: journal
    .signedEntries(matchId)
    .map(({ seq, atMs, actor, event }) => ({ seq, atMs, actor, event: { ...event } })),
});

/** A whole match as a file: the journal of its games, with a checksum. @returns match/unknown */
export const exportMatch = (
  journal: Journal,
  matchId: string,
  program: string,
  nowMs: number,
): Result<MatchFile, Problem> => {
  const row = journal.match(matchId);
  if (row === null) return err(refuse('match/unknown', { matchId }));
  const games = chainOf(journal, row).map((game) => gameFile(journal, game));
  const head = { format: FORMAT, formatVersion: FORMAT_VERSION, program, exportedAtMs: nowMs, matchId } as const;
  return ok({ ...head, games, digest: digestOf(games) });
};

import type { Problem } from '@schemas/draft';
import type { Random } from '../../../games/common/random';
import type { RecordedGame } from '../../../games/common/records';
import { err, ok, type Result } from '../../../games/common/result';
import { refuse } from '../../base/errors';
import type { Journal } from '../../journal/contract';
import type { Games } from '../../../games/common/game';
import { loadMatch, type OpenMatch } from '../../authority/openMatch';
import { recordedMs } from '../recordedPace';

/** Where the turns of a rehearsal come from. */
export interface Source {
  /** The turn to play now, as a line; null where there is none any more. */
  next(open: OpenMatch): string | null;
  /** How long the next turn took when it was played; null where that is not known. */
  waitMs(open: OpenMatch): number | null;
  /** How it ended where no turn ended it; nothing where that is not known. */
  readonly ended: RecordedGame['ended'];
  /** Turns in all; null where that is not known. */
  readonly length: number | null;
  /** How often it may be asked again after a refusal: a random turn may have bad luck. */
  readonly tries: number;
}

const recordSource = ({ turns, ended }: RecordedGame): Source => ({
  next: ({ views }) => turns[views.match.ply]?.line ?? null,
  waitMs: ({ views: { match } }) => recordedMs(turns, match.ply),
  ended,
  length: turns.length,
  tries: 1,
});

/** The turns of a match of the journal as it stands, undone ones left out. */
const matchSource = (journal: Journal, games: Games, matchId: string): Result<Source, Problem> => {
  const loaded = loadMatch(journal, games, matchId);
  if (!loaded.ok) return loaded;
  const { game, history, row } = loaded.value;
  const record = game.records.read(new TextEncoder().encode(game.records.write(history.state, row.setup)));
  return record.ok ? ok(recordSource(record.value)) : err(refuse('simulator/no_source', { game: game.id }));
};

const RANDOM_TRIES = 30;

const randomSource = ({ game }: OpenMatch, random: Random): Result<Source, Problem> => {
  const { randomTurn } = game;
  if (randomTurn === undefined) return err(refuse('simulator/no_source', { game: game.id }));
  const next: Source['next'] = ({ history, views }) =>
    views.match.status === 'playing' ? randomTurn(history.state, random) : null;
  return ok({ next, waitMs: () => null, ended: [], length: null, tries: RANDOM_TRIES });
};

export interface SourceParts {
  readonly journal: Journal;
  readonly games: Games;
  /** By the game's id; null for a game that has none. */
  readonly demonstrationOf: (game: string) => RecordedGame | null;
  readonly random: Random;
}

/** @param of the match whose turns are played; null for the demonstration */
export const sourceOf = (
  { journal, games, demonstrationOf, random }: SourceParts,
  kind: 'record' | 'random',
  of: string | null,
  open: OpenMatch,
): Result<Source, Problem> => {
  if (kind === 'random') return randomSource(open, random);
  if (of !== null) return matchSource(journal, games, of);
  const demonstration = demonstrationOf(open.game.id);
  return demonstration === null
    ? err(refuse('simulator/no_source', { game: open.game.id }))
    : ok(recordSource(demonstration));
};

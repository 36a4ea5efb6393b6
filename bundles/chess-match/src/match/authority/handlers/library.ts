import type { Problem } from '@schemas/draft';
import type { CommandOf } from '../../../contract/commands';
import type { AnyEvent } from '../../../games/common/entry';
import { err, ok, type Result } from '../../../games/common/result';
import { refuse } from '../../base/errors';
import type { MatchNames, MatchRow, SignedEntry } from '../../journal/types';
import { loadMatch, summaryOf, type OpenMatch } from '../openMatch';
import type { LibraryChange, Situation } from '../decide';
import type { LibraryHandler } from './handler';

type Decided = Result<LibraryChange, Problem>;

const rowOf = ({ journal }: Situation, matchId: string): Result<MatchRow, Problem> => {
  const row = journal.match(matchId);
  return row === null ? err(refuse('match/unknown', { matchId })) : ok(row);
};

const NOTHING: LibraryChange = { writes: [], open: null, answerWith: null };

const rename = (situation: Situation, { matchId, event, white, black }: CommandOf<'renameMatch'>): Decided => {
  const found = rowOf(situation, matchId);
  if (!found.ok) return found;
  const { open, nowMs } = situation;
  const { setup } = found.value;
  const before: MatchNames = { event: setup.event, white: setup.white, black: setup.black };
  const after: MatchNames = { event, white, black };
  const row = { ...found.value, setup: { ...setup, ...after } };
  const entry = { type: 'matchRenamed', atMs: nowMs, before, after } as const;
  const renamed = open?.row.matchId === matchId ? { ...open, row } : null;
  return ok({ writes: [{ event: entry, row, isNew: false, entries: [] }], open: renamed, answerWith: null });
};

const archive = (situation: Situation, { matchId, archived }: CommandOf<'archiveMatch'>): Decided => {
  const found = rowOf(situation, matchId);
  if (!found.ok) return found;
  if (archived && situation.open?.row.matchId === matchId) return err(refuse('match/is_open', { matchId }));
  if (found.value.archived === archived) return ok(NOTHING);
  const event = { type: 'matchArchived', atMs: situation.nowMs, archived } as const;
  return ok({ ...NOTHING, writes: [{ event, row: { ...found.value, archived }, isNew: false, entries: [] }] });
};

const publish = (situation: Situation, { matchId, published }: CommandOf<'publishMatch'>): Decided => {
  const found = rowOf(situation, matchId);
  if (!found.ok) return found;
  if (published !== situation.journal.unpublished().has(matchId)) return ok(NOTHING);
  const event = { type: 'matchPublished', atMs: situation.nowMs, published } as const;
  return ok({ ...NOTHING, writes: [{ event, row: found.value, isNew: false, entries: [] }] });
};

const STOP = { type: 'stopClock', reason: 'the copy of a match stands still' } as const;

/** What stops the clock of a copy: time went by since, and nobody played. */
const stopped = ({ game, history, views }: OpenMatch, nowMs: number): readonly AnyEvent[] => {
  if (!views.clocks.running || !game.commands.includes(STOP.type)) return [];
  const decided = game.decide(history.state, STOP, nowMs);
  return decided.ok ? decided.value : [];
};

const duplicate = (situation: Situation, { matchId, rehearsal, from }: CommandOf<'duplicateMatch'>): Decided => {
  const { journal, games, nowMs, newMatchId } = situation;
  const loaded = loadMatch(journal, games, matchId);
  if (!loaded.ok) return loaded;
  const copied = from === 'start' ? [] : journal.signedEntries(matchId);
  const more = from === 'start' ? [] : stopped(loaded.value, nowMs);
  const signed = more.map((event, index): SignedEntry => {
    return { seq: copied.length + 1 + index, event, atMs: nowMs, actor: 'system' };
  });
  const fresh = { status: 'waiting', scoreWhite: 0, scoreBlack: 0 } as const;
  const summary = from === 'start' ? fresh : summaryOf(loaded.value.views);
  const identity = { matchId: newMatchId(), createdAtMs: nowMs, archived: false, rehearsal };
  const row = { ...loaded.value.row, ...summary, ...identity };
  const entries = [...copied, ...signed];
  const event = { type: 'matchDuplicated', atMs: nowMs, of: matchId, entries: entries.length } as const;
  return ok({ writes: [{ event, row, isNew: true, entries }], open: null, answerWith: row.matchId });
};

/** @returns match/unknown */
export const renameMatch: LibraryHandler<'renameMatch'> = { of: 'library', decide: rename };

/** @returns match/unknown, match/is_open */
export const archiveMatch: LibraryHandler<'archiveMatch'> = { of: 'library', decide: archive };

/** @returns match/unknown */
export const publishMatch: LibraryHandler<'publishMatch'> = { of: 'library', decide: publish };

/** @returns match/unknown, match/damaged, command/not_here */
export const duplicateMatch: LibraryHandler<'duplicateMatch'> = { of: 'library', decide: duplicate };

import type { MatchFile } from '@schemas/matchFile';
import { seenName } from '../../view/seenName';
import type { Games, PlayableGame } from '../../games/common/game';
import { gameOfRecord } from '../../games/common/recordFor';
import type { RecordedGame } from '../../games/common/records';
import { err, ok, type Result } from '../../games/common/result';
import { refuse } from '../base/errors';
import type { MatchSetup } from '../journal/types';
import type { FileProblem } from './fileProblem';
import { digestOf, FORMAT, FORMAT_VERSION } from './matchFile';

/** A game's record as pages send it: the ending of its file and its text. */
interface SentRecord {
  readonly extension: string;
  readonly text: string;
}

/** What a body holds if it is no match file; null for anything else. */
export const sentRecord = (input: unknown): SentRecord | null => {
  const record: unknown = typeof input === 'object' && input !== null ? Reflect.get(input, 'record') : null;
  if (typeof record !== 'object' || record === null) return null;
  const { extension, text } = record as Readonly<Record<string, unknown>>;
  return typeof extension === 'string' && typeof text === 'string' ? { extension, text } : null;
};

/** A person mends no more at a time. */
const MOST_FAULTS = 100;

/** A record that breaks off leaves its clocks running: they stand from its last turn on. */
const atRest = (game: PlayableGame, { events, end }: RecordedGame): RecordedGame['events'] => {
  const stop: { readonly type: string; readonly reason: string } = { type: 'stopClock', reason: '' };
  const stopped = game.decide(end, stop, events.at(-1)?.atMs ?? 0);
  return stopped.ok ? [...events, ...stopped.value] : events;
};

/** What a record tells from 0 ms on, as it happened from another moment on. */
const from = <T>(startMs: number, events: T): T =>
  JSON.parse(JSON.stringify(events), (key, value: unknown) =>
    key === 'atMs' && typeof value === 'number' ? value + startMs : value,
  ) as T;

/**
 * A record as the file of a match. The same record is the same match, so that it is known when it comes again.
 * @param nowMs Unix ms: a record that does not say when it was played is played now
 * @returns import/no_record, or the refusal of the record, which tells its line or has it in front of the item
 */
export const matchFileOf = (
  games: Games,
  { extension, text }: SentRecord,
  nowMs: number,
): Result<MatchFile, FileProblem> => {
  const game = gameOfRecord(games, extension, text);
  if (game === undefined) return err(refuse('import/no_record', { extension }));
  const bytes = new TextEncoder().encode(text);
  const read = game.records.read(bytes);
  if (!read.ok) {
    const { line, problem } = read.error;
    const item = 'line' in problem.params ? problem.item || null : `${line}: ${problem.item ?? ''}`;
    const faults = (game.records.faults?.(bytes) ?? [read.error]).slice(0, MOST_FAULTS);
    return err({ ...problem, item, faults });
  }
  const { event, white, black, settings, begunAtMs, players } = read.value;
  const matchId = `record-${digestOf([extension, text]).slice(0, 24)}`;
  const events = from(begunAtMs ?? nowMs, atRest(game, read.value));
  const entries = events.map((each, index) => ({
    seq: index + 1,
    atMs: Math.max(0, Math.round(each.atMs)),
    actor: 'record',
    event: { ...each },
  }));
  const teams = { white: seenName(white) || 'White', black: seenName(black) || 'Black' };
  const named = players.length === 0 ? {} : { players: [...players] };
  const setup: MatchSetup = { event: seenName(event), ...teams, settings, returnOf: null, ...named };
  const match = { matchId, game: game.id, setup, createdAtMs: begunAtMs ?? nowMs, rehearsal: false, entries };
  return ok({
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    program: '',
    exportedAtMs: nowMs,
    matchId,
    games: [match],
    digest: digestOf([match]),
  });
};

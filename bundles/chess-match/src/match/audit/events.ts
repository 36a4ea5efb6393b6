import type { AnyGameLog } from '../../games/common/log';
import { GAME_LOGS } from '../../games/words';
import type { HistoryEvent, NoteEvent } from '../../games/common/entry';
import type { ShowEvent } from '../../show';
import { COMMANDS, LOGGED_TYPES, type LoggedType } from '../../commands';
import type { LoggedKind } from '../../contract/declaration';
import type { AuditNote } from './note';
import type { LibraryEvent } from '../journal/types';

/** Everything the log can tell besides what happens in a game, which each game tells itself. */
export type AuditEvent = HistoryEvent | NoteEvent | LibraryEvent | ShowEvent | AuditNote;
export type AuditType = AuditEvent['type'];
export type EventOf<T extends AuditType> = Extract<AuditEvent, { type: T }>;

/** What entries are filtered by. */
export const AUDIT_KINDS = [
  ...['turn', 'clock', 'arbiter', 'undo', 'match', 'show', 'people'],
  ...['obs', 'sound', 'backup', 'simulator', 'device', 'mark', 'live', 'crew', 'refused', 'suggestion', 'draft'],
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

const LOGGED_KINDS = Object.fromEntries(LOGGED_TYPES.map((type) => [type, COMMANDS[type].log.kind])) as Readonly<
  Record<LoggedType, LoggedKind>
>;

/** An event that is not here does not compile; commands that are shown by themselves declare their kind. */
export const KIND_OF: Readonly<Record<AuditType, AuditKind>> = {
  incidentNoted: 'arbiter',
  incidentStruck: 'arbiter',
  undone: 'undo',
  takenBack: 'undo',
  redone: 'undo',
  amended: 'undo',
  airUndone: 'undo',
  matchCreated: 'match',
  matchOpened: 'match',
  matchRenamed: 'match',
  matchArchived: 'match',
  matchPublished: 'match',
  matchDuplicated: 'match',
  matchImported: 'match',
  graphicCued: 'show',
  analysisProposed: 'show',
  cueDropped: 'show',
  graphicTaken: 'show',
  graphicsTaken: 'show',
  graphicsCleared: 'show',
  tellingSteered: 'show',
  graphicsRestored: 'show',
  airRedone: 'undo',
  itemCued: 'show',
  airsCued: 'show',
  showBegun: 'show',
  rundownSet: 'show',
  eveningPlanned: 'show',
  rundownUndone: 'undo',
  rundownRedone: 'undo',
  suggestionsMade: 'suggestion',
  suggestionIgnored: 'show',
  suggestionModesSet: 'show',
  returnDelaySet: 'show',
  returnPlanned: 'suggestion',
  returnCalledOff: 'show',
  peopleSet: 'people',
  entryLost: 'show',
  commandRefused: 'refused',
  crewCodeIssued: 'crew',
  crewKeyGiven: 'crew',
  crewKeyRevoked: 'crew',
  crewKeyRenewed: 'crew',
  crewMachinesRight: 'crew',
  viewersRuleSet: 'crew',
  viewersLinkIssued: 'crew',
  viewersLinkRevoked: 'crew',
  ...LOGGED_KINDS,
};

/** The log of a game; null where this program does not know the game. */
export const gameLog = (game: string | null): AnyGameLog | null =>
  game !== null && Object.hasOwn(GAME_LOGS, game) ? (GAME_LOGS[game] ?? null) : null;

/** What an entry of a match of this game is filtered by; an entry that nobody knows is of another kind. */
export const kindOf = (type: string, game: string | null): AuditKind | 'other' => {
  if (Object.hasOwn(KIND_OF, type)) return KIND_OF[type as AuditType];
  const kinds = gameLog(game)?.kinds ?? {};
  return (Object.hasOwn(kinds, type) ? kinds[type] : undefined) ?? 'other';
};

/** What an entry says in one language: a missing text does not compile. */
export type AuditTexts = { readonly [T in AuditType]: (event: EventOf<T>) => string };

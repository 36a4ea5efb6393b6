import type { Event as GameFact } from '../../games/business/events';
import type { HistoryEvent, NoteEvent } from '../../games/common/history';
import type { ShowEvent } from '../../show';
import { LOGGED_KINDS } from '../commands/table';
import type { Deed } from '../deeds/deed';
import type { LibraryEvent } from '../journal/types';

/** Everything the log can tell. */
export type AuditEvent = GameFact | HistoryEvent | NoteEvent | LibraryEvent | ShowEvent | Deed;
export type AuditType = AuditEvent['type'];
export type EventOf<T extends AuditType> = Extract<AuditEvent, { type: T }>;

/** What entries are filtered by. */
export const AUDIT_KINDS = [
  ...['turn', 'clock', 'arbiter', 'undo', 'match', 'show', 'people'],
  ...['obs', 'sound', 'backup', 'simulator', 'refused', 'offer', 'draft'],
] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];

/** An event that is not here does not compile; commands that are shown by themselves say their kind in their own table. */
export const KIND_OF: Readonly<Record<AuditType, AuditKind>> = {
  turnCommitted: 'turn',
  draftSet: 'draft',
  clockStarted: 'clock',
  clockStopped: 'clock',
  clockSet: 'clock',
  timeAdded: 'clock',
  overtimeStarted: 'clock',
  gapNoted: 'clock',
  gapDismissed: 'clock',
  vetoDeclared: 'arbiter',
  flagFell: 'arbiter',
  controlBoardSet: 'arbiter',
  positionCorrected: 'arbiter',
  ratingCorrected: 'arbiter',
  redLineCrossed: 'arbiter',
  penaltyWithdrawn: 'arbiter',
  boardConfirmed: 'arbiter',
  scoreFixed: 'arbiter',
  claimDecided: 'arbiter',
  substituted: 'arbiter',
  incidentNoted: 'arbiter',
  incidentStruck: 'arbiter',
  undone: 'undo',
  takenBack: 'undo',
  redone: 'undo',
  airUndone: 'undo',
  matchCreated: 'match',
  matchOpened: 'match',
  matchRenamed: 'match',
  matchArchived: 'match',
  matchDuplicated: 'match',
  matchImported: 'match',
  graphicCued: 'show',
  analysisOffered: 'show',
  cueDropped: 'show',
  graphicTaken: 'show',
  graphicsTaken: 'show',
  graphicsCleared: 'show',
  graphicsRestored: 'show',
  airRedone: 'undo',
  itemCued: 'show',
  rundownSet: 'show',
  rundownUndone: 'undo',
  rundownRedone: 'undo',
  offersMade: 'offer',
  offerIgnored: 'show',
  offerRulesSet: 'show',
  offerReturnSet: 'show',
  returnPlanned: 'offer',
  returnCalledOff: 'show',
  peopleSet: 'people',
  entryLost: 'show',
  commandRefused: 'refused',
  ...LOGGED_KINDS,
};

/** The types of some kinds; a kind nobody knows has none. */
export const typesOf = (kinds: readonly string[]): ReadonlySet<string> =>
  new Set(Object.entries(KIND_OF).flatMap(([type, kind]) => (kinds.includes(kind) ? [type] : [])));

/** What an entry says in one language: a missing text does not compile. */
export type AuditTexts = { readonly [T in AuditType]: (event: EventOf<T>) => string };

import { newPath } from '../backups/folder';
import type { Journal } from '../journal/contract';
import { JournalError } from '../journal/errors';
import { openCurrentJournal } from '../journal/journal';
import { readWitness } from '../journal/witness';
import type { Games } from '../../games/common/game';
import { loadMatch } from '../openMatch';
import { textOf } from '../textOf';
import { alarm, type Trouble } from '../troubles';
import { keepAsFound } from './asFound';
import { finishInstall } from './install';
import { judge } from './judge';
import type { Place } from './place';

/** What a start found: a journal to play on with, or one that somebody must decide about first. */
export type Opened =
  | { readonly kind: 'whole'; readonly journal: Journal; readonly findings: readonly Trouble[] }
  | { readonly kind: 'rescue'; readonly findings: readonly Trouble[] };

const ofFile = (error: unknown): Trouble => {
  if (!(error instanceof JournalError)) return alarm('journal/cannot_open', { reason: textOf(error) });
  const { trouble, reason, versions } = error;
  if (trouble === 'newer_version' && versions !== null) return alarm('journal/newer', versions);
  return trouble === 'damaged' ? alarm('journal/unreadable', { reason }) : alarm('journal/cannot_open', { reason });
};

/** The open match itself: sound entries that its game cannot play are as bad as damaged ones. */
const unplayable = (journal: Journal, games: Games): readonly Trouble[] => {
  const matchId = journal.openMatchId();
  if (matchId === null) return [];
  const loaded = loadMatch(journal, games, matchId);
  if (loaded.ok) return [];
  const { params } = loaded.error;
  const { match, entry } = params;
  return [
    alarm('match/unreadable', {
      match: typeof match === 'string' ? match : matchId,
      entry: typeof entry === 'number' ? entry : 1,
    }),
  ];
};

/**
 * Opens the journal, and looks whether it is all that was confirmed. What is not whole is closed again, its files as they
 * were found. @throws JournalError when another server has it
 */
export const openOrRescue = (place: Place, games: Games, nowMs: number): Opened => {
  let asFound: ReturnType<typeof keepAsFound> | null = null;
  let journal: Journal | null = null;
  const rescue = (findings: readonly Trouble[]): Opened => {
    journal?.close();
    asFound?.putBack();
    return { kind: 'rescue', findings: [alarm('rescue/active', {}), ...findings] };
  };
  try {
    finishInstall(place);
    asFound = keepAsFound(place.journal);
    const opened = openCurrentJournal(place.journal, nowMs);
    journal = opened;
    const { findings, mustDecide } = judge(readWitness(place.witness), opened);
    if (mustDecide) return rescue(findings);
    const open = unplayable(opened, games);
    if (open.length > 0) return rescue([...open, ...findings]);
    if (findings.some(({ code }) => code === 'show/unreadable')) {
      opened.copyTo(newPath(place.journal, 'before-restore', nowMs));
      opened.mendShow();
    }
    asFound.drop();
    return { kind: 'whole', journal: opened, findings };
  } catch (error) {
    if (error instanceof JournalError && error.trouble === 'in_use') {
      asFound?.drop();
      throw error;
    }
    return rescue([ofFile(error)]);
  }
};

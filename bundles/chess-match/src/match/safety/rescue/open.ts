import { newPath, stampOf } from '../backups/folder';
import { removeLeftovers } from '../backups/leftovers';
import type { Journal } from '../../journal/contract';
import { JournalError } from '../../journal/errors';
import { openCurrentJournal } from '../../journal/journal';
import { readWitness, settleWitness } from '../../journal/witness';
import type { DamagedFiles } from '../kept/damagedFiles';
import type { Games } from '../../../games/common/game';
import { textOf } from '../../base/textOf';
import { alarm, type Trouble } from '../../base/troubles';
import { settleAsFound } from './asFoundBefore';
import { finishPutBack } from './finishPutBack';
import { finishInstall } from './install';
import type { Judgement } from './judge';
import { lockPlace } from './lock';
import { isChangedByOpening, readJournal } from './readJournal';
import type { Place } from './place';
import { lacksRoom } from './room';
import { verdictOn } from './verdict';

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

/**
 * Opens the journal, and looks whether it is all that was confirmed. Where opening changes its files a copy is opened
 * first: what is not whole stays as it was found. @throws JournalError when another server has it
 */
export const openOrRescue = (place: Place, games: Games, nowMs: number, damaged: DamagedFiles): Opened => {
  const unlock = lockPlace(place, damaged);
  let journal: Journal | null = null;
  const close = (): void => {
    journal?.close();
    unlock();
  };
  const rescue = (findings: readonly Trouble[]): Opened => {
    close();
    return { kind: 'rescue', findings };
  };
  const mustDecideOn = (findings: readonly Trouble[]): Opened => rescue([alarm('rescue/active', {}), ...findings]);
  const verdict = (of: Journal): Judgement => verdictOn(of, readWitness(place.witness), games);
  try {
    finishInstall(place, damaged);
    settleWitness(place.witness, damaged);
    settleAsFound(place.journal, stampOf(nowMs));
    removeLeftovers(place.journal);
    finishPutBack(place.journal, verdict, nowMs);
    if (isChangedByOpening(place.journal)) {
      const { findings, mustDecide } = readJournal(place.journal, nowMs, verdict);
      if (mustDecide) return mustDecideOn(findings);
    }
    const opened = openCurrentJournal(place.journal, nowMs);
    journal = opened;
    const { findings, mustDecide } = verdict(opened);
    if (mustDecide) return mustDecideOn(findings);
    if (findings.some(({ code }) => code === 'show/unreadable')) {
      opened.copyTo(newPath(place.journal, 'before-restore', nowMs));
      opened.mendShow();
    }
    return { kind: 'whole', journal: { ...opened, close }, findings };
  } catch (error) {
    // Nobody has to decide about a journal that is only waiting for room.
    if (lacksRoom(error)) return rescue([alarm('journal/no_room', {})]);
    if (!(error instanceof JournalError) || error.trouble !== 'in_use') return mustDecideOn([ofFile(error)]);
    close();
    throw error;
  }
};

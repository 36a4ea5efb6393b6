import type { Answer } from '@schemas/answer';
import type { Problem } from '@schemas/draft';
import { dueReturn, evolve, initial, pendingReturn, project, type ShowEvent, type ShowState } from '../../../show';
import { refuse } from '../../base/errors';
import type { Journal } from '../../journal/contract';
import type { ShowBatch } from '../../journal/types';
import type { Log } from '../../base/log';
import type { ShowViews } from '../../publish/views';
import { textOf } from '../../base/textOf';
import { createAlarm } from '../alarm';
import { SYSTEM } from '../identity';
import { rehearsalOf, type ShowMatch } from './showMatch';

/** Called with the show as it stands after every change that is on disk. */
export type PublishShow = (views: ShowViews) => void;

/** Who sent a command, when, and what will be answered if it is accepted: the answer is written with the event. */
export interface ShowEnvelope {
  readonly actor: string;
  readonly atMs: number;
  readonly answer: Answer;
}

/** The show of one match as it stands, and the only way to change it: journal, then memory, then whoever is told. */
export interface HeldShow {
  state(): ShowState;
  match(): ShowMatch | null;
  /** As it is published. */
  views(): ShowViews;
  /** Another match on the same show. */
  goWith(match: ShowMatch): void;
  /** The show of another match, read from the journal; what cannot be read leaves the one that is there, whole. */
  change(match: ShowMatch | null): void;
  /** @returns why it could not be written, or null */
  write(event: ShowEvent, envelope: Pick<ShowBatch, 'actor' | 'atMs' | 'command'>): Problem | null;
  /** What nobody sent; those who are told are not told yet. */
  writeSilently(event: ShowEvent): boolean;
  /** What nobody sent. */
  writeOwn(event: ShowEvent): boolean;
  republish(): void;
}

export interface HeldShowParts {
  readonly journal: Journal;
  readonly publish: PublishShow;
  readonly now: () => number;
  readonly log: Log;
  /** The match that is open at the start. */
  readonly first: ShowMatch | null;
}

/** An event that this program cannot play is left out: the show must not stop the match. */
const playedBy =
  (log: Log) =>
  (state: ShowState, event: ShowEvent): ShowState => {
    try {
      return evolve(state, event);
    } catch (error) {
      log.error(`Entry ${state.version + 1} of the show could not be played and is left out.`, error);
      return { ...state, version: state.version + 1 };
    }
  };

/** Graphics that go back by themselves do so when their time has come. */
export const holdShow = ({ journal, publish, now, log, first }: HeldShowParts): HeldShow => {
  const load = (of: ShowMatch | null) => journal.showEvents(rehearsalOf(of)).reduce(playedBy(log), initial());
  let match = first;
  let state = load(match);
  const views = (): ShowViews => ({ show: project(state), roster: state.people });
  /** What is on disk stays accepted, whatever happens to those who are told. */
  const republish = (): void => {
    try {
      publish(views());
    } catch (error) {
      log.error('Publishing the show failed; the show itself is safe in the journal.', error);
    }
  };
  const returns = createAlarm(now, () => {
    for (const event of dueReturn(state, now())) if (!writeOwn(event)) return;
  });
  const awaitReturn = (): void => returns.set(pendingReturn(state)?.dueAtMs ?? null);
  const write: HeldShow['write'] = (event, envelope) => {
    const next = evolve(state, event);
    try {
      journal.writeShow({ ...envelope, rehearsal: rehearsalOf(match), version: next.version, event });
    } catch (error) {
      log.error('The journal could not be written; the command is refused.', error);
      return refuse('journal/write_failed', { reason: textOf(error) });
    }
    state = next;
    awaitReturn();
    return null;
  };
  const writeSilently = (event: ShowEvent): boolean =>
    write(event, { actor: SYSTEM, atMs: event.atMs, command: null }) === null;
  const writeOwn = (event: ShowEvent): boolean => {
    const isWritten = writeSilently(event);
    if (isWritten) republish();
    return isWritten;
  };
  awaitReturn();
  return {
    state: () => state,
    match: () => match,
    views,
    goWith: (next) => {
      match = next;
    },
    change: (next) => {
      state = load(next);
      match = next;
      awaitReturn();
    },
    write,
    writeSilently,
    writeOwn,
    republish,
  };
};

import type { Answer } from '@schemas/answer';
import type { Problem } from '@schemas/draft';
import {
  decide,
  dueOf,
  dueReturn,
  evolve,
  followTeams,
  initial,
  isDemonstration,
  nextDue,
  nobody,
  pendingReturn,
  planReturn,
  programmeOn,
  project,
  reviewSuggestions,
  refuse as refuseShow,
  waitingAfter,
  type EndedEntered,
  type ShowEvent,
  type ShowState,
  type Suggestion,
  type Situation,
  type TeamNames,
  type Waiting,
} from '../../show';
import type { Replicants } from '../../contract/replicants';
import { refuse } from '../errors';
import { SYSTEM } from './identity';
import type { Journal } from '../journal/contract';
import type { ShowBatch } from '../journal/types';
import type { Log } from '../log';
import type { OpenMatch } from '../openMatch';
import type { ShowViews } from '../publish/views';
import type { Checked } from './showShape';
import { createAlarm } from './alarm';
import { textOf } from '../textOf';

/** Called with the show as it stands after every change that is on disk. */
export type PublishShow = (views: ShowViews) => void;

/** A command on its way to the show. */
export interface SentToShow {
  readonly id: string;
  /** Unix ms. */
  readonly issuedAt: number;
  /** Looks at what it carries, once that matters. */
  check(): Checked;
}

/** Who sent a command, when, and what will be answered if it is accepted: the answer is written with the event. */
export interface ShowEnvelope {
  readonly actor: string;
  readonly atMs: number;
  readonly answer: Answer;
}

/** After so long without another reason, those that were seen are written: a press does not follow on the heels of a press then. */
const STILL_MS = 10_000;

/** The match the show goes with from now on, as far as the show cares. */
export interface ShowMatch {
  readonly matchId: string;
  readonly game: string;
  readonly rehearsal: boolean;
  readonly teams: TeamNames;
}

/** What is opened: a match of its own, the next game of an evening that goes on, or one that had begun before. */
export type Beginning = 'match' | 'returnGame' | 'none';

/** What a result tells of. */
export type FirstGame = Pick<Replicants, 'match' | 'score' | 'clocks' | 'boards' | 'play'>;

/** The open match as the show knows it. */
export const showMatchOf = ({ row: { matchId, game, rehearsal, setup } }: OpenMatch): ShowMatch => ({
  matchId,
  game,
  rehearsal,
  teams: { white: setup.white, black: setup.black },
});

/**
 * The show lives beside the match: its own events, its own version, whatever match is open. A rehearsal plays on a show
 * of its own, which begins as the real one stood when the rehearsal was made; afterwards the real one is as it was.
 */
export interface ShowStore {
  /** Journal, then memory, then replicants. @returns what is refused, or null */
  handle(sent: SentToShow, envelope: ShowEnvelope): Problem | null;
  /**
   * Another match was opened: a rehearsal's show comes or goes, the people follow teams that changed colours, those of the
   * demonstration leave. A result on air goes on telling of the first game when its return game is made.
   * @param first how the game ended of which this is the return game, where that was open till now
   */
  follow(match: ShowMatch, beginning: Beginning, atMs: number, first: FirstGame | null): void;
  /** The journal was replaced as a whole. */
  reread(match: ShowMatch | null, atMs: number): void;
  /**
   * Makes and withdraws suggestions after the match changed, and takes those of automatic kinds. Where there is none more and none less,
   * nothing is written: which reasons were seen is kept when the match has stood still for a while.
   */
  review(situation: Situation | null, atMs: number): void;
  republish(): void;
}

const rehearsalOf = (match: ShowMatch | null): string | null => (match?.rehearsal === true ? match.matchId : null);

/** Of a match that is on the real show. */
const realTeamsOf = (match: ShowMatch | null): TeamNames | null => (match?.rehearsal === false ? match.teams : null);

const gameOf = (match: ShowMatch | null): string | null => match?.game ?? null;

export interface ShowStoreParts {
  readonly journal: Journal;
  readonly publish: PublishShow;
  readonly now: () => number;
  readonly log: Log;
  /** The match that is open at the start. */
  readonly first: ShowMatch | null;
}

export const createShowStore = ({ journal, publish, now, log, first }: ShowStoreParts): ShowStore => {
  let match = first;
  /** Of the last match on the real show; null where only rehearsals were open since the start. */
  let realTeams = realTeamsOf(first);
  /** An event that this program cannot play is left out: the show must not stop the match. */
  const played = (state: ShowState, event: ShowEvent): ShowState => {
    try {
      return evolve(state, event);
    } catch (error) {
      log.error(`Entry ${state.version + 1} of the show could not be played and is left out.`, error);
      return { ...state, version: state.version + 1 };
    }
  };
  const load = (of: ShowMatch | null) => journal.showEvents(rehearsalOf(of)).reduce(played, initial());
  let state = load(match);
  /** When a rehearsal's show last came or went: what was sent before was meant for the other show. */
  let changedHandsAtMs = 0;
  /** What was looked at last: what another match begins with has not happened just now, nor has what an undo comes back to. */
  let reviewed: Pick<Situation, 'matchId' | 'ply'> | null = first === null ? null : { matchId: first.matchId, ply: 0 };

  /** The reasons there are now, where what is written tells of others. */
  let seen: readonly string[] | null = null;
  const stillAlarm = createAlarm(now, () => {
    if (seen === null) return;
    const { open } = state.suggestions;
    if (writeOwn({ type: 'suggestionsMade', known: seen, open, atMs: now() })) seen = null;
  });
  const see = (known: readonly string[] | null): void => {
    seen = known;
    stillAlarm.set(known === null ? null : now() + STILL_MS);
  };

  /** What is on disk stays accepted, whatever happens to those who are told. */
  const republish = (): void => {
    try {
      publish({ show: project(state), roster: state.people });
    } catch (error) {
      log.error('Publishing the show failed; the show itself is safe in the journal.', error);
    }
  };
  const alarm = createAlarm(now, () => {
    for (const event of dueReturn(state, now())) if (!writeOwn(event)) return;
  });
  const setAlarm = (): void => {
    alarm.set(pendingReturn(state)?.dueAtMs ?? null);
  };
  const write = (event: ShowEvent, envelope: Pick<ShowBatch, 'actor' | 'atMs' | 'command'>): Problem | null => {
    const next = evolve(state, event);
    try {
      journal.writeShow({ ...envelope, rehearsal: rehearsalOf(match), version: next.version, event });
    } catch (error) {
      log.error('The journal could not be written; the command is refused.', error);
      return refuse('journal/write_failed', { reason: textOf(error) });
    }
    state = next;
    setAlarm();
    return null;
  };
  const change = ({ id, issuedAt, check }: SentToShow, { actor, atMs, answer }: ShowEnvelope): Problem | null => {
    if (issuedAt < changedHandsAtMs) return refuseShow('show/other_show', {});
    const checked = check();
    if (!checked.ok) return checked.error;
    const decided = decide(state, checked.value, gameOf(match), atMs);
    if (!decided.ok) return decided.error;
    const problem = write(decided.value, { actor, atMs, command: { id, answer } });
    if (problem === null) republish();
    return problem;
  };
  const startAnew = (next: ShowMatch | null, atMs: number): void => {
    // First: what cannot be read leaves the show that is there, whole, and what is done next belongs to that.
    state = load(next);
    match = next;
    waiting = [];
    automaticAlarm.set(null);
    see(null);
    changedHandsAtMs = atMs;
    setAlarm();
  };
  /** A match begins with nothing on air and the rundown at its top; between two games of an evening the picture stays. */
  const begin = (beginning: Beginning, atMs: number, ended: EndedEntered | null): void => {
    const { current } = state.rundown;
    const graphics = beginning === 'match' && match?.rehearsal !== true ? programmeOn(state) : [];
    if (beginning === 'none' || (graphics.length === 0 && current === null && ended === null)) return;
    write({ type: 'showBegun', graphics, ended, atMs }, { actor: SYSTEM, atMs, command: null });
  };
  /** Invented people go with the match they were invented for, unless somebody has made use of them. */
  const leavesDemonstration = (beginning: Beginning): boolean =>
    beginning === 'match' && match?.rehearsal !== true && isDemonstration(state.people);
  /**
   * The teams for whom the people of the next match's show were on air last: what another show played says nothing of
   * them. A rehearsal that is made begins as the real show stands; one that is opened again has a show that knew no other
   * match.
   */
  const teamsBefore = (next: ShowMatch, beginning: Beginning): TeamNames | null => {
    if (rehearsalOf(match) === rehearsalOf(next)) return match?.teams ?? null;
    if (!next.rehearsal) return realTeams;
    return beginning === 'none' ? next.teams : (realTeams ?? match?.teams ?? null);
  };
  const follow: ShowStore['follow'] = (next, beginning, atMs, first) => {
    const isKept = first !== null && rehearsalOf(match) === rehearsalOf(next) && state.slots.result.on;
    const ended = isKept ? { next: next.matchId, views: { ...first, people: state.people } } : null;
    const before = teamsBefore(next, beginning);
    realTeams = realTeamsOf(next) ?? realTeams;
    if (rehearsalOf(match) === rehearsalOf(next)) match = next;
    else startAnew(next, atMs);
    const people = leavesDemonstration(beginning) ? nobody() : followTeams(state.people, before, next.teams);
    if (people !== null) write({ type: 'peopleSet', people, atMs }, { actor: SYSTEM, atMs, command: null });
    begin(beginning, atMs, ended);
    republish();
  };
  const writeOwn = (event: ShowEvent): boolean => {
    const problem = write(event, { actor: SYSTEM, atMs: event.atMs, command: null });
    if (problem === null) republish();
    return problem === null;
  };
  let waiting: readonly Waiting[] = [];
  /** One that cannot be taken now, as its graphic still moves, stays open for the director. */
  const takeAutomatic = (): void => {
    const atMs = now();
    const before = state;
    const taken: Suggestion['kind'][] = [];
    const due = dueOf(state, waiting, atMs);
    waiting = waiting.filter(({ dueAtMs }) => dueAtMs > atMs);
    for (const { id, kind } of due) {
      const decided = decide(state, { type: 'acceptSuggestion', suggestion: id }, gameOf(match), atMs);
      if (decided.ok && writeOwn(decided.value) && decided.value.type === 'graphicsTaken') taken.push(kind);
    }
    const planned = planReturn(before, taken, atMs);
    if (planned !== null) writeOwn(planned);
    automaticAlarm.set(nextDue(waiting));
  };
  const automaticAlarm = createAlarm(now, takeAutomatic);
  const review = (situation: Situation | null, atMs: number): void => {
    const { open } = state.suggestions;
    const known = seen ?? state.suggestions.known;
    const isOpenedJustNow = situation !== null && situation.matchId !== reviewed?.matchId;
    const isStepBack = situation !== null && reviewed !== null && !isOpenedJustNow && situation.ply < reviewed.ply;
    reviewed = situation;
    const event = reviewSuggestions(
      { ...state, suggestions: { ...state.suggestions, known } },
      situation,
      atMs,
      isStepBack,
    );
    if (event === null) return;
    if (event.open.length === open.length && event.open.every(({ id }, index) => id === open[index]?.id)) {
      see(event.known);
      return;
    }
    see(null);
    if (!writeOwn(event) || isOpenedJustNow) return;
    waiting = waitingAfter(state, waiting, (id) => !known.includes(id), atMs);
    takeAutomatic();
  };
  setAlarm();
  return {
    handle: change,
    follow,
    reread: (next, atMs) => {
      reviewed = null;
      realTeams = realTeamsOf(next);
      startAnew(next, atMs);
      republish();
    },
    review,
    republish,
  };
};

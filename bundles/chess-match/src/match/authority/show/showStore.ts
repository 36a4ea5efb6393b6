import type { Problem } from '@schemas/draft';
import { decide, refuse, type TeamNames } from '../../../show';
import { endedBefore, openingEvents, teamsBefore } from './beginnings';
import { holdShow, type HeldShow, type HeldShowParts, type ShowEnvelope } from './heldShow';
import { createReviewer, type Reviewer } from './reviewer';
import { isOnSameShow, realTeamsOf, type Beginning, type FirstGame, type ShowMatch } from './showMatch';
import type { Checked } from './showShape';

/** A command on its way to the show. */
export interface SentToShow {
  readonly id: string;
  /** Unix ms. */
  readonly issuedAt: number;
  /** Looks at what it carries, once that matters. */
  check(): Checked;
}

/**
 * The show lives beside the match: its own events, its own version, whatever match is open. A rehearsal plays on a show
 * of its own, which begins as the real one stood when the rehearsal was made; afterwards the real one is as it was.
 */
export interface ShowStore extends Pick<HeldShow, 'republish' | 'views'>, Pick<Reviewer, 'review'> {
  /** Journal, then memory, then replicants. @returns what is refused, or null */
  handle(sent: SentToShow, envelope: ShowEnvelope): Problem | null;
  /**
   * Another match was opened: a rehearsal's show comes or goes, the people follow teams that changed colours, those of
   * the demonstration leave. A result on air goes on telling of the first game when its return game is made.
   * @param first how the game ended of which this is the return game, where that was open till now
   */
  follow(match: ShowMatch, beginning: Beginning, atMs: number, first: FirstGame | null): void;
  /** The journal was replaced as a whole. */
  reread(match: ShowMatch | null, atMs: number): void;
}

export const createShowStore = (parts: HeldShowParts): ShowStore => {
  const held = holdShow(parts);
  const reviewer = createReviewer(held, parts.now);
  /** Of the last match on the real show; null where only rehearsals were open since the start. */
  let realTeams: TeamNames | null = realTeamsOf(parts.first);
  /** When a rehearsal's show last came or went: what was sent before was meant for the other show. */
  let changedHandsAtMs = 0;
  const startAnew = (next: ShowMatch | null, atMs: number): void => {
    held.change(next);
    reviewer.forget();
    changedHandsAtMs = atMs;
  };
  const handle: ShowStore['handle'] = ({ id, issuedAt, check }, { actor, atMs, answer }) => {
    if (issuedAt < changedHandsAtMs) return refuse('show/other_show', {});
    const checked = check();
    if (!checked.ok) return checked.error;
    const decided = decide(held.state(), checked.value, held.match()?.game ?? null, atMs);
    if (!decided.ok) return decided.error;
    const problem = held.write(decided.value, { actor, atMs, command: { id, answer } });
    if (problem === null) held.republish();
    return problem;
  };
  const follow: ShowStore['follow'] = (next, beginning, atMs, first) => {
    const match = held.match();
    const ended = endedBefore(held.state(), match, next, first);
    const before = teamsBefore(match, next, beginning, realTeams);
    realTeams = realTeamsOf(next) ?? realTeams;
    if (isOnSameShow(match, next)) held.goWith(next);
    else startAnew(next, atMs);
    const opened = { match: next, beginning, atMs, teamsBefore: before, ended };
    for (const event of openingEvents(held.state(), opened)) held.writeSilently(event);
    held.republish();
  };
  return {
    handle,
    follow,
    reread: (next, atMs) => {
      reviewer.lookAnew();
      realTeams = realTeamsOf(next);
      startAnew(next, atMs);
      held.republish();
    },
    review: reviewer.review,
    republish: held.republish,
    views: held.views,
  };
};

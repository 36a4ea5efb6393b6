import type { HomeSources } from '../../contract/viewers';
import { viewsFor } from '../../contract/views';
import type { Entry } from '../../games/common/entry';
import { append, foldHistory, type History } from '../../games/common/history';
import { reckoningOf, type Reckoning } from '../../games/common/reckoning';
import type { OpenMatch } from '../authority/openMatch';
import { courseView, optionsView } from '../publish/ownViews';
import { onAirViews } from '../publish/views';
import { createPast, type Past } from './past';

/** What a document is made from. */
export interface DocumentSource {
  readonly sources: HomeSources;
  readonly past: Past;
  /** What counts of the match. */
  readonly reckoning: Reckoning;
}

interface Reached {
  readonly match: OpenMatch;
  readonly past: Past;
  readonly reckoning: Reckoning;
}

/**
 * The views of a match that is told otherwise than it was published; who is there, who speaks and what it is called, as
 * it was.
 */
const sourcesOf = (match: OpenMatch, then: HomeSources): HomeSources => {
  const { version, demo, event, teams } = then.match;
  const shown = onAirViews({ open: match, version, threads: {} }, demo);
  const views = { ...then, ...shown, options: optionsView(match), course: courseView(match) };
  const sources = Object.fromEntries(viewsFor('home').map((name) => [name, views[name]])) as unknown as HomeSources;
  return { ...sources, match: { ...shown.match, event, teams } };
};

/**
 * Tells a match by other entries than it has, as it stood after so many of them. Whoever asks for more and more of them
 * has it go on from where it was.
 */
export const createTale = ({
  game,
  history: { initial },
  ...match
}: OpenMatch): ((entries: readonly Entry[], count: number, then: HomeSources) => DocumentSource) => {
  const past = createPast();
  let history: History<unknown> = foldHistory(game, initial, []);
  let reached: Reached | null = null;
  const goTo = (entries: readonly Entry[], count: number): Reached => {
    for (const { event } of entries.slice(history.entries.length, count)) history = append(game, history, event);
    const now: OpenMatch = { ...match, game, history, views: game.project(history.state) };
    return { match: now, past: past(now), reckoning: reckoningOf(history) };
  };
  return (entries, count, then) => {
    if (reached === null || history.entries.length !== count) reached = goTo(entries, count);
    return { sources: sourcesOf(reached.match, then), past: reached.past, reckoning: reached.reckoning };
  };
};

import { viewsOf } from '../../contract/replicants';
import type { OpenMatch } from '../openMatch';
import { optionsView } from '../publish/optionsView';
import { viewProblem } from '../publish/viewProblem';
import { onAirViews } from '../publish/views';

/** What is wrong with the picture of a match that came from outside, in a few words; null if pages can show it. */
export const pictureProblem = (open: OpenMatch): string | null => {
  const draft = { ...open.game.draft(open.history.state), version: 0, matchVersion: 0 };
  const views = { ...onAirViews(open, 0, false), options: optionsView(open), draft };
  for (const name of [...viewsOf('immediate'), ...viewsOf('deferred')]) {
    const problem = viewProblem(name, views[name]);
    if (problem !== null) return problem;
  }
  return null;
};

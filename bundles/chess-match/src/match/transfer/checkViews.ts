import { viewsOf } from '../../contract/replicants';
import type { Standing } from '../authority/commit';
import type { OpenMatch } from '../authority/openMatch';
import { draftView } from '../publish/draftView';
import { courseView, entryView, optionsView } from '../publish/ownViews';
import { viewProblem } from '../publish/viewProblem';
import { onAirViews } from '../publish/views';

/** What is wrong with the picture of a match that came from outside, in a few words; null if pages can show it. */
export const pictureProblem = (open: OpenMatch): string | null => {
  const standing: Standing = { open, version: 0, threads: {}, prepared: { threads: {}, state: open.history.state } };
  const views = {
    ...onAirViews(standing, false),
    options: optionsView(open),
    course: courseView(open),
    draft: draftView(standing),
    entry: entryView(standing),
  };
  for (const name of [...viewsOf('immediate'), ...viewsOf('deferred'), ...viewsOf('prepared')]) {
    const problem = viewProblem(name, views[name]);
    if (problem !== null) return problem;
  }
  return null;
};

import { momentPlates } from '../air/visit/momentPlates';
import { Announcement } from './Announcement';
import { latestMoment, momentsBetween, momentsOf } from './moments';

/** The graphic `key-change`: a board that ended, a correction of the past, the end of the match. */
export default momentPlates({
  between: momentsBetween,
  of: momentsOf,
  latest: latestMoment,
  withContext: (moment, { match, score }) => ({ ...moment, stands: { match, score } }),
  Content: Announcement,
});

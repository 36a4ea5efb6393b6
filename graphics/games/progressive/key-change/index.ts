import { momentPlates } from '../../../air/visit/momentPlates';
import { Announcement } from './Announcement';
import { latestMoment, momentsBetween, momentsOf } from './moments';

/** The graphic `key-change` of chess in series: a check, a promotion, many captures, a draw that is near, the end. */
export const keyChange = momentPlates({
  between: momentsBetween,
  of: momentsOf,
  latest: latestMoment,
  withContext: (moment, { match: { teams }, score }) => ({ ...moment, teams, score }),
  Content: Announcement,
});

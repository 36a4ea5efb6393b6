import { momentPlates } from '../../../air/visit/momentPlates';
import { Announcement } from './Announcement';
import { latestMoment, momentsBetween, momentsOf } from './moments';

/** The graphic `key-change` of Swedish chess: a queen given over, who sits or waits, a kamikaze, the end. */
export const keyChange = momentPlates({
  between: momentsBetween,
  of: momentsOf,
  latest: latestMoment,
  withContext: (moment, { match: { teams }, score }) => ({ ...moment, teams, score }),
  Content: Announcement,
});

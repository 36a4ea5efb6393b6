import { momentPlates } from '../../../air/visit/momentPlates';
import { Announcement } from './Announcement';
import { latestMoment, momentsBetween, momentsOf } from './moments';

/**
 * The graphic `key-change` of Belarusian chess: the throne, rokosh, check, who becomes kniaz, a correction, the end.
 */
export const keyChange = momentPlates({
  between: momentsBetween,
  of: momentsOf,
  latest: latestMoment,
  withContext: (moment, { match, score }) => ({ ...moment, stands: { match, score } }),
  Content: Announcement,
});

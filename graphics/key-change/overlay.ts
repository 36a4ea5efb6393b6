import { gsap } from 'gsap';
import { graphicOf } from '../air/graphic';
import type { Picture } from '../air/parts';
import { plates } from '../air/visit/plates';
import type { VisitName } from '../air/visit/visit';
import { Announcement, type ToldMoment } from './Announcement';
import { AREA } from './layout';
import { latestMoment, momentsBetween, momentsOf, type Moment } from './moments';

const told = (moment: Moment, { match, score }: Picture<'key-change', VisitName>): ToldMoment => ({
  ...moment,
  stands: { match, score },
});

/** The graphic `key-change`: a board that ended, a correction of the past, the end of the match. */
export default graphicOf(
  plates({
    area: AREA,
    between: (previous, current) => momentsBetween(previous, current).map((moment) => told(moment, current)),
    standing: (current) => new Set(momentsOf(current).map(({ id }) => id)),
    latest: (current) => {
      const latest = latestMoment(current);
      return latest && told(latest, current);
    },
    Content: Announcement,
    tell: () => gsap.timeline(),
  }),
);

import { gsap } from 'gsap';
import { graphicOf } from '../../../air/graphic';
import type { Picture } from '../../../air/parts';
import { plates } from '../../../air/visit/plates';
import type { VisitName } from '../../../air/visit/visit';
import { AREA } from '../../../key-change/layout';
import { Announcement, type ToldMoment } from './Announcement';
import { latestMoment, momentsBetween, momentsOf, type Moment } from './moments';

const told = (moment: Moment, { match: { teams }, score }: Picture<'key-change', VisitName>): ToldMoment => ({
  ...moment,
  teams,
  score,
});

/** The graphic `key-change` of chess in series: a check, a promotion, many captures, a draw that is near, the end. */
export const keyChange = graphicOf(
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

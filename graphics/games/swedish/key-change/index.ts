import { gsap } from 'gsap';
import { plates } from '../../../air/visit/plates';
import { graphicOf } from '../../../air/graphic';
import type { Picture } from '../../../air/parts';
import { AREA } from './layout';
import { Announcement, type ToldMoment } from './Announcement';
import { latestMoment, momentsBetween, momentsOf, type Moment } from './moments';

type Shown = Picture<'key-change', 'play' | 'course' | 'score'>;

const told = (moment: Moment, { match: { teams }, score }: Shown): ToldMoment => ({ ...moment, teams, score });

/** The graphic `key-change` of Swedish chess: a queen given over, who sits or waits, a kamikaze, the end. */
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

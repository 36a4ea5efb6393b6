import { graphicOf } from '../../../air/graphic';
import { ZONES } from '../../../air/theme';
import { plates } from '../../../air/visit/plates';
import { factsBetween, factsOf, latestFacts } from '../facts';
import { announcementsOf } from './announcements';
import { PlateContent } from './Plate';
import { tellTimeline } from './tellTimeline';

/** In the middle of the band, at its upper edge. Pixels. */
const SIZE = { width: 1200, height: 164 };
const { band } = ZONES;
const AREA = { x: band.x + (band.width - SIZE.width) / 2, y: band.y, ...SIZE };

/** The graphic `key-change` of Business Chess: tells what a turn did to chips and score. */
export const keyChange = graphicOf(
  plates({
    area: AREA,
    between: (previous, current) => announcementsOf(factsBetween(previous, current)),
    standing: (current) => new Set(factsOf(current).map(({ id }) => id)),
    latest: (current) => announcementsOf(latestFacts(current))[0] ?? null,
    Content: PlateContent,
    tell: tellTimeline,
  }),
);

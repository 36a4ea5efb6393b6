import { factsBetween, factsOf, latestFacts } from '../facts';
import { ZONES } from '../../../air/theme';
import { announcementsOf } from './announcements';
import { PlateContent } from './Plate';
import { plates } from '../../../air/visit/plates';

/** In the middle of the band, at its upper edge. Pixels. */
const SIZE = { width: 1200, height: 164 };
const { band } = ZONES;
const AREA = { x: band.x + (band.width - SIZE.width) / 2, y: band.y, ...SIZE };

/** What the graphic `key-change` is made of where a game has no announcements of its own. */
export const keyChange = plates({
  names: ['tree', 'score'],
  area: AREA,
  between: (previous, current) => announcementsOf(factsBetween(previous, current)),
  standing: (current) => new Set(factsOf(current).map(({ id }) => id)),
  latest: (current) => announcementsOf(latestFacts(current))[0] ?? null,
  Content: PlateContent,
});

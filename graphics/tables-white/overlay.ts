import { onAir } from '../air/onAir';
import type { Picture } from '../air/parts';
import { seenIn, tablesParts } from '../tables/tablesOverlay';

type Sources = Picture<'tables-white', 'tablesWhite' | 'people'>;

/** The graphic `tables-white`: for the eyes of White's own viewers, whose screen it lies on. */
export default onAir({
  graphic: 'tables-white',
  names: ['tablesWhite', 'people'],
  ...tablesParts<Sources>('screen', (picture) =>
    seenIn(picture, 'white', picture.tablesWhite.tables, picture.content.table),
  ),
});

import { onAir } from '../air/onAir';
import type { Picture } from '../air/parts';
import { seenIn, tablesParts } from '../tables/tablesOverlay';

type Sources = Picture<'tables-black', 'tablesBlack' | 'people'>;

/** The graphic `tables-black`: for the eyes of Black's own viewers, whose screen it lies on. */
export default onAir({
  graphic: 'tables-black',
  names: ['tablesBlack', 'people'],
  ...tablesParts<Sources>('screen', (picture) =>
    seenIn(picture, 'black', picture.tablesBlack.tables, picture.content.table),
  ),
});

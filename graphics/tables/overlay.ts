import { onAir } from '../air/onAir';
import type { Picture } from '../air/parts';
import { seenIn, tablesParts } from './tablesOverlay';

type Sources = Picture<'tables', 'tables' | 'people'>;

/** The graphic `tables`: a team's tables on the program, as far as the hall's rules let it have them. */
export default onAir({
  graphic: 'tables',
  names: ['tables', 'people'],
  ...tablesParts<Sources>('program', (picture) => {
    const { side, table } = picture.content;
    return seenIn(picture, side, picture.tables[side], table);
  }),
});

import type { TriedLook } from '../air/board/tried';
import { onAir } from '../air/onAir';
import type { Picture } from '../air/parts';
import { seenIn, tablesParts } from './tablesOverlay';

type OnProgram = Picture<'tables', 'tables' | 'people'>;
type White = Picture<'tables-white', 'tablesWhite' | 'people'>;
type Black = Picture<'tables-black', 'tablesBlack' | 'people'>;

/** The graphics of the work tables, with what the open game has on their boards. */
export const tablesGraphics = (look: TriedLook) => ({
  /** A team's tables on the program, as far as the hall's rules let it have them. */
  tables: onAir({
    graphic: 'tables',
    names: ['tables', 'people'],
    ...tablesParts<OnProgram>('program', look, (picture) => {
      const { side, table } = picture.content;
      return seenIn(picture, side, picture.tables[side], table);
    }),
  }),
  /** For the eyes of White's own viewers, whose screen it lies on. */
  'tables-white': onAir({
    graphic: 'tables-white',
    names: ['tablesWhite', 'people'],
    ...tablesParts<White>('screen', look, (picture) =>
      seenIn(picture, 'white', picture.tablesWhite.tables, picture.content.table),
    ),
  }),
  /** For the eyes of Black's own viewers, whose screen it lies on. */
  'tables-black': onAir({
    graphic: 'tables-black',
    names: ['tablesBlack', 'people'],
    ...tablesParts<Black>('screen', look, (picture) =>
      seenIn(picture, 'black', picture.tablesBlack.tables, picture.content.table),
    ),
  }),
});

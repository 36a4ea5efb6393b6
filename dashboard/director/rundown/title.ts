import type { RundownItem } from 'chess-match/client';
import type { Strings } from '../texts';

/** What an item is called: its own title, or its kind. */
export const titleOf = ({ title, kind }: RundownItem, { rundown }: Strings): string =>
  title === '' ? rundown.kinds[kind] : title;

import type { EntryView } from '@schemas/entry';
import type { PlayView } from '@schemas/play';
import type { Standing } from '../commands/commit';
import type { OpenMatch } from '../openMatch';

export const NO_PLAY: PlayView = { game: null };
export const NO_ENTRY: EntryView = { game: null };

/** What only the open game shows. */
export const playView = (open: OpenMatch | null): PlayView => open?.game.own?.play(open.history.state) ?? NO_PLAY;

/** What only those who enter the open game need. */
export const entryView = ({ open, version, prepared: { threads, state } }: Standing): EntryView => {
  const versions = Object.fromEntries(Object.entries(threads).map(([thread, draft]) => [thread, draft.version]));
  return open?.game.own?.entry(state, versions, version) ?? NO_ENTRY;
};

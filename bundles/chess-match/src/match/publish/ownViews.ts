import type { DeskView } from '@schemas/desk';
import type { PlayView } from '@schemas/play';
import type { Standing } from '../commands/commit';
import type { OpenMatch } from '../openMatch';

export const NO_PLAY: PlayView = { game: null };
export const NO_DESK: DeskView = { game: null };

/** What only the open game shows. */
export const playView = (open: OpenMatch | null): PlayView => open?.game.own?.play(open.history.state) ?? NO_PLAY;

/** What only those who enter the open game need. */
export const deskView = ({ open, version, prepared: { threads, state } }: Standing): DeskView => {
  const versions = Object.fromEntries(Object.entries(threads).map(([thread, draft]) => [thread, draft.version]));
  return open?.game.own?.desk(state, versions, version) ?? NO_DESK;
};

import type { ArbiterView } from '@schemas/arbiter';
import type { CourseView } from '@schemas/course';
import type { EntryView } from '@schemas/entry';
import type { OptionsView } from '@schemas/options';
import type { PlayView } from '@schemas/play';
import type { Standing } from '../authority/commit';
import type { OpenMatch } from '../authority/openMatch';

export const NO_PLAY: PlayView = { game: null };
export const NO_ARBITER: ArbiterView = { game: null };
export const NO_COURSE: CourseView = { game: null };
export const NO_OPTIONS: OptionsView = { game: null };
export const NO_ENTRY: EntryView = { game: null };

/** How the open game came to stand as it does. */
export const courseView = (open: OpenMatch | null): CourseView =>
  open?.game.own?.course?.(open.history.state) ?? NO_COURSE;

/** What may be done besides moving in the turn that is to be made. */
export const optionsView = (open: OpenMatch | null): OptionsView =>
  open?.game.own?.options?.(open.history.state) ?? NO_OPTIONS;

/** What only those who enter the open game need. */
export const entryView = ({ open, version, prepared: { threads, state } }: Standing): EntryView => {
  const versions = Object.fromEntries(Object.entries(threads).map(([thread, draft]) => [thread, draft.version]));
  return open?.game.own?.entry?.(state, versions, version) ?? NO_ENTRY;
};

import type { Writable } from 'node:stream';
import type { Problem } from '@schemas/draft';
import type { RescueView } from '@schemas/rescue';
import type { Result } from '../../../games/common/result';

/** How somebody wants to go on from a journal that is not whole. The damaged files are kept beside it in every case. */
export type Way =
  /** With what can be read, every match up to its first damaged entry. */
  | { readonly way: 'play' }
  /** With a backup or the copy in the second place, named as in `copies` of the view. */
  | { readonly way: 'copy'; readonly file: string }
  /** With nothing. */
  | { readonly way: 'empty' };

/** What is there of a journal, and the ways out: the same for the page and for the console. */
export interface RescueWays {
  view(): RescueView;
  /**
   * Prepares the new journal aside, opens it as the next start will, then puts it in the old one's place; a kill at any
   * moment leaves the one or the other. The server must start anew afterwards. @returns rescue/not_needed,
   * rescue/way_closed, backup/unknown, backup/unreadable, backup/newer, journal/write_failed
   */
  take(way: Way): Result<null, Problem>;
  /**
   * Journal, backups and what is kept beside them as one .tar.gz, without keys (save.ts). @throws what the stream says
   */
  saveTo(stream: Writable): Promise<void>;
}

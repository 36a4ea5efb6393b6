import type { HomeAudience } from '../../contract/viewers';
import type { AccessState } from './access/check';
import type { EdgeView } from './edge';
import type { FeedView } from './feedStatus';
import type { LiveFile } from '../livePgn/files';

/** What the thread of the viewers is started with. */
export interface ThreadData {
  /**
   * At home everything is held back, goes to engines, and stays in the archive when it is over; in the hall none of
   * that.
   */
  readonly place: 'home' | 'hall';
  readonly host: string;
  readonly port: number;
  /** Where the pages are built to; none need be there. */
  readonly pages: string;
  readonly mostConnections: number;
  /** Engines that carry documents, by the addresses where they take them. */
  readonly edges: readonly string[];
  /** By which they know us; null: they are left alone. */
  readonly publishKey: string | null;
  /** By which links are signed. */
  readonly linksKey: string;
  /** The match's time when it starts, Unix ms. */
  readonly nowMs: number;
  /** Who is let in where when it starts. */
  readonly accessState: AccessState;
  /** Where picture and sound are packed, none need be there, and whose are set up. */
  readonly media: { readonly folder: string; readonly audiences: readonly HomeAudience[] };
  /** Folder of the matches that are over. */
  readonly archive: string;
  /** Matches that the crew put away, or does not publish, when it starts. */
  readonly away: readonly string[];
  /** Under which the pages are known outside; null: as whoever asks calls us. */
  readonly address: string | null;
}

/** A document as text, as what it is made of cannot go from thread to thread, and what of the past it names. */
export interface DocumentOut {
  readonly kind: 'document';
  /** The match's time when it is handed over, Unix ms: whoever sets this computer's clock does not set that. */
  readonly nowMs: number;
  readonly audience: HomeAudience;
  readonly etag: string;
  readonly body: string;
  /** Ids of the parts of the past that it names. */
  readonly named: readonly string[];
  /** Those of them that this thread was not given before, by id. */
  readonly parts: ReadonlyMap<string, string>;
}

/** Files by which a match is followed from outside; those before are gone. */
export interface FilesOut {
  readonly kind: 'files';
  readonly files: readonly LiveFile[];
}

/** To the thread. */
export type ToThread =
  | DocumentOut
  | FilesOut
  | { readonly kind: 'access'; readonly accessState: AccessState }
  | { readonly kind: 'away'; readonly away: readonly string[] };

/** How viewers are served. */
export interface ThreadLoad {
  readonly connections: number;
  readonly requestsPerSecond: number;
  readonly edges: readonly EdgeView[];
  readonly feeds: readonly FeedView[];
}

/** From it: it listens, it cannot, or how many are there (from time to time). */
export type FromThread =
  | { readonly kind: 'listens'; readonly port: number }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'warned'; readonly text: string }
  | { readonly kind: 'load'; readonly load: ThreadLoad };

import { packed, type Packed } from '../../http/packed';
import type { LiveFile } from '../livePgn/files';
import { homeRow, said, type HomeRow } from './route';

const FILE = /^\/(live\.[a-z]+)$/;

/** Any cache may keep it for a moment: whoever follows asks every few seconds. */
const FOR_A_SECOND = 'public, max-age=1';

export interface LiveFiles {
  /**
   * GET /live.pgn and /live.ENDING, the match as programs follow it; 404 where nothing is to be followed, or not so.
   */
  readonly rows: readonly HomeRow[];
  /** These are there from now on, and no others. */
  put(files: readonly LiveFile[]): void;
}

export const createLiveFiles = (): LiveFiles => {
  let there = new Map<string, { readonly file: LiveFile; readonly body: Packed }>();
  return {
    rows: [
      homeRow(FILE, ({ groups: [name = ''] }) => {
        const found = there.get(name);
        if (found === undefined) return said(404, 'Nothing is followed by this address now.');
        const { file, body } = found;
        const headers = { etag: `"${file.digest}"` };
        return { status: 200, type: file.mediaType, cache: FOR_A_SECOND, body, headers };
      }),
    ],
    put: (files) => {
      there = new Map(files.map((file) => [file.name, { file, body: packed(file.body) }]));
    },
  };
};

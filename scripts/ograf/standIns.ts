import { join } from 'node:path';
import type { Plugin } from 'vite';
import { PROJECT_FOLDER } from '../lib/project';

const CLIENT = join(PROJECT_FOLDER, 'bundles', 'chess-match', 'src', 'client');

/** The files of the client that reach for a server of ours, and what stands in their place elsewhere. */
export const STAND_INS: Readonly<Record<string, string>> = Object.fromEntries(
  ['connection', 'published'].map((name) => [
    join(CLIENT, `${name}.ts`),
    join(PROJECT_FOLDER, 'graphics', 'ograf', 'client', `${name}.ts`),
  ]),
);

/** Puts them in their place, whoever imports them. */
export const standIns = (): Plugin => ({
  name: 'ograf-stand-ins',
  enforce: 'pre',
  resolveId: {
    filter: { id: /(?:connection|published)$/ },
    async handler(source, importer) {
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved === null ? null : (STAND_INS[resolved.id] ?? null);
    },
  },
});

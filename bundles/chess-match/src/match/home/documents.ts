import { AUDIENCES, type HomeAudience } from '../../contract/viewers';
import type { AccessStatus, AccessCheck } from './access/check';
import type { Pass } from './access/pass';
import { packed, type Packed } from '../../http/packed';
import { FOREVER } from '../../http/reply';
import { refused } from './access/refusal';
import { FOR_HOLDERS, JSON_TYPE, PRIVATE_FOREVER, said, homeRow, type HomeRow } from './route';
import { createPastParts } from './pastParts';

/** What viewers are given of the match: a document for each audience, and the parts of the past that these name. */
export interface Documents {
  /** @param etag "epoch-n" */
  put(audience: HomeAudience, etag: string, body: string): void;
  /**
   * A document names these parts now.
   * @param parts those of them that were not given before, by id
   * @returns ids of those that nobody may ask for any more
   */
  keepPast(audience: HomeAudience, named: readonly string[], parts: ReadonlyMap<string, string>): readonly string[];
  /** A part that everybody's document names; undefined where there is none. */
  part(id: string): string | undefined;
  /** The documents, and parts that whoever asks may have. */
  readonly open: readonly HomeRow[];
  /** Parts that he may not have: why. */
  readonly closed: HomeRow;
}

const DOCUMENT = /^\/viewers\/([a-z]+)\.json$/;
const PART = /^\/viewers\/past\/([\w-]+)\.json$/;

/** Any cache may keep it for a moment: it is the same for all. */
const FOR_ALL = 'public, max-age=1, stale-while-revalidate=5';

/** @param now monotonic ms */
export const createDocuments = (check: AccessCheck, now: () => number): Documents => {
  const documents = new Map<HomeAudience, { readonly etag: string; readonly ready: Packed }>();
  const pastParts = createPastParts(now);
  const statusesOf = (id: string, pass: Pass | null): readonly AccessStatus[] =>
    [...(pastParts.get(id)?.audiences ?? [])].map((audience) => check.at(audience, pass));
  return {
    put: (audience, tag, body) => void documents.set(audience, { etag: `"${tag}"`, ready: packed(body) }),
    keepPast: pastParts.put,
    part: (id) => {
      const part = pastParts.get(id);
      return part?.audiences.has('all') === true ? part.ready.plain.toString() : undefined;
    },
    open: [
      homeRow(DOCUMENT, ({ pass, groups: [name] }) => {
        const audience = AUDIENCES.find((known) => known === name);
        if (audience === undefined) return refused(404);
        const status = check.at(audience, pass);
        if (status !== 200) return refused(status);
        const document = documents.get(audience);
        if (document === undefined) return said(503, 'Nothing to show yet.');
        const { etag, ready: body } = document;
        const cache = check.isOpenToAll(audience) ? FOR_ALL : FOR_HOLDERS;
        return { status, type: JSON_TYPE, cache, body, headers: { etag } };
      }),
      homeRow(PART, ({ pass, groups: [id = ''] }) => {
        const part = pastParts.get(id);
        if (part === undefined || !statusesOf(id, pass).includes(200)) return null;
        const isForAll = [...part.audiences].some(check.isOpenToAll);
        return { status: 200, type: JSON_TYPE, cache: isForAll ? FOREVER : PRIVATE_FOREVER, body: part.ready };
      }),
    ],
    closed: homeRow(PART, ({ pass, groups: [id = ''] }) => {
      const statuses = statusesOf(id, pass);
      const why = ([410, 403] as const).find((status) => statuses.includes(status));
      return why === undefined ? null : refused(why);
    }),
  };
};

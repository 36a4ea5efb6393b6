import { gzipSync } from 'node:zlib';
import type { HomeAudience } from '../../contract/viewers';

/** Something that goes over the wire, made once for all who ask. */
export interface Ready {
  readonly plain: Buffer;
  readonly zipped: Buffer;
}

export const readyOf = (body: string): Ready => {
  const plain = Buffer.from(body);
  return { plain, zipped: gzipSync(plain) };
};

/** A part, and whose documents named it. */
export interface Part {
  readonly ready: Ready;
  readonly audiences: ReadonlySet<HomeAudience>;
}

/** Parts of the past as they are asked for. */
export interface Shelf {
  /**
   * A document names these now; what none has named for a while is thrown away.
   * @param parts those of them that were not put here before, by id
   * @returns ids of what was thrown away
   */
  put(audience: HomeAudience, named: readonly string[], parts: ReadonlyMap<string, string>): readonly string[];
  get(id: string): Part | undefined;
}

/** As long as a page may still have the document that named it. */
const KEPT_FOR_MS = 10 * 60_000;

/** @param now monotonic ms */
export const createShelf = (now: () => number): Shelf => {
  const shelf = new Map<string, { readonly ready: Ready; readonly audiences: Set<HomeAudience>; namedMs: number }>();
  return {
    put: (audience, named, parts) => {
      const nowMs = now();
      for (const [id, body] of parts)
        if (!shelf.has(id)) shelf.set(id, { ready: readyOf(body), audiences: new Set(), namedMs: nowMs });
      for (const id of named) {
        const kept = shelf.get(id);
        kept?.audiences.add(audience);
        if (kept !== undefined) kept.namedMs = nowMs;
      }
      const gone = [...shelf].flatMap(([id, { namedMs }]) => (nowMs - namedMs > KEPT_FOR_MS ? [id] : []));
      for (const id of gone) shelf.delete(id);
      return gone;
    },
    get: (id) => shelf.get(id),
  };
};

import type { HomeAudience } from '../../contract/viewers';
import { packed, type Packed } from '../../http/packed';

/** A part, and whose documents named it. */
export interface Part {
  readonly ready: Packed;
  readonly audiences: ReadonlySet<HomeAudience>;
}

/** Parts of the past as they are asked for. */
export interface PastParts {
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
export const createPastParts = (now: () => number): PastParts => {
  const known = new Map<string, { readonly ready: Packed; readonly audiences: Set<HomeAudience>; namedMs: number }>();
  return {
    put: (audience, named, parts) => {
      const nowMs = now();
      for (const [id, body] of parts)
        if (!known.has(id)) known.set(id, { ready: packed(body), audiences: new Set(), namedMs: nowMs });
      for (const id of named) {
        const kept = known.get(id);
        kept?.audiences.add(audience);
        if (kept !== undefined) kept.namedMs = nowMs;
      }
      const gone = [...known].flatMap(([id, { namedMs }]) => (nowMs - namedMs > KEPT_FOR_MS ? [id] : []));
      for (const id of gone) known.delete(id);
      return gone;
    },
    get: (id) => known.get(id),
  };
};

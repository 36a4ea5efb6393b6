import { AUDIENCES, teamOf, type HomeAudience, type HomeDocument } from '../../contract/viewers';
import { TEAMS, type AccessState } from './access/check';
import { createEdge, revokedName, type Edge, type EdgeParts, type EdgeView } from './edge';

/** Below an engine's own address, which is that of the page it served; of a link, below the link. */
const LIVE = 'live';

/** Gives every engine what viewers may have. */
export interface Publisher {
  /**
   * @param parts of the past that were not given before, by id
   * @param gone ids of those that nobody may ask for any more
   */
  put(audience: HomeAudience, body: string, parts: ReadonlyMap<string, string>, gone: readonly string[]): void;
  /** Others are let in from now on; who is not any more is sent out. */
  letIn(accessState: AccessState): void;
  /** Asks each how it is. */
  look(): void;
  views(): readonly EdgeView[];
}

/** What there is for an audience. */
interface Given {
  readonly body: string;
  readonly parts: Map<string, string>;
}

/** The channel of those who come with a link. Open channels are called as their audience is. */
const heldChannel = (audience: HomeAudience): string => `${audience}-held`;
const openPart = (id: string): string => `past/${id}.json`;
const heldPart = (audience: HomeAudience, id: string): string => `${heldChannel(audience)}/past/${id}.json`;

/** What is for nobody, or for holders alone, is taken from where it lay open: an engine may have it from before. */
const place = (
  edge: Edge,
  audience: HomeAudience,
  access: AccessState['access']['white'],
  given: Given | undefined,
): void => {
  const team = teamOf(audience);
  const { body = null, parts = new Map<string, string>() } = given ?? {};
  if (access === 'public') {
    for (const [id, part] of parts) edge.keep(openPart(id), part);
    if (body !== null) edge.put(audience, body);
  } else edge.put(audience, null);
  if (team === null) return;
  for (const [id, part] of parts) edge.keep(heldPart(team, id), access === 'links' ? part : null);
  // Where everybody is let in a link goes on to be good.
  if (access === 'off') edge.put(heldChannel(team), null);
  else if (body !== null) edge.put(heldChannel(team), body);
};

/**
 * @param urls where engines take documents
 * @param ask talks to one of them; null: they are left alone
 * @param first who is let in at first
 * @param now monotonic ms
 */
export const createPublisher = (
  urls: readonly string[],
  ask: ((url: string) => EdgeParts['ask']) | null,
  first: AccessState,
  now: () => number,
): Publisher => {
  const edgeAt = (url: string, askIt: EdgeParts['ask']): Edge =>
    createEdge({ url, ask: askIt, now, later: (action, ms) => void setTimeout(action, ms), random: Math.random });
  const edges = ask === null ? [] : urls.map((url) => edgeAt(url, ask(url)));
  const given = new Map<HomeAudience, Given>();
  let accessState: AccessState = { ...first, closed: { white: [], black: [] } };

  const placeIn = (edge: Edge, audience: HomeAudience): void => {
    const team = teamOf(audience);
    place(edge, audience, team === null ? 'public' : accessState.access[team], given.get(audience));
  };
  const letIn = (next: AccessState): void => {
    const before = accessState;
    accessState = next;
    for (const edge of edges) {
      for (const audience of AUDIENCES) placeIn(edge, audience);
      for (const team of TEAMS) {
        const [was, is] = [before.closed[team], next.closed[team]];
        for (const link of is) if (!was.includes(link)) edge.shut(heldChannel(team), link);
        for (const link of was) if (!is.includes(link)) edge.keep(revokedName(link), null);
      }
    }
  };
  letIn(first);
  return {
    put: (audience, body, parts, gone) => {
      if (edges.length === 0) return;
      const document = JSON.parse(body) as HomeDocument;
      const pushed = JSON.stringify({ ...document, live: LIVE } satisfies HomeDocument);
      const kept = given.get(audience)?.parts ?? new Map<string, string>();
      for (const [id, part] of parts) kept.set(id, part);
      given.set(audience, { body: pushed, parts: kept });
      for (const id of gone) for (const { parts: known } of given.values()) known.delete(id);
      for (const edge of edges) {
        placeIn(edge, audience);
        for (const id of gone)
          for (const name of [openPart(id), heldPart('white', id), heldPart('black', id)]) edge.keep(name, null);
      }
    },
    letIn,
    look: () => {
      for (const edge of edges) void edge.look();
    },
    views: () => edges.map((edge) => edge.view()),
  };
};

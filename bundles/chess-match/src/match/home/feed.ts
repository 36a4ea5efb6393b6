import { randomUUID } from 'node:crypto';
import {
  AUDIENCES,
  type HomeAudience,
  type HomeDocument,
  type HomeMedia,
  type HomeSources,
} from '../../contract/viewers';
import type { Log } from '../base/log';
import { planCheck } from '../publish/plannedCheck';
import { createLine, type Line } from './line';
import type { Past } from './past';
import type { Teller } from './teller';

/** Who speaks changes several times a second: more often than this it is not told. */
const SPEAKING_EVERY_MS = 2000;
/** Said again though nothing changed: it fills whoever was started anew, and tells the pages that we are there. */
const HEARTBEAT_MS = 20_000;

/** What carries documents out of the house. */
export interface Outlet {
  /** @param parts of the past that the document names, by id */
  put(audience: HomeAudience, document: HomeDocument, parts: Past['parts']): void;
}

export interface FeedParts {
  readonly sources: () => HomeSources;
  /** One for each audience, of the match that the sources are of. */
  readonly createTeller: () => Teller;
  readonly outlet: Outlet;
  /** Of an audience, from what happens to when it is told. */
  readonly delayMs: (audience: HomeAudience) => number;
  /** What a document tells of picture and sound. */
  readonly media: (audience: HomeAudience) => HomeMedia | null;
  /** Unix ms. */
  readonly now: () => number;
  /** Runs an action after so many ms, in the place of the one it was last asked to run. */
  readonly later: (action: () => void, ms: number) => void;
  readonly log: Log;
}

/** Follows the public views, and puts out what each audience may know: as it is, or as it was a while ago. */
export interface Feed {
  /** Something changed. Looked at in a quiet moment: nobody who plays waits for it. */
  changed(): void;
  /** Only who speaks changed. */
  spoken(): void;
}

/** A line for each audience: a team's shows what everybody sees while there is nothing of its own. */
const linesOf = ({ createTeller, outlet, delayMs, media, now }: FeedParts): ReadonlyMap<HomeAudience, Line> => {
  const start = randomUUID().slice(0, 8);
  const lines = new Map<HomeAudience, Line>();
  for (const audience of AUDIENCES)
    lines.set(
      audience,
      createLine(audience, {
        teller: createTeller(),
        start,
        delayMs: () => delayMs(audience),
        media: () => media(audience),
        put: (document, parts) => outlet.put(audience, document, parts),
        everybodys: () => lines.get('all')?.sent() ?? null,
        now,
      }),
    );
  return lines;
};

export const createFeed = (feedParts: FeedParts): Feed => {
  const { sources, now, later, log } = feedParts;
  const lines = linesOf(feedParts);
  let spokenAtMs = -Infinity;
  /**
   * Who speaks as it was last told: a look for another reason tells it no sooner, or its moment would tell of that
   * reason.
   */
  let { speaking } = sources();

  const repeat = (): void => {
    for (const line of lines.values()) {
      const sent = line.sent();
      if (sent !== null && now() - sent.atMs >= HEARTBEAT_MS) line.repeat();
    }
  };
  const planAt = planCheck({
    now,
    later,
    check: () => {
      const found = sources();
      if (now() >= spokenAtMs) ({ speaking } = found);
      for (const line of lines.values()) {
        line.hold({ ...found, speaking });
        line.putDue();
      }
      repeat();
      const all = [...lines.values()];
      const held = all.flatMap((line) => line.nextMs() ?? []);
      const spoken = spokenAtMs > now() ? [spokenAtMs] : [];
      const beats = all.flatMap((line) => line.sent() ?? []).map(({ atMs }) => atMs + HEARTBEAT_MS);
      return Math.min(now() + HEARTBEAT_MS, ...held, ...spoken, ...beats);
    },
    failure: 'What viewers at home see could not be worked out; they see what they saw before.',
    againMs: HEARTBEAT_MS,
    log,
  });
  return {
    changed: () => planAt(now()),
    spoken: () => {
      // A look that is still to come tells of this change too.
      if (spokenAtMs <= now()) spokenAtMs = Math.max(now(), spokenAtMs + SPEAKING_EVERY_MS);
      planAt(spokenAtMs);
    },
  };
};

import { randomUUID } from 'node:crypto';
import {
  AUDIENCES,
  DOCUMENT_VERSION,
  teamOf,
  type HomeAudience,
  type HomeDocument,
  type HomeContent,
  type HomeMedia,
  type HomeSources,
} from '../../contract/viewers';
import type { Log } from '../base/log';
import { homeContent, withMatchOf } from './content';
import type { Past } from './past';
import { createRelease, type Held, type Release } from './release';
import type { Look, Teller } from './teller';
import type { Told } from './told';

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

/** What is held of one moment. */
interface Holding {
  /** What it was made from. */
  readonly sources: HomeSources;
  readonly content: HomeContent;
  /** The content, by which two are compared. */
  readonly json: string;
  readonly parts: Past['parts'];
}

const holding = (sources: HomeSources, content: HomeContent, parts: Past['parts']): Holding => ({
  sources,
  content,
  parts,
  json: JSON.stringify(content),
});

/** Of one audience: how much went out, and what is held. */
interface Line {
  n: number;
  /** Whom it is of, as the match names the team; null: everybody, or nobody yet. */
  team: string | null;
  /** What went out is of another team than what is held. */
  isOfOthers: boolean;
  readonly teller: Teller;
  readonly release: Release<Holding>;
}

/** What an audience was told last, and when. */
interface Sent {
  readonly document: HomeDocument;
  readonly parts: Past['parts'];
  readonly atMs: number;
}

/** A moment as it is held of an audience. */
const toldTo = (audience: HomeAudience, { sources, past: { list, parts } }: Told): Holding =>
  holding(sources, homeContent(audience, sources, list), parts);

export const createFeed = (feedParts: FeedParts): Feed => {
  const { sources, createTeller, outlet, delayMs, media, now, later, log } = feedParts;
  const start = randomUUID().slice(0, 8);
  const lines = new Map<HomeAudience, Line>(
    AUDIENCES.map((audience) => [
      audience,
      {
        n: 0,
        team: null,
        isOfOthers: false,
        teller: createTeller(),
        release: createRelease<Holding>({
          delayMs: () => delayMs(audience),
          instead: ({ sources: then, content }, before) =>
            holding(then, withMatchOf(before.content, content), before.parts),
          isSame: (one, other) => one.json === other.json,
        }),
      },
    ]),
  );
  const sent = new Map<HomeAudience, Sent>();
  let spokenAtMs = -Infinity;
  /**
   * Who speaks as it was last told: a look for another reason tells it no sooner, or its moment would tell of that
   * reason.
   */
  let { speaking } = sources();

  /** Whom a team's viewers hear is for them alone: once another team has its colour, nobody is given any more of it. */
  const passOn = (audience: HomeAudience, line: Line, { match }: HomeContent): void => {
    const colour = teamOf(audience);
    if (colour === null) return;
    const { name } = match.teams[colour];
    if (line.team !== null && line.team !== name) {
      line.release.clear();
      line.isOfOthers = true;
    }
    line.team = name;
  };
  const heldAgain =
    (audience: HomeAudience, match: string | null, again: NonNullable<Look['again']>) =>
    (held: Held<Holding>): Held<Holding> => {
      if (held.match !== match) return held;
      const told = again(held.value.sources, held.reckoning.entries);
      return { ...held, value: toldTo(audience, told), reckoning: told.reckoning };
    };
  const hold = (audience: HomeAudience, line: Line, found: HomeSources): void => {
    const match = found.match.matchId;
    const look = line.teller.look(found, delayMs(audience));
    if (look.again !== null) line.release.tellAgain(heldAgain(audience, match, look.again));
    const told = look.now();
    const value = toldTo(audience, told);
    passOn(audience, line, value.content);
    line.release.hold({ value, atMs: now(), reckoning: told.reckoning, match });
  };
  const send = (audience: HomeAudience, document: HomeDocument, parts: Past['parts']): void => {
    sent.set(audience, { document, parts, atMs: now() });
    outlet.put(audience, document, parts);
  };
  /** Until there is something of the team that has the colour now, its viewers see what everybody sees. */
  const cover = (audience: HomeAudience, line: Line): void => {
    const everybodys = sent.get('all');
    if (!line.isOfOthers || everybodys === undefined) return;
    line.isOfOthers = false;
    if (!sent.has(audience)) return;
    line.n += 1;
    const document = { ...everybodys.document, audience, n: line.n, media: media(audience) };
    send(audience, document, everybodys.parts);
  };
  const put = (audience: HomeAudience, line: Line): void => {
    const due = line.release.due(now());
    if (due === null) return cover(audience, line);
    line.n += 1;
    line.isOfOthers = false;
    const document: HomeDocument = {
      v: DOCUMENT_VERSION,
      epoch: `${start}-${due.match ?? 'none'}`,
      n: line.n,
      at: due.atMs,
      delayMs: delayMs(audience),
      live: null,
      media: media(audience),
      ...due.value.content,
    };
    send(audience, document, due.value.parts);
  };
  const heartbeat = (): void => {
    const nowMs = now();
    for (const [audience, { document, parts, atMs }] of sent) {
      const line = lines.get(audience);
      if (line === undefined || nowMs - atMs < HEARTBEAT_MS) continue;
      line.n += 1;
      // Where the delay has grown, time stands until it is that late; what is out now is no later than that.
      const at = Math.max(document.at, nowMs - delayMs(audience));
      const heldMs = Math.max(0, Math.min(delayMs(audience), nowMs - at));
      send(audience, { ...document, n: line.n, at, delayMs: heldMs, media: media(audience) }, parts);
    }
  };
  let plannedMs: number | null = null;
  const planAt = (atMs: number): void => {
    if (plannedMs !== null && plannedMs <= atMs) return;
    plannedMs = atMs;
    later(look, Math.max(0, atMs - now()));
  };
  const look = (): void => {
    plannedMs = null;
    try {
      const found = sources();
      if (now() >= spokenAtMs) ({ speaking } = found);
      for (const [audience, line] of lines) {
        hold(audience, line, { ...found, speaking });
        put(audience, line);
      }
      heartbeat();
    } catch (error) {
      log.error('What viewers at home see could not be worked out; they see what they saw before.', error);
      return planAt(now() + HEARTBEAT_MS);
    }
    const held = [...lines.values()].flatMap(({ release }) => release.nextMs() ?? []);
    const spoken = spokenAtMs > now() ? [spokenAtMs] : [];
    const beats = [...sent.values()].map(({ atMs }) => atMs + HEARTBEAT_MS);
    planAt(Math.min(now() + HEARTBEAT_MS, ...held, ...spoken, ...beats));
  };
  return {
    changed: () => planAt(now()),
    spoken: () => {
      // A look that is still to come tells of this change too.
      if (spokenAtMs <= now()) spokenAtMs = Math.max(now(), spokenAtMs + SPEAKING_EVERY_MS);
      planAt(spokenAtMs);
    },
  };
};

import {
  DOCUMENT_VERSION,
  teamOf,
  type HomeAudience,
  type HomeContent,
  type HomeDocument,
  type HomeMedia,
  type HomeSources,
} from '../../contract/viewers';
import { homeContent, withMatchOf } from './content';
import type { Past } from './past';
import { createRelease, type Held } from './release';
import type { Retelling, Teller } from './teller';
import type { DocumentSource } from './tale';

export interface LineParts {
  readonly teller: Teller;
  /** How the documents of this start are named. */
  readonly start: string;
  /** From what happens to when it is told. */
  readonly delayMs: () => number;
  /** What a document tells of picture and sound. */
  readonly media: () => HomeMedia | null;
  /** @param parts of the past that the document names, by id */
  readonly put: (document: HomeDocument, parts: Past['parts']) => void;
  /** What everybody was told last. */
  readonly everybodys: () => Sent | null;
  /** Unix ms. */
  readonly now: () => number;
}

/** What an audience was told last, and when. */
export interface Sent {
  readonly document: HomeDocument;
  readonly parts: Past['parts'];
  readonly atMs: number;
}

/** What one audience is told: held for as long as its delay says, then put out. */
export interface Line {
  /** What it may know of this moment, to be told when it is due. */
  hold(found: HomeSources): void;
  /** Puts out what is due. */
  putDue(): void;
  /** Says again what was said last, as the time is now. */
  repeat(): void;
  sent(): Sent | null;
  /** When something more will be due; null: nothing is held. Unix ms. */
  nextMs(): number | null;
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

/** A moment as it is held of an audience. */
const toldTo = (audience: HomeAudience, { sources, past: { list, parts } }: DocumentSource): Holding =>
  holding(sources, homeContent(audience, sources, list), parts);

const toldAgain =
  (audience: HomeAudience, match: string | null, recast: NonNullable<Retelling['recast']>) =>
  (held: Held<Holding>): Held<Holding> => {
    if (held.match !== match) return held;
    const retold = recast(held.value.sources, held.reckoning.entries);
    return { ...held, value: toldTo(audience, retold), reckoning: retold.reckoning };
  };

export const createLine = (audience: HomeAudience, parts: LineParts): Line => {
  const { teller, start, delayMs, media, everybodys, now } = parts;
  const release = createRelease<Holding>({
    delayMs,
    instead: ({ sources: then, content }, before) => holding(then, withMatchOf(before.content, content), before.parts),
    isSame: (one, other) => one.json === other.json,
  });
  /** How much went out. */
  let n = 0;
  let sent: Sent | null = null;
  /** Whom it is of, as the match names the team; null: everybody, or nobody yet. */
  let team: string | null = null;
  /** What went out is of another team than what is held. */
  let isOfOthers = false;

  /** Whom a team's viewers hear is for them alone: once another team has its colour, nobody is given any more of it. */
  const passOn = ({ match }: HomeContent): void => {
    const colour = teamOf(audience);
    if (colour === null) return;
    const { name } = match.teams[colour];
    if (team !== null && team !== name) {
      release.clear();
      isOfOthers = true;
    }
    team = name;
  };
  const send = (document: Omit<HomeDocument, 'n'>, its: Past['parts']): void => {
    n += 1;
    sent = { document: { ...document, n }, parts: its, atMs: now() };
    parts.put(sent.document, its);
  };
  /** Until there is something of the team that has the colour now, its viewers see what everybody sees. */
  const cover = (): void => {
    const all = everybodys();
    if (!isOfOthers || all === null) return;
    isOfOthers = false;
    if (sent !== null) send({ ...all.document, audience, media: media() }, all.parts);
  };
  return {
    hold: (found) => {
      const match = found.match.matchId;
      const look = teller.retell(found, delayMs());
      if (look.recast !== null) release.tellAgain(toldAgain(audience, match, look.recast));
      const current = look.now();
      const value = toldTo(audience, current);
      passOn(value.content);
      release.hold({ value, atMs: now(), reckoning: current.reckoning, match });
    },
    putDue: () => {
      const due = release.due(now());
      if (due === null) return cover();
      isOfOthers = false;
      const { content, parts: its } = due.value;
      const epoch = `${start}-${due.match ?? 'none'}`;
      send(
        { v: DOCUMENT_VERSION, epoch, at: due.atMs, delayMs: delayMs(), live: null, media: media(), ...content },
        its,
      );
    },
    repeat: () => {
      if (sent === null) return;
      const nowMs = now();
      // Where the delay has grown, time stands until it is that late; what is out now is no later than that.
      const at = Math.max(sent.document.at, nowMs - delayMs());
      const heldMs = Math.max(0, Math.min(delayMs(), nowMs - at));
      send({ ...sent.document, at, delayMs: heldMs, media: media() }, sent.parts);
    },
    sent: () => sent,
    nextMs: () => release.nextMs(),
  };
};

import type { BoardView, Side } from '@schemas/boards';
import type { PeopleView, Person } from '@schemas/people';
import { presentScore, withPresentBoards, withPresentGame } from './formerViews';
import type { Team } from './places';
import type { Replicants } from './replicants';
import type { NameFor } from './views';

/** Whom a document is for: everybody at home, or those who listen to one team. */
export const AUDIENCES = ['all', 'white', 'black'] as const;

export type HomeAudience = (typeof AUDIENCES)[number];

/** The team an audience listens to; null: none. */
export const teamOf = (audience: HomeAudience): Team | null => (audience === 'all' ? null : audience);

/** The views a document is made from: public ones alone, by the table; what is a secret cannot leave the house here. */
export type HomeSources = Pick<Replicants, NameFor<'home'>>;

/** A person as he is named at home: at which work table he sits and by what he is heard is the house's. */
export type HomePerson = Pick<Person, 'id' | 'name' | 'title'>;

/** Who plays for a team on a board of its own. */
export interface HomePlayer {
  readonly board: number;
  readonly team: Team;
  readonly name: string;
}

export interface HomeTeam extends Pick<PeopleView['white'], 'name' | 'short'> {
  readonly people: readonly HomePerson[];
}

/**
 * What a team may do in its turn besides moving, by the names that the game gives, without why it may not do the rest.
 */
export interface HomeOptions {
  readonly acts: readonly string[];
  readonly boards: readonly { readonly board: number; readonly acts: readonly string[] }[];
}

/** How the match stood after a turn that counts; the first is the beginning. */
export interface HomeMoment {
  /** Turns committed until then. */
  readonly ply: number;
  /** As the game labels it, "24..."; empty at the beginning. */
  readonly turn: string;
  readonly thread: string;
  /** Who made it; null at the beginning. */
  readonly side: Side | null;
  /** The turn as a turn line. */
  readonly line: string;
  /** Those that were or had been played on. */
  readonly boards: readonly BoardView[];
  /** Half-points. */
  readonly score: Readonly<Record<Side, number>>;
  /** What the game alone counts, by the names that it gives. */
  readonly counts: Readonly<Record<string, number>>;
  /** Both clocks of its thread, ms; null as long as none was started. */
  readonly remainingMs: Readonly<Record<Side, number>> | null;
}

/**
 * The turns that were released, in parts of so many: GET /viewers/past/ID.json, a list of moments. An ID says what is
 * in its part, so that a part may be kept for ever; a turn of the past that becomes another one has another ID.
 */
export interface HomePast {
  /** Moments over all parts, the beginning counted. */
  readonly moments: number;
  /** Ids of the parts, the first part first: each but the last holds MOMENTS_IN_PART. */
  readonly parts: readonly string[];
}

export const MOMENTS_IN_PART = 16;

/**
 * A match that is over, in the list GET /viewers/archive/index.json; its last document is GET
 * /viewers/archive/MATCH.json.
 */
export interface HomeKept {
  readonly matchId: string;
  readonly event: string;
  readonly game: string | null;
  readonly white: string;
  readonly black: string;
  /** Half-points. */
  readonly score: Readonly<Record<Side, number>>;
  readonly turns: number;
  /** Unix ms. */
  readonly endedMs: number;
}

type Match = HomeSources['match'];

/** Without the number of its last entry: a number that grew and nothing beside it tells of what was taken back. */
export type HomeThread = Omit<Match['threads'][number], 'version'>;

/** On which boards the past was corrected, and not from what: that may never have been shown. */
export interface HomeCorrection extends Omit<NonNullable<Match['correction']>, 'seq' | 'moves'> {
  readonly moves: readonly { readonly board: number }[];
}

/** Without what is of no use at home, and the journal's numbers: they count what was never shown, too. */
export interface HomeMatch extends Omit<Match, 'version' | 'settings' | 'correction' | 'threads'> {
  readonly correction: HomeCorrection | null;
  readonly threads: readonly HomeThread[];
}

/** All that a page at home draws, whole: never a difference to another document. */
export interface HomeContent {
  readonly audience: HomeAudience;
  readonly match: HomeMatch;
  /** Those that are or were played on. */
  readonly boards: readonly BoardView[];
  readonly clocks: HomeSources['clocks'];
  readonly score: HomeSources['score'];
  readonly course: HomeSources['course'];
  /** The last few; the rest is in the record of the game. */
  readonly turns: HomeSources['turns']['turns'];
  /** What the game tells of its own; null where it has nothing. */
  readonly play: HomeSources['play'];
  /** What the team of this audience may do in the turn it has to make; null for others and while it has none. */
  readonly options: HomeOptions | null;
  readonly people: {
    readonly white: HomeTeam;
    readonly black: HomeTeam;
    readonly others: readonly HomePerson[];
  };
  /** Where boards are played apart; documents kept by earlier releases have none. */
  readonly players?: readonly HomePlayer[];
  /** Ids of those whom this audience hears. */
  readonly speaking: readonly string[];
  readonly past: HomePast;
}

/**
 * Where picture and sound are: AUDIENCE/av.m3u8 below the address, and AUDIENCE/a.m3u8, sound alone; HLS, whose
 * EXT-X-PROGRAM-DATE-TIME is in the time base of `at`. There is a feed, or there will be: a stream may be away.
 */
export interface HomeMedia {
  /** Below the page's own address, or a whole one. */
  readonly address: string;
  readonly feeds: readonly HomeAudience[];
}

/** GET /viewers/AUDIENCE.json */
export interface HomeDocument extends HomeContent {
  /** Of this shape: a page that knows a lower one loads itself again. */
  readonly v: number;
  /** Another one after each start of the server and for each match: then `n` begins again. */
  readonly epoch: string;
  /** Grows within an epoch; a page ignores what is not above what it has. */
  readonly n: number;
  /** When it was so, the server's time, Unix ms; it is shown `delayMs` later. */
  readonly at: number;
  readonly delayMs: number;
  /** Where documents are pushed, below the page's own address, without the audience; null: they are only asked for. */
  readonly live: string | null;
  /** Null: there is nothing but the match. */
  readonly media: HomeMedia | null;
}

export const DOCUMENT_VERSION = 2;

/** Gives a document of any release, in today's shape. */
export const presentDocument = (stored: HomeDocument): HomeDocument =>
  stored.v === DOCUMENT_VERSION
    ? stored
    : withPresentBoards({ ...withPresentGame(stored), score: presentScore(stored.score), v: DOCUMENT_VERSION });

export { presentMoment } from './formerViews';

/** A match that is over, whole in one file: GET /viewers/files/MATCH.json. */
export interface HomeFile {
  /** Says what the file is, to who finds it somewhere. */
  readonly format: typeof FILE_FORMAT;
  /** As it was released last. */
  readonly document: HomeDocument;
  /** The bodies of the parts that the document names, by id. */
  readonly parts: Readonly<Record<string, readonly HomeMoment[]>>;
}

export const FILE_FORMAT = 'chess-broadcast/viewers';

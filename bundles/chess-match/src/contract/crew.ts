import type { Audience } from './views';

/**
 * What only shows: graphics in an OBS, or in the browser of a screen. Those of a team's own viewers show what it tries,
 * too; `obs-home` is of pictures that are seen at home and nowhere in the hall.
 */
export const PICTURES = ['obs', 'obs-home', 'obs-white', 'obs-black'] as const;

export type Pictures = (typeof PICTURES)[number];

/** Where somebody of the crew works on another machine than the server's: what a key is given for. */
export const WORKPLACES = [
  'operator',
  'director',
  'arbiter',
  'commentator',
  'setup',
  ...PICTURES,
  /** A program of somebody else's, which is told what everybody at home may know. */
  'reader',
] as const;

export type Workplace = (typeof WORKPLACES)[number];

export const isPictures = (workplace: Workplace): workplace is Pictures =>
  PICTURES.some((known) => known === workplace);

/** What is there to show or to read, and where nobody works. */
export const readsOnly = (workplace: Workplace): boolean => workplace === 'reader' || isPictures(workplace);

const PANELS: readonly Audience[] = ['public', 'crew', 'story'];

/**
 * Whose views each workplace is given: what a team thinks goes to the director who shows it, and to its own viewers'
 * pictures; what nobody in the hall may see goes to pictures that leave the house.
 */
export const AUDIENCES_AT: Readonly<Record<Workplace, readonly Audience[]>> = {
  operator: PANELS,
  director: [...PANELS, 'white', 'black'],
  arbiter: PANELS,
  commentator: PANELS,
  setup: PANELS,
  obs: ['public'],
  'obs-home': ['public', 'story'],
  'obs-white': ['public', 'white'],
  'obs-black': ['public', 'black'],
  // It is told by a socket of its own, as late as everything that leaves the house.
  reader: [],
};

/** What opens a place to one device, once. */
export interface Code<Place> {
  readonly id: string;
  readonly place: Place;
  /** As the crew calls who is to enter it; "" without a name. */
  readonly name: string;
  /** To be typed in. */
  readonly code: string;
  /** To be carried by a picture for a camera, in the fragment of an address. */
  readonly secret: string;
  /** Unix ms. */
  readonly expiresAtMs: number;
}

/**
 * Whether the OBS and feeds of the teams are whose the configuration says: not since the teams have changed colours, or
 * nobody knows since an update or a loss.
 */
export type MachinesState = 'right' | 'turned' | 'unclear';

/**
 * Whether the server's own machine is believed; `in_front`: it is, though something passes others on to it; `asked`: it
 * has to show a key as everybody has.
 */
export type OwnMachine = 'believed' | 'in_front' | 'asked';

/** GET /chess-match/crew, on the server's own machine alone: a code opens a door. */
export interface CrewList {
  readonly ownMachine: OwnMachine;
  /** "http://studio-pc:9090": under which other machines reach the server, the likeliest first. */
  readonly addresses: readonly string[];
  readonly codes: readonly Code<Workplace>[];
  readonly keys: readonly {
    readonly id: string;
    readonly workplace: Workplace;
    /** Whose it is; "" without a name. */
    readonly name: string;
    /** Unix ms. */
    readonly givenAtMs: number;
    /** Nobody knows whose team's it is, since an update or a loss: it opens nothing. */
    readonly isUnclear: boolean;
  }[];
  /** The keys that provisioning writes into the addresses of OBS's sources: good until they are renewed. */
  readonly pictures: readonly PictureKey[];
  readonly machines: MachinesState;
}

export interface PictureKey {
  readonly of: Pictures;
  readonly key: string;
  /** Unix ms. */
  readonly madeAtMs: number;
}

/**
 * Asks, as POST /chess-match/crew: a code for a workplace; a code that is good no more; a key that is good no more;
 * another key for pictures; that the OBS and feeds of the teams are whose the configuration says.
 */
export type CrewAct =
  | { readonly issue: Workplace; readonly name: string }
  | { readonly drop: string }
  | { readonly revoke: string }
  | { readonly renew: Pictures }
  | { readonly machines: 'right' };

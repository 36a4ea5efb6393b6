/** Where somebody of the crew works on another machine than the server's: what a key is given for. */
export const WORKPLACES = ['operator', 'director', 'arbiter', 'commentator', 'setup', 'obs'] as const;

export type Workplace = (typeof WORKPLACES)[number];

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

/** GET /chess-match/crew, on the server's own machine alone: a code opens a door. */
export interface CrewList {
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
  }[];
}

/** POST /chess-match/crew: a code for a workplace; a code that is good no more; a key that is good no more. */
export type CrewAct =
  { readonly issue: Workplace; readonly name: string } | { readonly drop: string } | { readonly revoke: string };

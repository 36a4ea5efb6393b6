import type { Team } from './places';

/** Who gets a team's document: everybody, holders of a link, nobody. Everybody's document is for everybody. */
export const ACCESSES = ['public', 'links', 'off'] as const;

export type Access = (typeof ACCESSES)[number];

export interface AudienceRule {
  readonly access: Access;
  /** Beyond the delay of all that leaves the house. */
  readonly delaySeconds: number;
}

export type ViewersRules = Readonly<Record<Team, AudienceRule>>;

const OPEN: AudienceRule = { access: 'public', delaySeconds: 0 };

export const DEFAULT_VIEWERS_RULES: ViewersRules = { white: OPEN, black: OPEN };

export const MOST_DELAY_SECONDS = 600;
/** Is two weeks. */
export const MOST_LINK_HOURS = 336;
export const MOST_LINKS = 200;
export const LONGEST_LINK_NAME = 40;

/** A link that opens a team's document until its end. */
export interface ViewersLink {
  readonly id: string;
  /** Whom it was made for; "" without a name. */
  readonly name: string;
  readonly audience: Team;
  /** Its end, Unix ms. */
  readonly untilMs: number;
  /**
   * `turned`: its team has the other colour now, so it opens nothing until the colours are as they were. `unclear`:
   * nobody knows whose team's it is, since an update or a loss, so it opens nothing.
   */
  readonly state: 'good' | 'revoked' | 'over' | 'turned' | 'unclear';
  /** Below the address of the page, "v/white/1795302513/...": whoever has it is let in. */
  readonly path: string;
}

/** GET /chess-match/links: for those who set up an event, as a link opens a door. */
export interface ViewersLinks {
  /** Under which phones open the page of viewers, the likeliest first. */
  readonly addresses: readonly string[];
  readonly rules: ViewersRules;
  /** The newest first; those that ended are told for a day. */
  readonly links: readonly ViewersLink[];
}

/** Is the body of POST /chess-match/links/act. */
export type ViewersLinksAct =
  | ({ readonly rule: Team } & AudienceRule)
  | { readonly issue: Team; readonly name: string; readonly hours: number }
  | { readonly revoke: string };

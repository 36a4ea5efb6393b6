import type { AirView } from '@schemas/air';
import type { MatchView } from '@schemas/match';
import type { Person, TeamPeople } from '@schemas/people';
import type { SpokenView } from '@schemas/spoken';
import type { StatisticsView } from '@schemas/statistics';
import type { HomeContent, HomeMatch, HomePerson, HomeTeam } from './viewers';

/** Somebody as pictures name and show him: where he sits and by what he is heard is the house's. */
export interface LivePerson extends HomePerson, Pick<Person, 'role' | 'elo' | 'photo'> {}

export interface LiveTeam extends HomeTeam, Pick<TeamPeople, 'logo' | 'colour'> {
  readonly people: readonly LivePerson[];
}

/** With what was agreed before it, which pictures explain. */
export interface LiveMatch extends HomeMatch, Pick<MatchView, 'settings'> {}

/**
 * What other programs are told of the match: what everybody at home may know, what is on air, and what pictures of it
 * are drawn from. Nothing of a team, and no number of the journal's, which would count what was taken back.
 */
export interface LiveState extends Omit<HomeContent, 'audience' | 'options' | 'past' | 'match' | 'people'> {
  readonly match: LiveMatch;
  readonly people: {
    readonly white: LiveTeam;
    readonly black: LiveTeam;
    readonly others: readonly LivePerson[];
  };
  /** What is counted of the match. */
  readonly statistics: StatisticsView;
  /** For how long people have spoken. */
  readonly spoken: SpokenView;
  readonly air: AirView;
}

/** Values as people read them, for programs that only show a text. */
export interface LiveTexts {
  /** Points, "3½". */
  readonly score: { readonly white: string; readonly black: string };
  /** What is left on each clock at `at`, "1:04:55", by the clock's id. */
  readonly clocks: Readonly<Record<string, string>>;
}

/** GET /chess-match/live, and each message of the socket there: the whole state, never a difference to another one. */
export interface LiveMessage {
  /** Of this shape: a field may come to it, none changes its meaning. */
  readonly v: typeof LIVE_VERSION;
  /** The moment that is told, by the server's clock, Unix ms: a clock runs from what it had then. */
  readonly at: number;
  /** By how much it is told later than it was; 0 in the house. */
  readonly delayMs: number;
  /** Of the match, for the `expectedVersion` of commands; null for who sends none. */
  readonly version: number | null;
  readonly texts: LiveTexts;
  readonly state: LiveState;
}

export const LIVE_VERSION = 1;

/** Where it is had. */
export const LIVE_PATH = '/chess-match/live';

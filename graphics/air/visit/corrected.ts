import type { MatchView } from 'chess-match/client/contract';

/** What viewers are told of a correction of the past, in whichever game. */
export type Corrected = NonNullable<MatchView['correction']>;

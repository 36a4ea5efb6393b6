/** How a game stands in a report: what was played, and what was decided without play. */
export const TRF_RESULTS = ['1', '=', '0', 'W', 'D', 'L', '+', '-', 'H', 'F', 'U', 'Z'] as const;
export type TrfResult = (typeof TRF_RESULTS)[number];

/** A round of a player. */
export interface TrfRound {
  /** Starting rank of the opponent; null: none. */
  readonly opponent: number | null;
  /** null: not paired. */
  readonly colour: 'w' | 'b' | null;
  /** null: none yet. */
  readonly result: TrfResult | null;
}

export interface TrfPlayer {
  /** Starting rank, from 1. */
  readonly rank: number;
  readonly name: string;
  /** "GM"; empty: none. */
  readonly title: string;
  readonly rating: number | null;
  /** By the three letters of FIDE; empty: not known. */
  readonly federation: string;
  /** FIDE ID; empty: not known. */
  readonly fide: string;
  /** Halves as .5. */
  readonly points: number;
  readonly place: number;
  readonly rounds: readonly TrfRound[];
}

export interface TrfTeam {
  /** Pairing number, from 1. */
  readonly number: number;
  readonly name: string;
  readonly matchPoints: number;
  readonly gamePoints: number;
  readonly place: number;
  /** Starting ranks, in the order of boards. */
  readonly players: readonly number[];
}

/** Who sat for a team in a round where it was not as its list has it (record 300). */
export interface TrfLineUp {
  /** From 1. */
  readonly round: number;
  /** Pairing numbers. */
  readonly team: number;
  readonly opponent: number;
  /** Starting ranks, board by board. */
  readonly players: readonly number[];
}

/** How a match ended to which a team did not come: its White on the first board won, its Black, or neither came. */
export const TRF_FORFEITS = ['+-', '-+', '--'] as const;

/** A match that was forfeited on all its boards (record 330). */
export interface TrfForfeit {
  readonly kind: (typeof TRF_FORFEITS)[number];
  /** From 1. */
  readonly round: number;
  /** Pairing numbers. */
  readonly white: number;
  readonly black: number;
}

/** A tournament as FIDE's report format of 2026 has it (TRF26, in force since 2025-09-01), as far as we have it. */
export interface TrfReport {
  readonly name: string;
  /** "2026/11/27"; empty: not known. */
  readonly starts: string;
  readonly ends: string;
  /** As record 222 encodes it, "5400+30"; empty: not known. */
  readonly timeControl: string;
  readonly rounds: number;
  /** Of each round, "2026/11/27"; empty: not known. */
  readonly dates: readonly string[];
  /** The chief arbiter first. */
  readonly arbiters: readonly string[];
  readonly players: readonly TrfPlayer[];
  readonly teams: readonly TrfTeam[];
  readonly lineUps: readonly TrfLineUp[];
  readonly forfeits: readonly TrfForfeit[];
}

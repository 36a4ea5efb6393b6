import type { MatchView, ScoreView, Side } from 'chess-match/client';

interface Played {
  readonly match: Pick<MatchView, 'status' | 'boards'>;
  readonly score: Pick<ScoreView, Side | 'ledger'>;
}

/** How a match ended, from what every game publishes. */
export interface Ending {
  /** Null: nobody got anything, it was broken off. */
  readonly winner: Side | 'draw' | null;
  /** What the only board ended by; null where several did, each its own way. */
  readonly kind: string | null;
}

const winnerOf = ({ white, black }: Played['score']): Ending['winner'] => {
  if (white !== black) return white > black ? 'white' : 'black';
  return white === 0 ? null : 'draw';
};

/** Tells how the match ended; null while it is played. */
export const endingOf = ({ match, score }: Played): Ending | null =>
  match.status === 'over'
    ? { winner: winnerOf(score), kind: match.boards > 1 ? null : (score.ledger.at(-1)?.kind ?? null) }
    : null;

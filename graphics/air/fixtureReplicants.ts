import type { Replicants } from 'chess-match/client/contract';
import type { Fixture } from '../games/business/fixtures/fixtures';

/** A fixture as the state bundle would publish it: the values of a graphic's own fixtures begin with these. */
export const replicantsOf = ({ match, play, boards, clocks, score, options }: Fixture): Partial<Replicants> => ({
  boards: { boards: [...boards] },
  clocks,
  score,
  options,
  play,
  match,
});

import { CANNOT_START } from '../../bundles/chess-match/src/match/server/exitStatus';
import { MustMend } from '../../bundles/chess-match/src/match/server/mustMend';
import { complain } from './say';

/** What it gives; where a person must mend something first, this process ends with the words that say what. */
export const orEnd = <T>(action: () => T): T => {
  try {
    return action();
  } catch (error) {
    if (!(error instanceof MustMend)) throw error;
    complain(error.message);
    process.exit(CANNOT_START);
  }
};

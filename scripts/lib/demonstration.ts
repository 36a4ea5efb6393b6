import { DEMONSTRATION_NAME } from '../../bundles/chess-match/src/match/server/supervised';
import { complain } from './say';

/**
 * What the server's environment has of a demonstration that is asked for. Where there is none of that game, this
 * process ends with status 2, saying which there are. The games are loaded for this alone: a start without it need not
 * wait for them.
 */
export const demonstrationEnvironment = async (asked: string | undefined): Promise<NodeJS.ProcessEnv> => {
  if (asked === undefined) return {};
  const { GAMES } = await import('../../bundles/chess-match/src/games');
  const { demonstrationsIn } = await import('../../bundles/chess-match/src/match/rehearsal/demonstrations');
  const known = demonstrationsIn(GAMES);
  if (known.includes(asked)) return { [DEMONSTRATION_NAME]: asked };
  complain(`--demo "${asked}": there is no demonstration of such a game here. There are: ${known.join(', ')}.`);
  process.exit(2);
};

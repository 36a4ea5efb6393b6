import type { ClocksView } from '@schemas/clocks';
import type { Command } from '@schemas/command';
import type { HallRules } from '@schemas/devices';
import type { Problem } from '@schemas/draft';
import type { MatchView } from '@schemas/match';
import type { Seat } from '../../contract/venue';
import { refuse } from '../base/errors';
import { DEMO_PLAYER, SIMULATOR, type CaptainIdentity, type Identity } from './identity';

/** What the open match says of who may enter what now. */
export interface Seating {
  readonly threads: readonly Pick<MatchView['threads'][number], 'id' | 'boards' | 'toMove'>[];
  readonly seats: MatchView['seats'];
  readonly clocks: ClocksView['clocks'];
}

/** Commands by which a turn is made. */
const ENTERS: readonly Command['type'][] = ['setDraft', 'commitTurn'];
/** Nobody sits at these. */
const AUTOMATIC: readonly Identity[] = [DEMO_PLAYER, SIMULATOR];

/** A draft is prepared while the clock stands; a turn ends with a press of the own clock, and that must run. */
const turnProblem = (command: Command, { team, board }: Seat, { threads, seats, clocks }: Seating): Problem | null => {
  const asked = 'thread' in command ? command.thread : undefined;
  const thread = threads.find(({ id }) => (asked === undefined ? threads.length === 1 : id === asked));
  // A line may name a board itself ("B:e5"), and which is not known here. No such thread: refused as such later.
  if (thread === undefined) return asked === undefined && threads.length > 1 ? refuse('venue/not_yours', {}) : null;
  if (board !== null && !thread.boards.includes(board)) return refuse('venue/not_yours', {});
  const mover = seats.find((seat) => seat.thread === thread.id && seat.side === thread.toMove);
  if (mover?.team !== team) return refuse('venue/not_your_turn', {});
  const own = clocks.filter((clock) => clock.thread === thread.id && clock.team === team);
  const stands = own.length > 0 && own.every(({ runningSinceMs }) => runningSinceMs === null);
  return command.type === 'commitTurn' && stands ? refuse('venue/clock_stands', {}) : null;
};

/** A command that names its team or side names the captain's own. */
const isForOthers = (command: Command, { team }: Seat, { seats }: Seating): boolean => {
  if ('team' in command) return command.team !== team;
  return 'side' in command && !seats.some((seat) => seat.side === command.side && seat.team === team);
};

const captainProblem = (
  command: Command,
  { seat, inPlay, draftsOnly }: CaptainIdentity,
  rules: Pick<HallRules, 'entry'>,
  seating: Seating | null,
): Problem | null => {
  if (!inPlay) return refuse('venue/out_of_play', {});
  if (draftsOnly && command.type !== 'setDraft') return refuse('venue/board_prepares', {});
  if (rules.entry === 'operator') return refuse('venue/operator_enters', {});
  // Without a match everything is refused later.
  if (seating === null) return null;
  if (isForOthers(command, seat, seating)) return refuse('venue/not_yours', {});
  return ENTERS.includes(command.type) ? turnProblem(command, seat, seating) : null;
};

/**
 * Who enters for whom: a captain for the own team, on the own board and in the own turn; the crew where captains do not
 * enter alone. Said before any version is looked at: what the other team prepares shows in no answer.
 */
export const seatProblem = (
  command: Command,
  identity: Identity,
  rules: Pick<HallRules, 'entry'>,
  seating: Seating | null,
): Problem | null => {
  if (identity.role === 'captain') return captainProblem(command, identity, rules, seating);
  const isCaptains = rules.entry === 'captains' && identity.role === 'operator' && !AUTOMATIC.includes(identity);
  return isCaptains && ENTERS.includes(command.type) ? refuse('venue/captains_enter', {}) : null;
};

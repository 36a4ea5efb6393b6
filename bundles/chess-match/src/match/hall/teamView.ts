import type { HallRules } from '@schemas/devices';
import type { Replicants } from '../../contract/replicants';
import type { Team, TeamView } from '../../contract/venue';
import { NO_ENTRY } from '../publish/ownViews';

/** What a team's view is made from. */
export type TeamSources = Pick<Replicants, 'match' | 'draft' | 'entry' | 'moves'>;

/** The views a change of which may change a team's. */
export const TEAM_SOURCES = ['match', 'draft', 'entry', 'moves'] as const satisfies readonly (keyof TeamSources)[];

/**
 * What a team may know beyond what everybody does. What is prepared in a thread belongs to whoever is to move there:
 * the other team's view has nothing of it, not so much as a number that moves.
 * @returns null while its parts are of different versions: the next change brings the rest
 */
export const teamView = (
  team: Team,
  { match, draft, entry, moves }: TeamSources,
  rules: HallRules,
): TeamView | null => {
  const isOwn = ({ id, toMove }: TeamSources['match']['threads'][number]): boolean =>
    match.seats.some((seat) => seat.thread === id && seat.side === toMove && seat.team === team);
  const own = match.threads.filter(isOwn);
  const whole = {
    matchVersion: match.version,
    entry: rules.entry,
    draft: null,
    moves: {},
    next: null,
    own: NO_ENTRY,
    boards: [],
    acts: null,
    actsIn: {},
  };
  const isOfMatch = !('matchVersion' in entry) || entry.matchVersion === match.version;
  if ('boards' in entry) {
    if (!isOfMatch) return null;
    const boards = entry.boards.filter(({ thread }) => own.some(({ id }) => id === thread));
    const actsIn = Object.fromEntries(
      entry.boards.flatMap((board) => ('teams' in board ? [[board.thread, board.teams[team]] as const] : [])),
    );
    return { ...whole, boards, acts: 'teams' in entry ? entry.teams[team] : null, actsIn };
  }
  const isDraftOfMatch = isOfMatch && draft.matchVersion === match.version && moves.version === match.version;
  if (own.length > 0 && !isDraftOfMatch) return null;
  const prepared = own.length === 0 ? whole : { ...whole, draft, moves: moves.boards, own: entry };
  if (!('sides' in entry)) return prepared;
  if (!isOfMatch) return null;
  const acts = entry.sides[match.seats.find((seat) => seat.team === team)?.side ?? team];
  if (own.length === 0) return { ...prepared, acts };
  const next = 'moves' in entry ? entry.moves : null;
  return entry.draft.version === draft.version ? { ...prepared, next, acts } : null;
};

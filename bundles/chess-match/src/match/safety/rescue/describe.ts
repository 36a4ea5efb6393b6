import type { Described } from '../../journal/witness';
import type { OnAir } from '../../publish/views';

/** The open match in the few words that are kept beside the journal. */
export const describe = ({ match, turns }: Pick<OnAir, 'match' | 'turns'>): Described => {
  const last = turns.turns.at(-1);
  return {
    match: match.matchId === null ? null : `${match.teams.white.name} — ${match.teams.black.name}`,
    matchId: match.matchId,
    turn: last === undefined ? '' : `${last.turn} ${last.line}`,
    turns: match.ply,
  };
};

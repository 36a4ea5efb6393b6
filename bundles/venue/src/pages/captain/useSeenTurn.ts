import type { DraftView } from 'chess-match/client/contract';
import { lineOf, turnKey, type LineGrammar } from 'chess-match/client/turn';
import type { TeamView } from 'chess-match/contract/venue';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CaptainProps } from '../kit/display';
import { teamOf } from './teamOf';
import { createTurnEntry } from './turnEntry';

/** Where this team prepares nothing. */
const NO_DRAFT: DraftView = {
  version: 0,
  matchVersion: 0,
  line: '',
  items: [],
  problems: [],
  lacks: [],
  ready: false,
  boards: [],
};

const NOTHING_OWN: TeamView['own'] = { game: null };

/** What the server says of this team's turn, beside what is entered of it here. */
export const useSeenTurn = (props: CaptainProps, grammar: LineGrammar) => {
  const { device, match } = props;
  const team = teamOf(props);
  const [entry] = useState(() => createTurnEntry(device, grammar, null));
  const state = useSyncExternalStore(entry.onChange, entry.state);
  const isCurrent = team?.matchVersion === match.version;
  useEffect(() => {
    // What is prepared is of another turn until both are of one version.
    if (team !== undefined && team.matchVersion !== match.version) return;
    entry.see({ turn: turnKey(match, match.ply), matchVersion: match.version, draft: team?.draft ?? null });
  }, [entry, match, team]);
  const draft = (isCurrent ? team.draft : null) ?? NO_DRAFT;
  const isOwnTurn = isCurrent && team.draft !== null;
  const own = isOwnTurn ? team.own : NOTHING_OWN;
  const line = isOwnTurn ? lineOf(state.entry.draft) : '';
  const moves = isOwnTurn ? team.moves : {};
  const next = isOwnTurn ? team.next : null;
  return { team, moves, next, entry, state, draft, own, isOwnTurn, line };
};

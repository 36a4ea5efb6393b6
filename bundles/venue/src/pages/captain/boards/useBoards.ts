import { ONE_TEXT, turnKey } from 'chess-match/client/turn';
import type { TeamView } from 'chess-match/contract/venue';
import { useEffect, useState } from 'react';
import { createTurnEntry, type TurnEntry } from '../turnEntry';
import type { CaptainProps } from '../../kit/display';

/** The boards of a match, each entered by itself: by thread. */
export const useBoards = (
  { device, match }: Pick<CaptainProps, 'device' | 'match'>,
  team: TeamView | undefined,
): ReadonlyMap<string, TurnEntry> => {
  const [entries] = useState(() => new Map(match.threads.map(({ id }) => [id, createTurnEntry(device, ONE_TEXT, id)])));
  useEffect(() => {
    // What is prepared is of another move until both are of one version.
    if (team !== undefined && team.matchVersion !== match.version) return;
    for (const { id, ply } of match.threads) {
      const draft = team?.boards.find(({ thread }) => thread === id)?.draft ?? null;
      entries.get(id)?.see({ turn: turnKey(match, ply, id), matchVersion: match.version, draft });
    }
  }, [entries, match, team]);
  return entries;
};

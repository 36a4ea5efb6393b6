import type { Side } from 'chess-match/client';
import { opponent } from 'chess-match/client/view';
import { winnerOf, type Fact } from '../shared/facts';

/** What the plate says at once: a fact, and the facts that are told with it. */
export interface Announcement {
  readonly id: string;
  readonly main: Fact;
  /** The end of the game, told with what brought it. */
  readonly also: readonly Fact[];
}

const isToldWith = (fact: Fact, last: Announcement | undefined): last is Announcement =>
  fact.kind === 'over' && last?.main.kind === 'end' && last.main.ply === fact.ply;

/** Facts as announcements, in the order in which they are shown. */
export const announcementsOf = (facts: readonly Fact[]): readonly Announcement[] => {
  const announcements: Announcement[] = [];
  for (const fact of facts) {
    const last = announcements.at(-1);
    if (isToldWith(fact, last)) announcements[announcements.length - 1] = { ...last, also: [...last.also, fact] };
    else announcements.push({ id: fact.id, main: fact, also: [] });
  }
  return announcements;
};

export const factIds = ({ main, also }: Announcement): readonly string[] => [main, ...also].map(({ id }) => id);

/** Whose doing a fact is; null where it is nobody's. */
export const actorOf = (fact: Fact): Side | null => {
  switch (fact.kind) {
    case 'fork':
    case 'pass':
    case 'selection':
    case 'veto':
      return fact.side;
    case 'control-board':
      return null;
    case 'over':
      return winnerOf(fact.score);
    case 'end': {
      const winner = winnerOf(fact.gain);
      return winner === null || fact.how === 'mate' ? winner : opponent(winner);
    }
  }
};

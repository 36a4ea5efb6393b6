import type { Side } from 'chess-match/client';
import { opponent } from 'chess-match/client/view';
import { winnerOf, type Fact, type FactKind } from '../facts';
import type { Announced } from '../../../air/visit/announced';

/** What the plate says at once: a fact, and the facts that are told with it. */
export interface Announcement extends Announced {
  readonly main: Fact;
  /** The end of the game, told with what brought it. */
  readonly also: readonly Fact[];
}

/** What a viewer would miss least comes first. */
const IMPORTANCE: readonly (readonly FactKind[])[] = [
  ['pass'],
  ['control-board', 'veto'],
  ['fork'],
  ['selection', 'end'],
  ['correction', 'over'],
];

const importanceOf = ({ kind }: Fact): number => IMPORTANCE.findIndex((kinds) => kinds.includes(kind));

/** @param also told with it */
export const announce = (main: Fact, ...also: readonly Fact[]): Announcement => ({
  id: main.id,
  factIds: [main, ...also].map(({ id }) => id),
  importance: Math.max(...[main, ...also].map(importanceOf)),
  once: false,
  main,
  also,
});

const isToldWith = (fact: Fact, last: Announcement | undefined): last is Announcement =>
  fact.kind === 'over' &&
  (last?.main.kind === 'correction' || (last?.main.kind === 'end' && last.main.ply === fact.ply));

/** Facts as announcements, in the order in which they are shown. */
export const announcementsOf = (facts: readonly Fact[]): readonly Announcement[] => {
  const announcements: Announcement[] = [];
  for (const fact of facts) {
    const last = announcements.at(-1);
    if (isToldWith(fact, last)) announcements[announcements.length - 1] = announce(last.main, ...last.also, fact);
    else announcements.push(announce(fact));
  }
  return announcements;
};

/** Whose doing a fact is; null where it is nobody's. */
export const actorOf = (fact: Fact): Side | null => {
  switch (fact.kind) {
    case 'fork':
    case 'pass':
    case 'selection':
    case 'veto':
      return fact.side;
    case 'correction':
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

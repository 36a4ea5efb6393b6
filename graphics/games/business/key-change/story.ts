import type { Fact, Receiver } from '../facts';

/** Chips that came to a holding from a board. */
export interface Arrival {
  readonly from: number;
  readonly count: number;
}

/** A board, or the arbiters' table, with what lies there after the fact. */
export interface Holding {
  /** Null: the arbiters' table. */
  readonly board: number | null;
  /** The branch ended: nothing lies there any more. */
  readonly isGone: boolean;
  /** Chips that lay there already. */
  readonly stayed: number;
  readonly arrived: readonly Arrival[];
}

/** Where chips went: out of the givers' boards to the takers. */
export interface Story {
  readonly givers: readonly Holding[];
  readonly takers: readonly Holding[];
}

export const chipsOn = ({ stayed, arrived }: Holding): number =>
  arrived.reduce((sum, { count }) => sum + count, stayed);

const giver = (board: number, stayed: number): Holding => ({ board, isGone: false, stayed, arrived: [] });
const gone = (board: number): Holding => ({ board, isGone: true, stayed: 0, arrived: [] });
const taker = (from: number, { board, chips, now }: Receiver): Holding => ({
  board,
  isGone: false,
  stayed: Math.max(0, now - chips),
  arrived: [{ from, count: chips }],
});

/** What a fact did to chips; null where it moved none. */
export const storyOf = (fact: Fact): Story | null => {
  switch (fact.kind) {
    case 'fork': {
      const { mother, motherChips, daughter, daughterChips } = fact;
      const born = { board: daughter, chips: daughterChips, now: daughterChips };
      return { givers: [giver(mother, motherChips)], takers: [taker(mother, born)] };
    }
    case 'pass':
      return { givers: [giver(fact.from, fact.left)], takers: [taker(fact.from, fact.to)] };
    case 'selection':
      return { givers: [gone(fact.board)], takers: fact.targets.map((target) => taker(fact.board, target)) };
    case 'end': {
      const arrived = fact.boards.map(({ board, chips }) => ({ from: board, count: chips }));
      return {
        givers: fact.boards.map(({ board }) => gone(board)),
        takers: [{ board: null, isGone: false, stayed: 0, arrived }],
      };
    }
    case 'correction':
    case 'veto':
    case 'control-board':
    case 'over':
      return null;
  }
};

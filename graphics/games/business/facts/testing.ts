import type { MatchView, ScoreView } from 'chess-match/client/contract';
import { type BusinessCourse, type BusinessPlay, chipBadges, NO_PLAY } from 'chess-match/games/business';
import { sideOf } from '../fixtures/turnFixture';
import { scoreFrom, summed, type Ledger, type Unsummed } from '../fixtures/ledgerFixture';
import type { FactPicture } from './types';

/** The ledger the rules would keep beside a tree. */
export const ledgerOf = (tree: BusinessCourse): Ledger => {
  const boardOf = (id: string): number => tree.branches.find(({ branch }) => branch === id)?.board ?? 0;
  const selections = tree.selections.map(({ targets: _, branch: line, ...selection }): Unsummed => ({
    ...selection,
    badges: chipBadges(selection.chips),
    line,
    board: boardOf(line),
    kind: 'selection',
    white: selection.side === 'black' ? 2 * selection.chips : 0,
    black: selection.side === 'white' ? 2 * selection.chips : 0,
  }));
  const ends = tree.ends.map(({ branch: line, ...end }): Unsummed => ({
    ...end,
    badges: chipBadges(end.chips),
    line,
    side: sideOf(end.ply),
    board: boardOf(line),
  }));
  return summed([...selections, ...ends].sort((a, b) => a.ply - b.ply));
};

/** A ledger of its own: each entry what differs from an ordinary end of board 1. */
export const ledgerWith = (...entries: readonly Partial<Unsummed>[]): Ledger =>
  summed(
    entries.map((entry) => ({
      turn: '10.',
      ply: 19,
      side: 'white',
      board: 1,
      line: `b${entry.board ?? 1}`,
      kind: 'draw',
      badges: chipBadges(2),
      white: 2,
      black: 2,
      ...entry,
    })),
  );

interface Parts {
  readonly match?: Partial<MatchView>;
  readonly play?: Partial<BusinessPlay>;
  readonly ledger?: Ledger;
  readonly together?: ScoreView['match'];
}

/** What facts are read from, with a tree and the ledger that belongs to it, or with another one. */
export const pictureWith = (
  tree: BusinessCourse,
  { match = {}, play = {}, ledger, together = null }: Parts = {},
): FactPicture => {
  return {
    course: tree,
    play: { ...NO_PLAY, ...play },
    score: scoreFrom(ledger ?? ledgerOf(tree), together),
    match: {
      matchId: 'm',
      ply: tree.ply,
      status: 'playing',
      correction: null,
      settings: {},
      ...match,
    },
  };
};

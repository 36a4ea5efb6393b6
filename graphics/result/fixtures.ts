import type { Replicants, ScoreView } from 'chess-match/client/contract';
import { FIXTURES, type FixtureName } from '../shared/fixtures';
import { replicantsOf } from '../shared/fixtureReplicants';
import { showWith } from '../shared/showFixture';
import type { Entry } from './story';

type Part = readonly [ply: number, board: number, kind: string, chips: number, white: number, black: number];

/** The five endings of the played game: 3:0, 4:1, 4:5, 10:5, 10:13. Half-points. */
const PLAYED: readonly Part[] = [
  [48, 5, 'selection', 3, 6, 0],
  [50, 2, 'draw', 2, 2, 2],
  [57, 1, 'selection', 4, 0, 8],
  [74, 3, 'selection', 6, 12, 0],
  [95, 4, 'resignation', 8, 0, 16],
];

/** Endings of every kind, for a long story. */
const MORE: readonly Part[] = [
  [97, 2, 'repetition', 5, 5, 5],
  [104, 1, 'mate', 2, 4, 0],
  [111, 5, 'stalemate', 1, 1, 1],
  [118, 3, 'flag', 7, 0, 14],
  [126, 4, 'dead-position', 3, 3, 3],
  [133, 2, 'seventy-five', 4, 4, 4],
  [141, 1, 'fifty', 6, 6, 6],
  [150, 5, 'flag', 2, 2, 2],
];

const told = (parts: readonly Part[]): readonly Entry[] => {
  let [whiteTotal, blackTotal] = [0, 0];
  return parts.map(([ply, board, kind, chips, white, black]) => {
    whiteTotal += white;
    blackTotal += black;
    const side = ply % 2 === 1 ? 'white' : 'black';
    const turn = `${Math.ceil(ply / 2)}${side === 'white' ? '.' : '...'}`;
    return { turn, ply, side, board, branch: `b${board}`, kind, chips, white, black, whiteTotal, blackTotal };
  });
};

/** A ledger of so many entries, beginning with those of the played game. */
export const ledgerOf = (count: number): readonly Entry[] => {
  const parts = Array.from({ length: count }, (_, index): Part => {
    const all = [...PLAYED, ...MORE];
    const [ply, ...rest] = all[index % all.length] ?? [1, 1, 'draw', 1, 1, 1];
    return [ply + 160 * Math.floor(index / all.length), ...rest];
  });
  return told(parts);
};

const scoreOf = (count: number, match: ScoreView['match']): ScoreView => {
  const ledger = [...ledgerOf(count)];
  const last = ledger.at(-1);
  return { white: last?.whiteTotal ?? 0, black: last?.blackTotal ?? 0, ledger, match };
};

interface State {
  readonly fixture: FixtureName;
  readonly entries: number;
  readonly match: ScoreView['match'];
  readonly on: boolean;
}

const state = ({ fixture, entries, match, on }: State): Partial<Replicants> => ({
  ...replicantsOf(FIXTURES[fixture]),
  score: scoreOf(entries, match),
  show: showWith('result', { on, content: {} }),
});

/** State name → what the pages would be sent. */
export const fixtures: Readonly<Record<string, Partial<Replicants>>> = {
  empty: state({ fixture: 'empty', entries: 0, match: null, on: true }),
  off: state({ fixture: 'over', entries: 5, match: null, on: false }),
  'one-branch': state({ fixture: 'one', entries: 0, match: null, on: true }),
  'five-branch': state({ fixture: 'five', entries: 1, match: null, on: true }),
  'ended-boards': state({ fixture: 'ended', entries: 2, match: null, on: true }),
  ended: state({ fixture: 'over', entries: 5, match: null, on: true }),
  'return-game': state({ fixture: 'over', entries: 5, match: { white: 42, black: 26 }, on: true }),
  draw: {
    ...state({ fixture: 'over', entries: 2, match: null, on: true }),
    score: {
      white: 20,
      black: 20,
      ledger: [
        ...told([
          [40, 1, 'mate', 10, 20, 0],
          [61, 2, 'mate', 10, 0, 20],
        ]),
      ],
      match: null,
    },
  },
  fourteen: state({ fixture: 'over', entries: 14, match: null, on: true }),
  'longest-names': state({ fixture: 'longest', entries: 31, match: { white: 401, black: 399 }, on: true }),
};

import type { FocusContent, Replicants, TurnsView } from 'chess-match/client/contract';
import { FIXTURES, type Fixture, type FixtureName } from '../games/business/fixtures/fixtures';
import { replicantsOf } from '../games/business/fixtures/replicants';
import { anyStates } from '../air/anyGame/fixtures';
import { showWith } from '../air/showFixture';
import { sideOf, turnOf } from '../games/business/fixtures/turnFixture';
import { belarusianStates } from '../games/belarusian/shared/states';
import { seriesStates } from '../games/progressive/shared/fixtures';
import { swedishStates } from '../games/swedish/shared/states';

/** Moves 21 to 24 of the played game by board, the last one of Black left out; board 4 has two long ones of ours. */
const SANS: readonly (readonly string[])[] = [
  ['Nd4', 'b5', 'exf5', 'Nxd5', 'Qxc4+'],
  ['Ne3', 'cxb5', 'e4', 'b6', 'Kf8'],
  ['Nf5', 'c6', 'Be1', 'Be3', 'Ne4'],
  ['Nxf5', 'Bxd4', 'b5', 'Nbxd7+', 'Kg7'],
  ['b4', 'Nxd4', 'Bxb5', 'exd8=Q+', 'Qc3+'],
  ['Nd4', 'Nxd4', 'Bxa6', 'Qe6', 'Nd4'],
  ['b5', 'Bxd4', 'fxg6', 'Bg5', 'Qxd4+'],
];

/** Whether the branch of a board was given up by the latest turn, instead of a move. */
const isGivenUp = ({ result }: Fixture['boards'][number]): boolean =>
  result?.kind === 'selection' || result?.kind === 'resignation';

/** The turns that led to `ply`; the latest moves are those marked on the boards. */
const turnsTo = (ply: number, boards: Fixture['boards']): TurnsView => {
  const marked = boards.map(({ lastMoves }) => lastMoves.at(-1)?.san ?? '');
  const before = SANS.map((sans, index) =>
    sans.map((san, board) => {
      const view = boards[board];
      return index === SANS.length - 1 && view && isGivenUp(view) ? (marked[board] ?? san) : san;
    }),
  );
  const latest = boards.map((view, board) => (isGivenUp(view) ? '' : (marked[board] ?? '')));
  return {
    turns: [...before, latest].map((sans, index) => {
      const at = ply - SANS.length + index;
      const moves = sans.flatMap((san, board) => (san === '' ? [] : [{ board: board + 1, san }]));
      const line = moves.map(({ board, san }) => `${board}:${san}`).join(' ');
      return { turn: turnOf(at), ply: at, side: sideOf(at), moves, line };
    }),
  };
};

interface State {
  readonly fixture: FixtureName;
  readonly content: FocusContent;
  readonly on: boolean;
}

const replicants = ({ fixture, content, on }: State): Partial<Replicants> => {
  const { match, boards, course } = FIXTURES[fixture];
  return {
    ...replicantsOf(FIXTURES[fixture]),
    course,
    turns: match.ply === 0 ? { turns: [] } : turnsTo(match.ply, boards),
    show: showWith('focus', { on, content }),
  };
};

const AUTO: FocusContent = { board: null };

/** State name → what the pages would be sent. */
export const fixtures: Readonly<Record<string, Partial<Replicants>>> = {
  empty: replicants({ fixture: 'empty', content: AUTO, on: true }),
  off: replicants({ fixture: 'five', content: AUTO, on: false }),
  'one-branch': replicants({ fixture: 'one', content: AUTO, on: true }),
  'five-branch': replicants({ fixture: 'five', content: AUTO, on: true }),
  'board-2-asked': replicants({ fixture: 'five', content: { board: 2 }, on: true }),
  'board-in-check': replicants({ fixture: 'five', content: { board: 3 }, on: true }),
  'ended-board': replicants({ fixture: 'ended', content: { board: 5 }, on: true }),
  'longest-names': replicants({ fixture: 'longest', content: { board: 4 }, on: true }),
  ended: replicants({ fixture: 'over', content: AUTO, on: true }),
  nine: replicants({ fixture: 'nine', content: { board: 2 }, on: true }),
  stacks: replicants({ fixture: 'stacks', content: { board: 3 }, on: true }),
  ...swedishStates('focus', { board: 2 }, ['swedish', 'swedish-flag']),
  ...swedishStates('focus', { board: null }, ['swedish-start', 'swedish-mate', 'swedish-sitting', 'swedish-longest']),
  ...seriesStates('focus', { board: null }, [
    'progressive',
    'progressive-start',
    'progressive-scottish',
    'progressive-promoted',
    'progressive-twelve',
    'progressive-english',
    'progressive-taking',
    'progressive-all-men',
    'progressive-quiet',
    'progressive-progressive-mate',
  ]),
  ...belarusianStates('focus', { board: null }, [
    'belarusian',
    'belarusian-start',
    'belarusian-rokosh',
    'belarusian-crowned',
    'belarusian-longest',
    'belarusian-won',
    'belarusian-mate',
  ]),
  ...anyStates('focus', { board: null }, ['any', 'any-longest', 'any-mate', 'any-nine', 'any-five']),
};

/** States whose pictures are compared in every language and theme. */
export const everyLook = ['swedish', 'any-longest', 'progressive-twelve', 'belarusian-crowned'];

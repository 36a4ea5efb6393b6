import { isBranching, type MatchView } from 'chess-match/client';
import { branchTheme, FRAME } from '../theme';
import css from './backdrop.module.css';

/** Where each branch leaves another and where it runs: x, y from, y to. Pixels of the frame; board 1 runs straight. */
const TRUNK = 540;
const BRANCHES = [
  { board: 1, leaves: null, at: 0, y: TRUNK },
  { board: 2, leaves: TRUNK, at: 300, y: 270 },
  { board: 3, leaves: TRUNK, at: 720, y: 800 },
  { board: 4, leaves: 270, at: 980, y: 110 },
  { board: 5, leaves: 800, at: 1240, y: 960 },
] as const;

const BEND = 160;

const path = ({ leaves, at, y }: (typeof BRANCHES)[number]): string => {
  if (leaves === null) return `M 0 ${y} H ${FRAME.width}`;
  const middle = at + BEND;
  return `M ${at} ${leaves} C ${middle} ${leaves} ${middle} ${y} ${at + 2 * BEND} ${y} H ${FRAME.width}`;
};

const Branches = () => (
  <>
    {BRANCHES.map((branch) => (
      <path key={branch.board} d={path(branch)} stroke={branchTheme(branch.board).colour} />
    ))}
    {BRANCHES.map(({ board, leaves, at }) =>
      leaves === null ? null : <circle key={board} cx={at} cy={leaves} r={13} stroke={branchTheme(board).colour} />,
    )}
  </>
);

/** Boards that are played side by side, from the beginning to the end. */
const Lines = ({ boards }: Pick<MatchView, 'boards'>) =>
  Array.from({ length: boards }, (_, index) => (
    <path
      key={index}
      d={`M 0 ${Math.round((FRAME.height * (index + 1)) / (boards + 1))} H ${FRAME.width}`}
      stroke={branchTheme(index + 1).colour}
    />
  ));

/**
 * Covers the camera: the ground of screens that stand by themselves, with a game that parts into its branches or does
 * not.
 */
export const Backdrop = ({ match: { game, boards } }: { readonly match: Pick<MatchView, 'game' | 'boards'> }) => (
  <div className={css.backdrop}>
    <svg className={css.branches} viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}>
      {isBranching(game) ? <Branches /> : <Lines boards={boards} />}
    </svg>
  </div>
);

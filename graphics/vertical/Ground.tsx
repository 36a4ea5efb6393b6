import { isBranching, type MatchView } from 'chess-match/client';
import { branchTheme, UPRIGHT } from '../air/theme';
import css from './vertical.module.css';

const { width, height } = UPRIGHT;
const TRUNK = 1760;
/** Where each branch runs along the lower edge, where a phone has its own controls, and where it leaves the first. */
const BRANCHES = [
  { board: 2, at: 60, y: 1690 },
  { board: 3, at: 260, y: 1830 },
  { board: 4, at: 460, y: 1655 },
  { board: 5, at: 640, y: 1880 },
] as const;
const BEND = 120;

const Branches = () => (
  <>
    <path d={`M 0 ${TRUNK} H ${width}`} stroke={branchTheme(1).colour} />
    {BRANCHES.map(({ board, at, y }) => (
      <path
        key={board}
        d={`M ${at} ${TRUNK} C ${at + BEND} ${TRUNK} ${at + BEND} ${y} ${at + 2 * BEND} ${y} H ${width}`}
        stroke={branchTheme(board).colour}
      />
    ))}
  </>
);

/** Covers the whole frame: there is no camera behind an upright picture. */
export const Ground = ({ match: { game } }: { readonly match: Pick<MatchView, 'game'> }) => (
  <svg className={css.ground} viewBox={`0 0 ${width} ${height}`} data-ground>
    {isBranching(game) && <Branches />}
  </svg>
);

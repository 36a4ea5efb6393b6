import type { ClocksView } from '@schemas/clocks';
import type { MovesView } from '@schemas/moves';
import { legalMoves } from '../../chess/onFen';
import type { GameMatchView, GameViews } from '../../common/views';
import { oneClock } from '../../common/oneClock';
import { SIDES, sideOfPly, turnLabel } from '../../common/sides';
import { ONE_SEATING, oneThread } from '../../common/threads';
import { isOver, liveBranches, scoreOf, type State } from '../rules/state';
import { projectArbiter } from './arbiter';
import { chipBadges } from './badges';
import { projectBoards } from './boards';
import { projectPlay } from './play';
import { projectTurns } from './turns';

const projectMatch = (state: State): GameMatchView => ({
  status: isOver(state) ? 'over' : 'playing',
  toMove: isOver(state) ? null : sideOfPly(state.ply),
  turn: turnLabel(state.ply),
  moveNumber: Math.floor(state.ply / 2) + 1,
  ply: state.ply,
  boards: state.settings.boards,
  liveBoards: liveBranches(state).map(({ board }) => board),
  settings: { ...state.settings },
  threads: [
    oneThread({
      boards: liveBranches(state).map(({ board }) => board),
      toMove: isOver(state) ? null : sideOfPly(state.ply),
      ply: state.ply,
    }),
  ],
  seats: ONE_SEATING,
});

/** The oldest gap, as pages show it: of one side where the time has gone from its clock alone. */
const projectGap = ([gap]: State['gaps']): ClocksView['gap'] => {
  if (gap === undefined) return null;
  const { charged, ...shown } = gap;
  const [side, ...others] = SIDES.filter((each) => charged[each] > 0);
  if (gap.cause === 'stepped') return shown;
  return { ...shown, side: side === undefined || others.length > 0 ? null : side };
};

const projectClocks = ({ clock, settings, controlBoard, gaps }: State): ClocksView => ({
  ...oneClock(clock),
  mode: controlBoard ? settings.endgame : 'regular',
  gap: projectGap(gaps),
});

const projectScore = (state: State): GameViews['score'] => {
  let [whiteTotal, blackTotal] = [0, 0];
  const ledger = state.ledger.map(
    ({ turn, ply, side, board, branch: line, kind, rating, halves: { white, black } }) => {
      whiteTotal += white;
      blackTotal += black;
      return { turn, ply, side, board, line, kind, badges: chipBadges(rating), white, black, whiteTotal, blackTotal };
    },
  );
  return { ...scoreOf(state), ledger };
};

/** Everything pages may know of a state. */
export const project = (state: State): GameViews => ({
  match: projectMatch(state),
  boards: projectBoards(state),
  clocks: projectClocks(state),
  score: projectScore(state),
  turns: projectTurns(state),
  play: projectPlay(state),
  arbiter: projectArbiter(state),
});

/** Legal moves of every live branch, by board number. */
export const moves = (state: State): MovesView['boards'] =>
  Object.fromEntries(liveBranches(state).map(({ board, fen }) => [board, [...legalMoves(fen)]]));

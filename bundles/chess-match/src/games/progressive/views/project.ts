import type { GameViews } from '../../common/views';
import { BOARD } from '../../duel/views/board';
import { projectDuel } from '../../duel/views/project';
import type { State } from '../rules/state';
import { seriesLine, turnLabel } from '../rules/undoLabel';
import { boardView, READER } from './board';
import { play } from './play';

/** As many series as those want who were not looking. */
const SHOWN = 8;

/** Everything that pages of all kinds may know of a state. */
export const project = (state: State): GameViews => {
  const { stand, settings, turns } = state;
  return projectDuel(state, {
    ...READER,
    game: 'progressive',
    turn: turnLabel({ number: stand.turn }),
    moveNumber: stand.turn,
    settings,
    turns: turns.slice(-SHOWN).map((made) => ({
      turn: turnLabel(made),
      side: made.side,
      moves: made.moves.map(({ san }) => ({ board: BOARD, san })),
      line: seriesLine(made),
    })),
    boards: [boardView(state)],
    play: play(state),
  });
};

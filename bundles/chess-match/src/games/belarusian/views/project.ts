import type { GameViews } from '../../common/views';
import { BOARD } from '../../duel/views/board';
import { projectDuel } from '../../duel/views/project';
import type { State } from '../rules/state';
import { turnLabel } from '../rules/undoLabel';
import { boardView, READER } from './board';
import { play } from './play';

/** As many turns as those want who were not looking. */
const SHOWN = 12;

/** Everything that pages of all kinds may know of a state. */
export const project = (state: State): GameViews => {
  const { position, settings, turns } = state;
  return projectDuel(state, {
    ...READER,
    game: 'belarusian',
    turn: turnLabel({ number: position.moveNumber, side: position.toMove }),
    moveNumber: position.moveNumber,
    settings,
    turns: turns.slice(-SHOWN).map((made) => ({
      turn: turnLabel(made),
      side: made.side,
      moves: [{ board: BOARD, san: made.text }],
      line: made.text,
    })),
    boards: [boardView(state)],
    play: play(state),
  });
};

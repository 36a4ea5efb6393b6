import { endedDuel, evolveDuel, pressed } from '../../duel/evolve';
import type { Event, TurnPlayed } from './events';
import { afterMade } from './made';
import { gameIn, standOf, toMove, type State } from './state';

const turnPlayed = (state: State, { type: _, end, ...made }: TurnPlayed): State => {
  const kept: State = {
    ...state,
    stand: standOf(made.moves.reduce(afterMade, gameIn(state))),
    turns: [...state.turns, made],
    begun: state.stand,
    ...pressed(state, made.side, state.settings.incrementMs, made.atMs),
  };
  return endedDuel(kept, end);
};

const positionCorrected = (
  state: State,
  { position, targets, fen }: Extract<Event, { type: 'positionCorrected' }>,
): State => ({
  ...state,
  stand: { ...state.stand, position, targets, quiet: 0 },
  corrections: [...state.corrections, { afterTurns: state.turns.length, fen }],
});

/** The state after one more event; never fails on an event `decide` made, also where others have been taken back. */
export const evolve = (state: State, event: Event): State => {
  switch (event.type) {
    case 'turnPlayed':
      return turnPlayed(state, event);
    case 'claimDecided':
      return endedDuel(state, event.end);
    case 'positionCorrected':
      return positionCorrected(state, event);
    default:
      return evolveDuel(state, toMove(state), event);
  }
};

import { endedDuel, evolveDuel, pressed } from '../../duel/evolve';
import { TABLES } from './board';
import type { Event, TurnPlayed } from './events';
import { keyOf } from './fen';
import { toMove, type MadeTurn, type State } from './state';
import { afterTurn, turnsOf, type Turn } from './turn';

const isSame = ({ move }: MadeTurn, turn: Turn): boolean => {
  if (move === null || turn.kind === 'inauguration') return move === null && turn.kind === 'inauguration';
  const { from, to, promotion } = turn.step;
  return TABLES.names[from] === move.from && TABLES.names[to] === move.to && promotion === move.promotion;
};

/** A turn that nobody could make leaves the board as it is, so that folding a journal never fails. */
const turnPlayed = (state: State, { type: _, end, ...made }: TurnPlayed): State => {
  const turn = turnsOf(state.settings, state.position).find((each) => isSame(made, each));
  const position = turn === undefined ? state.position : afterTurn(state.settings, state.position, turn);
  const kept: State = {
    ...state,
    ...pressed(state, made.side, state.settings.incrementMs, made.atMs),
    position,
    keys: [...state.keys, keyOf(position)],
    turns: [...state.turns, made],
  };
  return endedDuel(kept, end);
};

/** The state after one more event; never fails on an event `decide` made, also where others have been taken back. */
export const evolve = (state: State, event: Event): State => {
  switch (event.type) {
    case 'turnPlayed':
      return turnPlayed(state, event);
    case 'positionCorrected': {
      const { position, fen } = event;
      const corrections = [...state.corrections, { afterTurns: state.turns.length, fen }];
      return { ...state, position, keys: [keyOf(position)], corrections };
    }
    default:
      return evolveDuel(state, toMove(state), event);
  }
};

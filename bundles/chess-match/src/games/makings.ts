// How turns of more than one move are made by hand. Pages that draw a game of their own take its making from the game
// itself.
import { ONE_MOVE, type ShownBoard, type TurnMaking } from '../entry/turnMaking';
import { TURN } from './business/entry/making';
import { SERIES } from './progressive/entry/making';

/** A making as those handle it who hand its boards back to it and look at what every board has. */
export type AnyMaking = TurnMaking<ShownBoard>;

const MAKINGS: Readonly<Record<string, AnyMaking>> = { business: TURN, progressive: SERIES };

/** How the turn of a game is made; of one that is not named it is one move. */
export const makingOf = (game: string | null): AnyMaking => MAKINGS[game ?? ''] ?? ONE_MOVE;

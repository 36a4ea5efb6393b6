import type { TurnsView } from 'chess-match/client';
import { turnAlone } from 'chess-match/client/view';
import { classes } from '../air/classes';
import sides from '../air/sides.module.css';
import css from './lastTurn.module.css';

/** The number of a turn, where there is one board, on the plate of who made it. */
export const TurnNumber = ({ turn: { turn, side } }: { readonly turn: TurnsView['turns'][number] }) => (
  <span className={classes(css.number, sides[side])}>{turnAlone(turn)}</span>
);

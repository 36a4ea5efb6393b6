import type { AirLanguage, MatchView } from 'chess-match/client';
import { classes } from '../../../air/classes';
import { labelsOf } from '../labels';
import sides from '../../../air/sides.module.css';
import css from './scorebug.module.css';

interface TurnProps {
  readonly match: Pick<MatchView, 'toMove' | 'turn'>;
  readonly language: AirLanguage;
}

/** Which turn it is and whose, on the plate of that side; nothing where nobody is to move. */
export const Turn = ({ match: { toMove, turn }, language }: TurnProps) =>
  toMove === null ? null : (
    <span className={classes(css.turn, sides[toMove])} data-role="turn">
      <b>{turn}</b> {labelsOf(language).toMove[toMove]}
    </span>
  );

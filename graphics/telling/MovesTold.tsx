import type { AirLanguage, PastView } from 'chess-match/client';
import { boardAfter, type Telling } from 'chess-match/client/show';
import { turnAlone } from 'chess-match/client/view';
import { classes } from '../air/classes';
import look from '../air/look.module.css';
import { San } from '../air/San';
import type { TriedLook } from '../air/board/tried';
import { labelOf } from './told';
import css from './movesTold.module.css';

interface MovesToldProps {
  readonly past: PastView;
  readonly telling: Telling;
  /** Index of the step that stands. */
  readonly step: number;
  readonly written: TriedLook['written'];
  readonly language: AirLanguage;
}

/** From so many moves on they stand in smaller letters. */
const MANY = 12;

/** The moves of a telling, in order: those that are made, the one that is pointed at, those to come. */
export const MovesTold = ({ past, telling: { steps }, step, written, language }: MovesToldProps) => {
  const made = steps.flatMap(({ isPointing }, index) => (isPointing ? [index] : []));
  return (
    <p className={classes(css.moves, look.figures, made.length > MANY && css.isMany)}>
      {made.map((index) => {
        const at = steps[index];
        const move = at && boardAfter(past, at.board, at.ply).lastMoves[at.made];
        if (at === undefined || move === undefined) return null;
        const state = step < index ? css.isToCome : step <= index + 1 && css.isNow;
        return (
          <span key={index} className={classes(css.move, state)}>
            {at.made === 0 && <span className={css.turn}>{turnAlone(labelOf(past, at.ply))}</span>}
            <San san={written(move.san, language)} />
          </span>
        );
      })}
    </p>
  );
};

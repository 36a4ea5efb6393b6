import { Piece, type AirLanguage, type Side } from 'chess-match/client';
import { clockOf } from 'chess-match/client/view';
import { ClockFace } from '../../../air/clock/ClockFace';
import { labelsOf } from '../labels';
import { TeamName } from '../../../air/people/TeamName';
import { striped, TeamStripe } from '../../../air/people/TeamStripe';
import type { Captured, capturedOf } from './captured';
import type { Card } from '../cards/plan';
import type { FocusPicture } from './plan';
import { classes } from '../../../air/classes';
import look from '../../../air/look.module.css';
import sides from '../../../air/sides.module.css';
import css from './focus.module.css';

interface SideStripProps {
  readonly side: Side;
  readonly picture: FocusPicture;
  readonly offered: Card['offered'];
  readonly captured: ReturnType<typeof capturedOf>;
  readonly language: AirLanguage;
}

const NAME = { width: 560, oneLine: [44, 40, 36, 32], twoLines: [26, 24] } as const;

/** Pieces taken, those of a kind close together, and the lead in pawns. */
const Material = ({ pieces, ahead }: Captured) => (
  <span className={css.material}>
    {pieces.map((code, index) => (
      <svg
        key={index}
        className={classes(css.piece, index > 0 && code === pieces[index - 1] && css.isNext)}
        viewBox="4 4 37 37"
      >
        <Piece code={code} />
      </svg>
    ))}
    {ahead > 0 && <b className={look.figures}>+{ahead}</b>}
  </span>
);

/** A team at its side of the board: name, what it has taken here, its clock; the side to move is marked. */
export const SideStrip = ({ side, picture, offered, captured, language }: SideStripProps) => {
  const { match, clocks, people } = picture;
  const clock = clockOf(clocks, side);
  const isOffering = offered === side;
  const isBare = captured !== null && captured[side].pieces.length === 0 && captured[side].ahead === 0 && !isOffering;
  return (
    <div className={classes(css.strip, striped, sides[side])}>
      <TeamStripe people={people} side={side} edge="right" width={12} />
      <div className={css.team}>
        <TeamName side={side} match={match} people={people} weight={650} mayShorten {...NAME} />
        <span className={classes(css.under, isBare && css.isBare)}>
          {captured && <Material {...captured[side]} />}
          {isOffering && <span className={classes(css.offer, look.figures)}>{labelsOf(language).drawOffer}</span>}
        </span>
      </div>
      <span className={classes(css.toMove, match.toMove === side && css.isOn)} />
      {clock && <ClockFace clock={clock} />}
    </div>
  );
};

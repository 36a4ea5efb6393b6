import { formatHalves, Piece, type Side } from 'chess-match/client';
import type { Zone } from 'chess-match/client/show';
import { useMemo, type CSSProperties } from 'react';
import { classes } from '../air/classes';
import { ClockFace } from '../air/clock/ClockFace';
import { fitText } from '../air/fitText';
import { measureFigures, TextLines } from '../air/FitText';
import look from '../air/look.module.css';
import { fitPerson } from '../air/people/fitPerson';
import { striped, TeamStripe } from '../air/people/TeamStripe';
import sides from '../air/sides.module.css';
import { SIDE_THEMES } from '../air/theme';
import { BAR_LOOKS, PADS, shapeOf, TO_MOVE } from './barLooks';
import { whoPlays, type WhoPicture } from './who';
import css from './playerBar.module.css';

interface PlayerBarProps {
  readonly picture: WhoPicture;
  readonly board: number;
  readonly side: Side;
  readonly isToMove: boolean;
  /** Half-points that the board has paid the side; null: it is played, or its points are told elsewhere. */
  readonly points: number | null;
  readonly at: Zone;
}

const WEIGHT = 650;

/**
 * Who plays a side of a board, on the plate of the team: colour, name, whose move it is and, where it is the board's
 * own, time; at last what it has brought. A clock beside the name takes the place of the sign of who is to move: it
 * runs, and the score bug says it too.
 */
export const PlayerBar = ({ picture, board, side, isToMove, points, at }: PlayerBarProps) => {
  const { team, name, isTeam, clock } = whoPlays(picture, board, side);
  const { plate, ink } = SIDE_THEMES[team];
  const shape = shapeOf(at);
  const { piece, clock: besideName, points: figure, name: alone, aboveClock } = BAR_LOOKS[shape];
  const time = points === null ? clock : null;
  const isBeside = time !== null && besideName > 0;
  const sizes = time !== null && !isBeside ? aboveClock : alone;
  const right = points !== null ? figure : isBeside ? besideName : TO_MOVE;
  const width = at.width - PADS - piece - right;
  const fit = useMemo(
    () => (isTeam ? fitText : fitPerson)(name, { width, ...sizes }, measureFigures(WEIGHT)),
    [name, isTeam, width, sizes],
  );
  // A running clock is the plate turned inside out, on both plates of every theme.
  const place = {
    left: at.x,
    top: at.y,
    width: at.width,
    height: at.height,
    '--clock-plate': ink,
    '--clock-ink': plate,
  };
  return (
    <div
      className={classes(css.bar, striped, sides[team], css[shape])}
      style={place as CSSProperties}
      data-role="player"
      data-side={side}
    >
      <TeamStripe people={picture.people} side={team} edge="left" width={8} />
      <svg className={css.piece} viewBox="0 0 45 45" width={piece} height={piece}>
        <Piece code={side === 'white' ? 'wK' : 'bK'} />
      </svg>
      <span className={css.name}>
        <TextLines fit={fit} weight={WEIGHT} />
        {time && !isBeside && <ClockFace clock={time} />}
      </span>
      {isToMove && !isBeside && <span className={css.toMove} data-role="to-move" />}
      {isBeside && <ClockFace clock={time} />}
      {points !== null && (
        <b className={classes(css.points, look.figures)} data-role="points">
          {formatHalves(points)}
        </b>
      )}
    </div>
  );
};

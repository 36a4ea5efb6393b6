import { Piece, type Side } from 'chess-match/client';
import type { Zone } from 'chess-match/client/show';
import type { CSSProperties } from 'react';
import { classes } from '../air/classes';
import { ClockFace } from '../air/clock/ClockFace';
import { FitText } from '../air/FitText';
import { striped, TeamStripe } from '../air/people/TeamStripe';
import sides from '../air/sides.module.css';
import { SIDE_THEMES } from '../air/theme';
import { whoPlays, type WhoPicture } from './who';
import css from './playerBar.module.css';

interface PlayerBarProps {
  readonly picture: WhoPicture;
  readonly board: number;
  readonly side: Side;
  readonly isToMove: boolean;
  readonly at: Zone;
}

type Shape = 'low' | 'narrow' | 'wide';

/** A high bar that is narrow has the clock below the name. Pixels. */
const [LOW, NARROW] = [64, 400] as const;

const shapeOf = ({ width, height }: Zone): Shape => {
  if (height <= LOW) return 'low';
  return width < NARROW ? 'narrow' : 'wide';
};

/**
 * Pixels: the man of the colour, the pads and gaps of a bar, the sign of who is to move, and a clock beside the name.
 */
const MAN = { low: 36, narrow: 56, wide: 64 } as const;
const CLOCK = { low: 116, narrow: 0, wide: 200 } as const;
const [PADS, MARK] = [44, 24] as const;
const SIZES = {
  low: { oneLine: [32, 30, 28, 26, 24], twoLines: [24] },
  narrow: { oneLine: [36, 32, 30], twoLines: [28, 26, 24] },
  wide: { oneLine: [44, 40, 36, 32, 30], twoLines: [36, 32, 28, 26, 24] },
} as const;

/**
 * Who plays a side of a board, on the plate of the team: colour, name, whose move it is and, where it is the board's
 * own, time. A clock beside the name takes the place of the sign of who is to move: it runs, and the score bug says it
 * too.
 */
export const PlayerBar = ({ picture, board, side, isToMove, at }: PlayerBarProps) => {
  const { team, name, clock } = whoPlays(picture, board, side);
  const { plate, ink } = SIDE_THEMES[team];
  const shape = shapeOf(at);
  const isBeside = clock !== null && shape !== 'narrow';
  const taken = PADS + MAN[shape] + (isBeside ? CLOCK[shape] : MARK);
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
      className={classes(css.bar, striped, sides[team], shape !== 'low' && css.isHigh)}
      style={place as CSSProperties}
      data-role="player"
      data-side={side}
    >
      <TeamStripe people={picture.people} side={team} edge="left" width={8} />
      <svg className={css.man} viewBox="0 0 45 45" width={MAN[shape]} height={MAN[shape]}>
        <Piece code={side === 'white' ? 'wK' : 'bK'} />
      </svg>
      <span className={css.name}>
        <FitText text={name} weight={650} width={at.width - taken} {...SIZES[shape]} />
        {clock && !isBeside && <ClockFace clock={clock} />}
      </span>
      {isToMove && !isBeside && <span className={css.toMove} data-role="to-move" />}
      {isBeside && <ClockFace clock={clock} />}
    </div>
  );
};

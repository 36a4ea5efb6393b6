import type { Side } from 'chess-match/client';
import { cameraFrames, type CameraFrame } from 'chess-match/client/show';
import { FRAME } from '../../../air/theme';
import { classes } from '../../../air/classes';
import css from './audience.module.css';

const RADIUS = 8;

/** A rounded hole as a closed path, in the frame's pixels. */
const hole = ({ x, y, width, height }: CameraFrame): string => {
  const arc = (dx: number, dy: number): string => `a${RADIUS} ${RADIUS} 0 0 1 ${dx} ${dy}`;
  const [w, h, r] = [width - 2 * RADIUS, height - 2 * RADIUS, RADIUS];
  return `M${x + r} ${y}h${w}${arc(r, r)}v${h}${arc(-r, r)}h${-w}${arc(-r, -r)}v${-h}${arc(r, -r)}z`;
};

/** Covers the frame but for the holes through which cameras below this source are seen. */
export const Backdrop = ({ side }: { readonly side: Side }) => {
  const { width, height } = FRAME;
  const frames = cameraFrames(side);
  return (
    <svg
      className={classes(css.backdrop, css[side])}
      viewBox={`0 0 ${width} ${height}`}
      data-camera-frames={JSON.stringify(frames)}
    >
      <defs>
        <linearGradient id="backdrop" x1="0" y1="0" x2="0" y2="1">
          <stop className={css.far} offset="0" />
          <stop className={css.near} offset="1" />
        </linearGradient>
      </defs>
      <path
        fill="url(#backdrop)"
        fillRule="evenodd"
        d={`M0 0h${width}v${height}h${-width}z${frames.map(hole).join('')}`}
      />
      <rect className={css.edge} width={width} height={12} />
    </svg>
  );
};

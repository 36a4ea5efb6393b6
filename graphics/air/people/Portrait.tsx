import type { Side } from 'chess-match/client';
import { useState } from 'react';
import { initials } from './initials';
import { classes } from '../classes';
import look from '../look.module.css';
import sides from '../sides.module.css';
import css from './people.module.css';

interface PortraitProps {
  readonly name: string;
  /** Address of the photo; null for none. */
  readonly photo: string | null;
  readonly side: Side | null;
  /** Of his team, CSS: what the initials stand on, where it has one. */
  readonly colour?: string | null;
  /** Pixels. */
  readonly width: number;
  /** Pixels, or all that its box has. */
  readonly height: number | '100%';
}

const INITIALS_SHARE = 0.46;

/** A face, or initials on the side's plate while there is no photo that can be shown. */
export const Portrait = ({ name, photo, side, colour = null, width, height }: PortraitProps) => {
  const [broken, setBroken] = useState<string | null>(null);
  const hasPhoto = photo !== null && photo !== broken;
  return (
    <div
      className={classes(css.portrait, side === null ? css.plain : sides[side])}
      style={{ width, height, ...(colour !== null && { background: colour, color: 'var(--team-ink)' }) }}
    >
      {hasPhoto ? (
        <img
          className={css.photo}
          src={photo}
          alt=""
          onError={() => {
            setBroken(photo);
          }}
        />
      ) : (
        <span
          className={classes(css.initials, look.figures)}
          style={{ fontSize: (height === '100%' ? width : Math.min(width, height)) * INITIALS_SHARE }}
        >
          {initials(name)}
        </span>
      )}
    </div>
  );
};

import type { CSSProperties, ReactNode } from 'react';
import { classes } from '../air/classes';
import css from './outlook.module.css';

interface BarProps {
  /** By which its motion finds it: "match", or a board's number. */
  readonly of: string;
  /** White's part, 0 to 1; null: not known yet. */
  readonly white: number | null;
  readonly isHeld: boolean;
  /** Pixels. */
  readonly height: number;
  /** What lies over it. */
  readonly children?: ReactNode;
}

const percent = (part: number): string => `${part * 100}%`;

/** How something is shared between the teams: White's part from the left, Black's from the right. */
export const Bar = ({ of, white, isHeld, height, children }: BarProps) => (
  <span
    className={classes(css.bar, white === null && css.isUnknown, isHeld && css.isHeld)}
    style={{ height } satisfies CSSProperties}
    data-bar={of}
  >
    {white !== null && <span className={css.fill} style={{ width: percent(white) }} data-role={`fill-${of}`} />}
    <span className={css.middle} />
    {children}
  </span>
);

/** Where the boundary may well lie instead: two matches of three end within it. */
export const Spread = ({ from, to }: { readonly from: number; readonly to: number }) => (
  <span
    className={css.spread}
    style={{ left: percent(Math.max(0, from)), width: percent(Math.min(1, to) - Math.max(0, from)) }}
    data-role="spread"
  />
);

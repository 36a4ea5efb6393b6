import type { ReactNode } from 'react';
import { classes } from '../../../air/classes';
import { SIDE_THEMES } from '../../../air/theme';
import css from './legend.module.css';

const { white, black } = SIDE_THEMES;

const Sign = ({ children }: { readonly children: ReactNode }) => (
  <svg className={css.legendSign} viewBox="0 0 34 26">
    {children}
  </svg>
);

/** A board that branches. */
export const ForkSign = () => (
  <Sign>
    <path className={css.stroke} d="M 1 7 H 33 M 9 7 V 14 Q 9 21 16 21 H 33" />
    <circle cx={9} cy={7} r={6} fill={white.plate} />
  </Sign>
);

/** A turn in which a board was passed. */
export const PassSign = () => (
  <Sign>
    <path className={classes(css.stroke, css.thin)} d="M 10 1 Q 26 12 12 23" />
    <path className={css.fill} d="M 9 25 L 12 16 L 19 21 Z" />
    <circle className={css.fill} cx={18} cy={11} r={5} />
  </Sign>
);

/** A board given up for another. */
export const SelectionSign = () => (
  <Sign>
    <path className={css.stroke} d="M 1 6 H 12 M 1 21 H 33 M 12 6 V 14 Q 12 21 19 21" />
    <path className={classes(css.stroke, css.thin)} d="M 7 1 L 17 11 M 17 1 L 7 11" />
  </Sign>
);

/** A board won, with what it paid. */
export const WinSign = () => (
  <Sign>
    <rect x={1} y={3} width={32} height={20} rx={4} fill={white.plate} />
    <text x={17} y={21} fill={white.ink}>
      +3
    </text>
  </Sign>
);

/** A board drawn. */
export const DrawSign = () => (
  <Sign>
    <rect x={1} y={3} width={32} height={20} rx={4} fill={white.plate} />
    <path d="M 17 3 H 29 Q 33 3 33 7 V 19 Q 33 23 29 23 H 17 Z" fill={black.plate} stroke={black.outline} />
  </Sign>
);

import { Piece } from 'chess-match/client';
import type { ReactNode } from 'react';
import { classes } from '../classes';
import look from '../look.module.css';
import css from './keyChange.module.css';

const Text = ({ children }: { readonly children: string }) => (
  <text className={classes(css.iconText, look.figures)} x={24} y={38}>
    {children}
  </text>
);

/** A king of the ink's own colour. */
const King = ({ transform }: { readonly transform: string }) => (
  <g className={css.iconKing} transform={transform}>
    <Piece code="bK" />
  </g>
);

const CLOCK = 'M 24 44 A 17 17 0 1 1 24 10 A 17 17 0 1 1 24 44 M 24 17 V 27 L 31 31 M 24 10 V 4 M 18 4 H 30';

/** Draws how a line, or a match, ended. */
export const endIcon = (how: string): ReactNode => {
  switch (how) {
    case 'mate':
      return (
        <>
          <path d="M 24 44 A 20 20 0 1 1 24 4 A 20 20 0 1 1 24 44 M 24 0 V 6 M 24 42 V 48 M 0 24 H 6 M 42 24 H 48" />
          <King transform="translate(8.6 8.2) scale(0.685)" />
        </>
      );
    case 'resignation':
      return <path className={css.iconSolid} d="M 12 45 V 5 M 12 7 Q 22 1 30 7 T 43 7 V 25 Q 34 31 26 25 T 12 25" />;
    case 'repetition':
      return (
        <path d="M 8 22 A 16.5 16.5 0 0 1 38 15 M 39 5 V 16 H 28 M 40 26 A 16.5 16.5 0 0 1 10 33 M 9 43 V 32 H 20" />
      );
    case 'flag':
      return <path d={CLOCK} />;
    case 'fifty':
      return <Text>50</Text>;
    case 'seventy-five':
      return <Text>75</Text>;
    case 'stalemate':
      return (
        <>
          <rect x={4} y={4} width={40} height={40} rx={4} />
          <King transform="translate(4 4) scale(0.89)" />
        </>
      );
    case 'dead-position':
      return (
        <>
          <King transform="translate(-4 10) scale(0.64)" />
          <King transform="translate(22 10) scale(0.64)" />
        </>
      );
    default:
      return <Text>½</Text>;
  }
};

/** Draws a pen over a line. */
export const correctionIcon: ReactNode = (
  <path d="M 8 32 L 32 8 L 40 16 L 16 40 L 6 42 Z M 26 14 L 34 22 M 26 44 H 44" />
);

/** Draws what kind of thing happened, at a glance; drawn in the colour of the text around it. */
export const Icon = ({ children }: { readonly children: ReactNode }) => (
  <svg className={css.icon} viewBox="0 0 48 48">
    {children}
  </svg>
);

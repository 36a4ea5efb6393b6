import { Piece } from 'chess-match/client';
import type { ReactNode } from 'react';
import { correctionIcon, endIcon, Icon } from '../../../air/visit/icons';
import frame from '../../../air/visit/keyChange.module.css';
import type { Moment } from './moments';

const CHAIR = 'M 13 4 V 44 M 13 26 H 37 V 44';
const HOURGLASS =
  'M 11 5 H 37 M 11 43 H 37 M 15 5 V 12 Q 15 19 24 24 Q 33 19 33 12 V 5 M 15 43 V 36 Q 15 29 24 24 Q 33 29 33 36 V 43';
/** Lost here, won there. */
const DOWN_AND_UP = 'M 14 6 V 41 M 5 32 L 14 42 L 23 32 M 34 42 V 7 M 25 16 L 34 6 L 43 16';
const STOP = 'M 9 9 H 39 V 39 H 9 Z';
const CARD = 'M 12 4 H 36 V 44 H 12 Z';

/** The graphic's own ends by the names that ends of a board have there. */
const SHARED_ENDS: Readonly<Record<string, string>> = {
  'simultaneous-mates': 'mate',
  'simultaneous-flags': 'flag',
  'fifty-moves': 'fifty',
  material: 'dead-position',
};

const overGlyph = (reason: string): ReactNode => {
  if (reason === 'aborted') return <path d={STOP} />;
  if (reason === 'punishment') return <path className={frame.iconSolid} d={CARD} />;
  return endIcon(SHARED_ENDS[reason] ?? reason);
};

const glyphOf = (moment: Moment): ReactNode => {
  switch (moment.kind) {
    case 'queen':
      return (
        <g className={frame.iconKing} transform="translate(-1.5 -1.5) scale(1.13)">
          <Piece code="bQ" />
        </g>
      );
    case 'sits':
      return <path d={CHAIR} />;
    case 'waits':
      return <path d={HOURGLASS} />;
    case 'kamikaze':
      return <path d={DOWN_AND_UP} />;
    case 'correction':
      return correctionIcon;
    case 'over':
      return overGlyph(moment.end.reason);
  }
};

/** What kind of thing happened, at a glance; drawn in the colour of the text around it. */
export const Glyph = ({ moment }: { readonly moment: Moment }) => <Icon>{glyphOf(moment)}</Icon>;

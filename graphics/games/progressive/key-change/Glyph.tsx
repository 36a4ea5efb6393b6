import { Piece } from 'chess-match/client';
import type { ReactNode } from 'react';
import { correctionIcon, endIcon, Icon } from '../../../air/visit/icons';
import frame from '../../../air/visit/keyChange.module.css';
import type { Moment } from './moments';

const STOP = 'M 9 9 H 39 V 39 H 9 Z';
const UP = 'M 24 44 V 8 M 10 22 L 24 6 L 38 22';
const CROSSED = 'M 8 8 L 40 40 M 40 8 L 8 40';
const HOURGLASS =
  'M 11 5 H 37 M 11 43 H 37 M 15 5 V 12 Q 15 19 24 24 Q 33 19 33 12 V 5 M 15 43 V 36 Q 15 29 24 24 Q 33 29 33 36 V 43';

/** This game's own ends by the names that ends have in the icons of all games. */
const SHARED_ENDS: Readonly<Record<string, string>> = { 'progressive-mate': 'mate', 'incomplete-series': 'stalemate' };

const overGlyph = (reason: string): ReactNode => {
  if (reason === 'aborted') return <path d={STOP} />;
  if (reason === 'all-taken') return <path d={CROSSED} />;
  if (reason === 'ten-turns') return <path d={HOURGLASS} />;
  return endIcon(SHARED_ENDS[reason] ?? reason);
};

const glyphOf = (moment: Moment): ReactNode => {
  switch (moment.kind) {
    case 'check':
      return (
        <g className={frame.iconKing} transform="translate(-1.5 -1.5) scale(1.13)">
          <Piece code="bK" />
        </g>
      );
    case 'captures':
      return <path d={CROSSED} />;
    case 'promotion':
      return <path d={UP} />;
    case 'quiet':
      return <path d={HOURGLASS} />;
    case 'correction':
      return correctionIcon;
    case 'over':
      return overGlyph(moment.end.reason);
  }
};

/** What kind of thing happened, at a glance; drawn in the colour of the text around it. */
export const Glyph = ({ moment }: { readonly moment: Moment }) => <Icon>{glyphOf(moment)}</Icon>;

import type { ReactNode } from 'react';
import { correctionIcon, endIcon, Icon } from '../../../air/visit/icons';
import type { Moment } from './moments';

const CROWN = 'M 8 40 H 40 M 9 34 L 5 14 L 16 22 L 24 8 L 32 22 L 43 14 L 39 34 Z';
/** Somebody strikes at the crown; it is thrown down; it is set on. */
const STRUCK = 'M 8 44 H 40 M 9 39 L 6 24 L 16 30 L 24 20 L 32 30 L 42 24 L 39 39 Z M 24 2 V 13 M 18 8 L 24 14 L 30 8';
const FALLEN = `${CROWN} M 6 6 L 42 44`;
const RAISED = 'M 9 28 L 5 10 L 16 17 L 24 4 L 32 17 L 43 10 L 39 28 Z M 24 46 V 34 M 16 41 L 24 33 L 32 41';
const PLUS = 'M 24 7 V 41 M 7 24 H 41';
const STOP = 'M 9 9 H 39 V 39 H 9 Z';

/** This game's ends by the names that ends have on any board. */
const SHARED_ENDS: Readonly<Record<string, string>> = { 'no-move': 'stalemate', 'fifty-moves': 'fifty' };

const overGlyph = (reason: string): ReactNode => {
  switch (reason) {
    case 'throne':
      return <path d={CROWN} />;
    case 'rokosh':
      return <path d={STRUCK} />;
    case 'aborted':
      return <path d={STOP} />;
    default:
      return endIcon(SHARED_ENDS[reason] ?? reason);
  }
};

const glyphOf = (moment: Moment): ReactNode => {
  switch (moment.kind) {
    case 'throne':
      return <path d={CROWN} />;
    case 'rokosh':
      return <path d={STRUCK} />;
    case 'check':
      return <path d={PLUS} />;
    case 'taken':
      return <path d={FALLEN} />;
    case 'crowned':
      return <path d={RAISED} />;
    case 'correction':
      return correctionIcon;
    case 'over':
      return overGlyph(moment.end.reason);
  }
};

/** What kind of thing happened, at a glance; drawn in the colour of the text around it. */
export const Glyph = ({ moment }: { readonly moment: Moment }) => <Icon>{glyphOf(moment)}</Icon>;

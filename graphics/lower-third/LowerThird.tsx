import type { CSSProperties } from 'react';
import type { DrawingProps } from '../air/onAirParts';
import type { Picture } from '../air/parts';
import { colourOf } from '../air/people/teamColour';
import { teamName } from '../air/people/teamName';
import { ZONES } from '../air/theme';
import { captionOf } from './caption';
import { Card } from './Card';
import type { LowerThirdStep } from './plan';
import css from './lowerThird.module.css';

const { x, y, width, height } = ZONES.band;
/** Below the upper edge of the band. Pixels. */
const INSET = 4;
const AREA: CSSProperties = { left: x, top: y + INSET, width, height: height - INSET };

type Props = DrawingProps<'lower-third', 'people', LowerThirdStep>;

/** Who this is: player, arbiter, commentator, guest. */
export const LowerThird = ({ picture, before, steps, language }: Props) => {
  const card = ({ content, people, match }: Picture<'lower-third', 'people'>, isGhost: boolean) => {
    const caption = captionOf(content, people, match, language);
    if (!caption) return null;
    const team = caption.side && teamName(match, people, caption.side);
    const colour = caption.side && colourOf(people, caption.side);
    return (
      <Card key={isGhost ? 'before' : 'now'} caption={caption} team={team || null} colour={colour} isGhost={isGhost} />
    );
  };
  return (
    <div className={css.area} style={AREA}>
      {before && steps.length > 0 && card(before, true)}
      {card(picture, false)}
    </div>
  );
};

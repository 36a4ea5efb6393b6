import type { CSSProperties } from 'react';
import type { DrawingProps } from '../shared/onAir';
import type { Picture } from '../shared/overlay';
import { teamName } from '../shared/people/teamName';
import { AREAS } from '../shared/theme';
import { captionOf } from './caption';
import { Card } from './Card';
import type { LowerThirdStep } from './plan';
import css from './lowerThird.module.css';

const { x, y, width, height } = AREAS.lowerThird;
const AREA: CSSProperties = { left: x, top: y, width, height };

type Props = DrawingProps<'lower-third', 'people', LowerThirdStep>;

/** Who this is: player, arbiter, commentator, guest. */
export const LowerThird = ({ picture, before, steps, language }: Props) => {
  const card = ({ content, people, match }: Picture<'lower-third', 'people'>, isGhost: boolean) => {
    const caption = captionOf(content, people, language);
    if (!caption) return null;
    const team = caption.side && teamName(match, people, caption.side);
    return <Card key={isGhost ? 'before' : 'now'} caption={caption} team={team || null} isGhost={isGhost} />;
  };
  return (
    <div className={css.area} style={AREA}>
      {before && steps.length > 0 && card(before, true)}
      {card(picture, false)}
    </div>
  );
};

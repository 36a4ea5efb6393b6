import type { CSSProperties } from 'react';
import type { DrawingProps } from '../air/onAirParts';
import type { Picture } from '../air/parts';
import { recordOf } from '../air/people/record';
import { colourOf } from '../air/people/teamColour';
import { teamName } from '../air/people/teamName';
import { whoIs } from '../air/people/whoIs';
import { ZONES } from '../air/theme';
import type { PlayerStep } from './plan';
import { PlayerCard } from './PlayerCard';
import css from './player.module.css';

type Name = 'people' | 'statistics' | 'spoken';
type Props = DrawingProps<'player', Name, PlayerStep>;

const { x, y, width, height } = ZONES.band;
const AREA: CSSProperties = { left: x, top: y, width, height };

/** The card of one person, in any game. */
export const Player = ({ picture, before, steps, language }: Props) => {
  const card = ({ content, people, match, ...counted }: Picture<'player', Name>, isGhost: boolean) => {
    const known = content.person === null ? null : whoIs(people, content.person);
    if (known === null) return null;
    const { side } = known;
    return (
      <PlayerCard
        key={isGhost ? 'before' : 'now'}
        record={recordOf(known.person, side, counted)}
        seating={match}
        team={side && (teamName(match, people, side) || null)}
        colour={side && colourOf(people, side)}
        width={width}
        height={height}
        isGhost={isGhost}
        language={language}
      />
    );
  };
  return (
    <div className={css.area} style={AREA}>
      {before && steps.length > 0 && card(before, true)}
      {card(picture, false)}
    </div>
  );
};

import type { CSSProperties } from 'react';
import type { DrawingProps } from '../air/onAirParts';
import type { Picture } from '../air/parts';
import { teamName } from '../air/people/teamName';
import { ZONES } from '../air/theme';
import { FullLineUp, HalfLineUp } from './LineUps';
import type { TeamsStep } from './plan';
import css from './teams.module.css';

const { x, y, width, height } = ZONES.whole;
const AREA: CSSProperties = { left: x, top: y, width, height };

type Props = DrawingProps<'teams', 'people', TeamsStep>;

interface LineUpsProps {
  readonly picture: Picture<'teams', 'people'>;
  readonly language: Props['language'];
  readonly isGhost: boolean;
}

const LineUps = ({ picture: { content, people, match }, language, isGhost }: LineUpsProps) => {
  const parts = { people, match, language };
  const { side } = content;
  return (
    <div
      className={css.teams}
      data-ghost={isGhost || undefined}
      style={AREA}
      data-role={isGhost ? 'teams-before' : 'teams'}
    >
      {side === null ? (
        <>
          <HalfLineUp {...parts} side="white" team={teamName(match, people, 'white')} />
          <HalfLineUp {...parts} side="black" team={teamName(match, people, 'black')} />
        </>
      ) : (
        <FullLineUp {...parts} side={side} team={teamName(match, people, side)} />
      )}
    </div>
  );
};

/** Who plays: captain, players, reserve and coach of one team or of both. */
export const Teams = ({ picture, before, steps, language }: Props) => (
  <>
    {before && steps.length > 0 && <LineUps picture={before} language={language} isGhost />}
    <LineUps picture={picture} language={language} isGhost={false} />
  </>
);

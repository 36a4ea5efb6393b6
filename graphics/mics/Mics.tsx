import type { Side } from 'chess-match/client';
import type { CSSProperties } from 'react';
import type { DrawingProps } from '../air/onAirParts';
import type { Picture } from '../air/parts';
import { isStillAsked } from '../air/query';
import { ZONES } from '../air/theme';
import type { MicsStep } from './plan';
import { SpeakerTags } from './SpeakerTags';
import { TeamMics } from './TeamMics';
import css from './mics.module.css';

/** Tags stand in the corner, a team's row in the band. */
const areaOf = (side: Side | null): CSSProperties => {
  const { x, y, width, height } = side === null ? ZONES.corner : ZONES.band;
  return { left: x, top: y, width, height };
};

export type MicsName = 'people' | 'speaking';
type Props = DrawingProps<'mics', MicsName, MicsStep>;

const Column = ({ picture }: { readonly picture: Picture<'mics', MicsName> }) => {
  const { people, speaking, match, content } = picture;
  const { side } = content;
  return side === null ? (
    <SpeakerTags people={people} speaking={speaking.ids} isStill={isStillAsked(location.search)} />
  ) : (
    <TeamMics people={people} speaking={speaking.ids} side={side} team={match.teams[side].name} />
  );
};

/** Who is speaking now, or all microphones of a team. */
export const Mics = ({ picture, before, steps, motionId }: Props) => (
  <>
    {before && steps.length > 0 && (
      <div
        key={`before ${motionId}`}
        className={css.mics}
        data-ghost
        style={areaOf(before.content.side)}
        data-role="mics-before"
      >
        <Column picture={before} />
      </div>
    )}
    <div
      key={picture.content.side ?? 'tags'}
      className={css.mics}
      style={areaOf(picture.content.side)}
      data-role="mics"
    >
      <Column picture={picture} />
    </div>
  </>
);

import type { CSSProperties } from 'react';
import type { DrawingProps } from '../shared/onAir';
import type { Picture } from '../shared/overlay';
import { isStillAsked } from '../shared/query';
import { AREAS } from '../shared/theme';
import type { MicsStep } from './plan';
import { SpeakerTags } from './SpeakerTags';
import { TeamMics } from './TeamMics';
import css from './mics.module.css';

const { x, y, width, height } = AREAS.mics;
const AREA: CSSProperties = { left: x, top: y, width, height };

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
      <div key={`before ${motionId}`} className={css.mics} data-ghost style={AREA} data-role="mics-before">
        <Column picture={before} />
      </div>
    )}
    <div key={picture.content.side ?? 'tags'} className={css.mics} style={AREA} data-role="mics">
      <Column picture={picture} />
    </div>
  </>
);

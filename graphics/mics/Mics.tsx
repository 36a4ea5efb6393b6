import { useRef, type CSSProperties } from 'react';
import { buildAir } from '../motion/air';
import { swapOver } from '../motion/swap';
import { useDirector } from '../motion/useDirector';
import { drawnOf, insideOf, type AirStep } from '../shared/air';
import { AirLayer } from '../shared/AirLayer';
import type { OverlayProps, Picture } from '../shared/overlay';
import { isStillAsked } from '../shared/query';
import { Stage } from '../shared/Stage';
import { AREAS } from '../shared/theme';
import type { MicsStep } from './plan';
import { SpeakerTags } from './SpeakerTags';
import { TeamMics } from './TeamMics';
import './mics.css';

const { x, y, width, height } = AREAS.mics;
const AREA: CSSProperties = { left: x, top: y, width, height };

export type MicsName = 'people' | 'speaking';
type Props = OverlayProps<'mics', MicsName, AirStep | MicsStep>;

const Column = ({ picture }: { readonly picture: Picture<'mics', MicsName> }) => {
  const { people, speaking, match, content } = picture;
  const { side } = content;
  return side === null ? (
    <SpeakerTags people={people} speaking={speaking.ids} isStill={isStillAsked(location.search)} />
  ) : (
    <TeamMics people={people} speaking={speaking.ids} side={side} team={match.teams[side].name} />
  );
};

const partsOf = (stage: HTMLElement, role: string): readonly Element[] => [
  ...stage.querySelectorAll(`[data-role="${role}"]`),
];

/** Who is speaking now, or all microphones of a team. */
export const Mics = ({ current, motion }: Props) => {
  const stage = useRef<HTMLDivElement>(null);
  const { before, steps } = motion;
  const swap = (element: HTMLElement) => swapOver(partsOf(element, 'mics-before'), partsOf(element, 'mics'));
  useDirector(stage, motion.id, before ? (element) => buildAir(element, steps, () => swap(element)) : null);
  const drawn = drawnOf(current, before);
  return (
    <Stage name="mics" version={current.match.version} ref={stage}>
      {drawn && (
        <AirLayer isGhost={drawn.isGhost}>
          {before && insideOf(steps).length > 0 && (
            <div key={`before ${motion.id}`} className="mics ghost" style={AREA} data-role="mics-before">
              <Column picture={before} />
            </div>
          )}
          <div key={drawn.picture.content.side ?? 'tags'} className="mics" style={AREA} data-role="mics">
            <Column picture={drawn.picture} />
          </div>
        </AirLayer>
      )}
    </Stage>
  );
};

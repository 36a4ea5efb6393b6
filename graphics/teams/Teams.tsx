import { useRef, type CSSProperties } from 'react';
import { buildAir } from '../motion/air';
import { swapOver } from '../motion/swap';
import { useDirector } from '../motion/useDirector';
import { drawnOf, insideOf, type AirStep } from '../shared/air';
import { AirLayer } from '../shared/AirLayer';
import type { OverlayProps, Picture } from '../shared/overlay';
import { teamName } from '../shared/people/teamName';
import { Stage } from '../shared/Stage';
import { AREAS } from '../shared/theme';
import { FullLineUp, HalfLineUp } from './LineUps';
import type { TeamsStep } from './plan';
import './teams.css';

const { x, y, width, height } = AREAS.full;
const AREA: CSSProperties = { left: x, top: y, width, height };

type Props = OverlayProps<'teams', 'people', AirStep | TeamsStep>;

interface LineUpsProps {
  readonly picture: Picture<'teams', 'people'>;
  readonly language: Props['language'];
  readonly isGhost: boolean;
}

const LineUps = ({ picture: { content, people, match }, language, isGhost }: LineUpsProps) => {
  const parts = { people, tables: match.boards, language };
  const { side } = content;
  return (
    <div className={isGhost ? 'teams ghost' : 'teams'} style={AREA} data-role={isGhost ? 'teams-before' : 'teams'}>
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

const partsOf = (stage: HTMLElement, role: string): readonly Element[] => [
  ...stage.querySelectorAll(`[data-role="${role}"]`),
];

/** Who plays: captain, players, reserve and coach of one team or of both. */
export const Teams = ({ current, motion, language }: Props) => {
  const stage = useRef<HTMLDivElement>(null);
  const { before, steps } = motion;
  const swap = (element: HTMLElement) => swapOver(partsOf(element, 'teams-before'), partsOf(element, 'teams'));
  useDirector(stage, motion.id, before ? (element) => buildAir(element, steps, () => swap(element)) : null);
  const drawn = drawnOf(current, before);
  return (
    <Stage name="teams" version={current.match.version} ref={stage}>
      {drawn && (
        <AirLayer isGhost={drawn.isGhost}>
          {before && insideOf(steps).length > 0 && <LineUps picture={before} language={language} isGhost />}
          <LineUps picture={drawn.picture} language={language} isGhost={false} />
        </AirLayer>
      )}
    </Stage>
  );
};

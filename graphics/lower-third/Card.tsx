import { FitText } from '../shared/FitText';
import { Portrait } from '../shared/people/Portrait';
import type { Caption } from './caption';

/** Widths in pixels; the plate is as wide as the longest of its words. */
const PORTRAIT = 160;
const WORDS = 1200;
const TEAM = 800;
const NAME_SIZES = [60, 56, 52, 48, 44, 40, 36];
const TITLE_SIZES = [34, 32, 30, 28, 26, 24];
const TEAM_SIZES = [32, 30, 28, 26, 24];

interface CardProps {
  readonly caption: Caption;
  /** Name of the person's team; null for none. */
  readonly team: string | null;
  readonly isGhost: boolean;
}

/** Portrait, whose team on the team's plate, name, title. */
export const Card = ({ caption, team, isGhost }: CardProps) => {
  const { name, title, side, role, photo, hasPortrait } = caption;
  return (
    <div className={`lower plate ${isGhost ? 'ghost' : ''}`} data-role={isGhost ? 'card-before' : 'card'}>
      {hasPortrait && <Portrait name={name} photo={photo} side={side} width={PORTRAIT} height={PORTRAIT} />}
      <div className={`lower-words ${role === null ? 'is-plain' : ''}`}>
        {role !== null && (
          <div className={`lower-team figures ${side === null ? 'lower-role' : `side-${side}`}`}>
            {team !== null && <FitText text={team} weight={650} width={TEAM} oneLine={TEAM_SIZES} twoLines={[]} />}
            <span className="lower-function">{role}</span>
          </div>
        )}
        <div className={title === '' ? 'lower-name is-alone' : 'lower-name'}>
          <FitText text={name} weight={700} width={WORDS} oneLine={NAME_SIZES} twoLines={[]} />
        </div>
        {title !== '' && (
          <div className="lower-title">
            <FitText text={title} weight={500} width={WORDS} oneLine={TITLE_SIZES} twoLines={[]} />
          </div>
        )}
      </div>
    </div>
  );
};

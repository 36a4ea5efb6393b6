import { FitText } from '../air/FitText';
import { Portrait } from '../air/people/Portrait';
import type { Caption } from './caption';
import { classes } from '../air/classes';
import look from '../air/look.module.css';
import sides from '../air/sides.module.css';
import css from './lowerThird.module.css';

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
  /** That team's own colour, CSS; null for none. */
  readonly colour: string | null;
  readonly isGhost: boolean;
}

/** Portrait, whose team on the team's plate, name, title. */
export const Card = ({ caption, team, colour, isGhost }: CardProps) => {
  const { name, title, side, role, photo, hasPortrait } = caption;
  return (
    <div
      className={classes(css.card, look.plate)}
      data-ghost={isGhost || undefined}
      data-role={isGhost ? 'card-before' : 'card'}
    >
      {hasPortrait && <Portrait name={name} photo={photo} side={side} width={PORTRAIT} height={PORTRAIT} />}
      {colour !== null && <span className={css.colour} style={{ background: colour }} data-role="team-colour" />}
      <div className={classes(css.words, role === null && css.isPlain)}>
        {role !== null && (
          <div className={classes(css.team, look.figures, side === null ? css.role : sides[side])}>
            {team !== null && <FitText text={team} weight={650} width={TEAM} oneLine={TEAM_SIZES} twoLines={[]} />}
            <span className={css.function}>{role}</span>
          </div>
        )}
        <div className={css.name}>
          <FitText text={name} weight={700} width={WORDS} oneLine={NAME_SIZES} twoLines={[]} />
        </div>
        {title !== '' && (
          <div className={css.title}>
            <FitText text={title} weight={500} width={WORDS} oneLine={TITLE_SIZES} twoLines={[]} />
          </div>
        )}
      </div>
    </div>
  );
};

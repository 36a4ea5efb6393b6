import { formatHalves, type MatchView, type Side } from 'chess-match/client';
import { labelsOf } from '../labels';
import { SIDE_THEMES, ZONES } from '../../../air/theme';
import { FitText } from '../../../air/FitText';
import type { AirLanguage } from 'chess-match/client';
import { at } from './at';
import { wordsOf } from './words';
import { classes } from '../../../air/classes';
import look from '../../../air/look.module.css';
import css from './header.module.css';

type Points = Readonly<Record<Side, number>>;

interface HeaderProps {
  readonly match: MatchView;
  /** Half-points. */
  readonly score: Points;
  /** Half-points in the picture before, while a motion leads from it. */
  readonly before: Points | null;
  readonly language: AirLanguage;
}

const NAME_SIZES = [36, 32];
const SMALL_SIZES = [28, 26, 24];

interface TeamProps {
  readonly side: Side;
  readonly name: string;
  readonly points: number;
  readonly before: number;
}

/** A team and its points; the points it had lie unseen on top, for the motion to the new ones. */
const Team = ({ side, name, points, before }: TeamProps) => {
  const { plate, ink, outline } = SIDE_THEMES[side];
  return (
    <div className={classes(css.team, css[side])} style={{ background: plate, color: ink, borderColor: outline }}>
      <div>
        <FitText text={name} weight={600} width={330} oneLine={NAME_SIZES} twoLines={SMALL_SIZES} />
      </div>
      <span className={classes(css.teamPoints, look.figures)}>
        <span data-part={`points:${side}`}>{formatHalves(points)}</span>
        {before === points ? null : (
          <span className={css.teamBefore} data-part={`points-before:${side}`}>
            {formatHalves(before)}
          </span>
        )}
      </span>
    </div>
  );
};

const turnText = (match: MatchView, language: AirLanguage): string => {
  const labels = labelsOf(language);
  if (match.status === 'over' || match.toMove === null) return labels.final;
  return `${labels.move} ${match.moveNumber} · ${wordsOf(language).legend.sides[match.toMove]}`;
};

/** What this is, who leads, whose turn it is; stands where the scorebug stands, which may cover it. */
export const Header = ({ match, score, before, language }: HeaderProps) => (
  <div className={classes(css.header, look.plate)} style={at(ZONES.head)}>
    <div className={classes(css.title, look.figures)}>{wordsOf(language).title}</div>
    <Team side="white" name={match.teams.white.name} points={score.white} before={(before ?? score).white} />
    <Team side="black" name={match.teams.black.name} points={score.black} before={(before ?? score).black} />
    <div className={classes(css.turn, look.figures)}>{turnText(match, language)}</div>
  </div>
);

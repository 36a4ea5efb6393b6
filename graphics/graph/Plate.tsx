import { formatHalves, type AirLanguage, type Side } from 'chess-match/client';
import { SIDES } from 'chess-match/client/view';
import { classes } from '../air/classes';
import look from '../air/look.module.css';
import { TeamName } from '../air/people/TeamName';
import { striped, TeamStripe } from '../air/people/TeamStripe';
import sides from '../air/sides.module.css';
import { ZONES } from '../air/theme';
import { figure } from '../outlook/words';
import { Curve } from './Curve';
import { layoutGraph, PLOT } from './layout';
import { Legend } from './Legend';
import { Mark } from './Mark';
import { happeningsOf } from './marks';
import type { Shown } from './shown';
import type { Signs } from './signs';
import { graphWords } from './words';
import css from './graph.module.css';

const { x, y, width, height } = ZONES.full;
const NAME = { weight: 650, width: 340, oneLine: [32, 30, 28, 26], twoLines: [26, 25, 24] } as const;

interface PlateProps {
  readonly picture: Shown;
  readonly signs: Signs;
  readonly language: AirLanguage;
}

/** Whose lead it is above the middle and below it, and the result expected for them now. */
const TeamPlate = ({ picture, side }: { readonly picture: Shown; readonly side: Side }) => (
  <span className={classes(css.team, css[side], striped, sides[side])}>
    <TeamName side={side} match={picture.match} people={picture.people} mayShorten {...NAME} />
    <TeamStripe people={picture.people} side={side} edge="bottom" width={6} />
    <b>{picture.outlook.expected === null ? '–' : figure(picture.outlook.expected[side])}</b>
  </span>
);

/** How the expected result went through the evening. */
export const Plate = ({ picture, signs, language }: PlateProps) => {
  const words = graphWords(language);
  const { match, outlook } = picture;
  const layout = layoutGraph(outlook.course, happeningsOf(picture), match.ply);
  const isEmpty = outlook.course.length === 0;
  return (
    <div className={classes(css.plate, look.plate, look.figures)} style={{ left: x, top: y, width, height }}>
      <div className={css.inFrame} style={{ left: -x, top: -y }}>
        <span className={css.title} style={{ left: x + 24, top: y + 24 }}>
          {words.title}
        </span>
        <Curve layout={layout} />
        {layout.leads.map(({ lead, y: top }) => (
          <span key={lead} className={css.lead} style={{ left: x, top: top - 14 }}>
            {lead === 0 ? words.level : `+${formatHalves(Math.abs(lead) * 2)}`}
          </span>
        ))}
        {layout.ticks.map(({ move, x: left }) => (
          <span key={move} className={css.number} style={{ left: left - 40, top: PLOT.y + PLOT.height + 22 }}>
            {move}
          </span>
        ))}
        <span className={css.number} style={{ left: x + 8, top: PLOT.y + PLOT.height + 22, width: 108 }}>
          {words.moves}
        </span>
        {isEmpty && (
          <span className={css.unknown} style={{ left: PLOT.x, top: PLOT.y, width: PLOT.width, height: PLOT.height }}>
            <span>{words.unknown}</span>
          </span>
        )}
        <div className={css.teams}>
          {SIDES.map((side) => (
            <TeamPlate key={side} picture={picture} side={side} />
          ))}
        </div>
        {layout.marks.map((mark) => (
          <Mark key={mark.key} mark={mark} match={match} signs={signs} />
        ))}
        <Legend layout={layout} signs={signs} language={language} />
      </div>
    </div>
  );
};

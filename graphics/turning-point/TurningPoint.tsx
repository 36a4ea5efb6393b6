import { branchColour, type AirLanguage } from 'chess-match/client';
import { classes } from '../air/classes';
import { FitText } from '../air/FitText';
import look from '../air/look.module.css';
import type { DrawingProps } from '../air/onAirParts';
import type { Picture } from '../air/parts';
import { TeamName } from '../air/people/TeamName';
import { striped, TeamStripe } from '../air/people/TeamStripe';
import sides from '../air/sides.module.css';
import { ZONES } from '../air/theme';
import { Bar } from '../outlook/Bar';
import { partOf } from '../outlook/shares';
import { figure } from '../outlook/words';
import { chosenOf, type Turning } from './chosen';
import type { TurningStep } from './plan';
import { changeOf, costOf, turningWords, turnOf } from './words';
import css from './turningPoint.module.css';

type Name = 'outlook' | 'people';
type Shown = Picture<'turning-point', Name>;

const { x, y, width, height } = ZONES.band;
/** Of what changed, and of who gained by it, pixels. */
const [CHANGE, GAINER] = [560, 300] as const;

interface ExpectedLineProps {
  readonly label: string;
  readonly expected: Turning['before'];
}

/** How the match might have ended. */
const ExpectedLine = ({ label, expected }: ExpectedLineProps) => (
  <div className={css.line}>
    <span className={css.label}>{label}</span>
    <b>{figure(expected.white)}</b>
    <Bar of={label} white={partOf(expected)} isHeld={false} height={34} />
    <b>{figure(expected.black)}</b>
  </div>
);

interface TurningViewProps {
  readonly turning: Turning;
  readonly picture: Shown;
  readonly isGhost: boolean;
  readonly language: AirLanguage;
}

const TurningView = ({ turning, picture, isGhost, language }: TurningViewProps) => {
  const words = turningWords(language);
  const gainer = turning.swing > 0 ? 'white' : 'black';
  const board = turning.board ?? turning.shift?.board;
  return (
    <div
      className={css.turning}
      data-role={isGhost ? 'turning-before' : 'turning'}
      data-ghost={isGhost || undefined}
      style={{ borderColor: board === undefined ? 'transparent' : branchColour(board) }}
    >
      <div className={css.what}>
        <span className={css.title}>{words.title}</span>
        <span className={classes(css.mover, sides[turning.side])}>{turnOf(turning, language)}</span>
        <FitText
          text={changeOf(turning, language)}
          weight={650}
          width={CHANGE}
          oneLine={[44, 40, 36]}
          twoLines={[36, 32, 30, 28]}
        />
      </div>
      <div className={css.lines}>
        <ExpectedLine label={words.before} expected={turning.before} />
        <ExpectedLine label={words.after} expected={turning.after} />
      </div>
      <div className={css.cost}>
        <b className={css.gain}>{costOf(turning)}</b>
        <span className={classes(css.gainer, striped, sides[gainer])}>
          <TeamName
            side={gainer}
            match={picture.match}
            people={picture.people}
            mayShorten
            weight={650}
            width={GAINER - 28}
            oneLine={[36, 32, 30, 28]}
            twoLines={[26, 25, 24]}
          />
          <TeamStripe people={picture.people} side={gainer} edge="bottom" width={6} />
        </span>
      </div>
    </div>
  );
};

/** One turn that turned the match: what was, what changed, what it cost. Without an engine there is nothing. */
export const TurningPoint = ({
  picture,
  before,
  steps,
  language,
}: DrawingProps<'turning-point', Name, TurningStep>) => {
  const { state } = picture.outlook.engine;
  if (state === 'off' || state === 'not-here' || picture.match.status === 'none') return null;
  const now = chosenOf(picture.outlook, picture.content);
  const gone = before && steps.length > 0 ? chosenOf(before.outlook, before.content) : null;
  return (
    <div className={classes(css.plate, look.plate, look.figures)} style={{ left: x, top: y, width, height }}>
      {before && gone && <TurningView turning={gone} picture={before} isGhost language={language} />}
      {now === null ? (
        <span className={css.nothing} data-role="turning">
          {turningWords(language).nothing}
        </span>
      ) : (
        <TurningView turning={now} picture={picture} isGhost={false} language={language} />
      )}
    </div>
  );
};

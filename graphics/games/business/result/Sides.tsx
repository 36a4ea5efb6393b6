import { formatHalves, formatPair, type AirLanguage, type Side } from 'chess-match/client';
import { turnText } from 'chess-match/client/view';
import { chipsText } from 'chess-match/games/business';
import { FitText } from '../../../air/FitText';
import { TeamName } from '../../../air/people/TeamName';
import { striped, TeamStripe } from '../../../air/people/TeamStripe';
import { atStakeIn, type ResultPicture } from './plan';
import { outcomeOf } from './story';
import { resultWords } from './words';
import { classes } from '../../../air/classes';
import look from '../../../air/look.module.css';
import sides from '../../../air/sides.module.css';
import css from './result.module.css';

interface SidesProps {
  readonly picture: ResultPicture;
  readonly before: ResultPicture | null;
  /** Whether a team's points have room under its name. */
  readonly isTall: boolean;
  readonly language: AirLanguage;
}

const TITLE = { weight: 750, width: 520, oneLine: [72, 64, 56, 48], twoLines: [] } as const;
const NAMES = {
  under: { weight: 650, width: 520, oneLine: [56, 52, 48, 44, 40], twoLines: [44, 40, 36, 32] },
  beside: { weight: 650, width: 280, oneLine: [56, 52, 48, 44, 40], twoLines: [40, 36, 32, 30, 28, 26] },
} as const;
const POINTS = {
  under: { weight: 800, width: 330, oneLine: [168, 152, 136, 120], twoLines: [] },
  beside: { weight: 800, width: 224, oneLine: [136, 120, 104, 88], twoLines: [] },
} as const;

const Team = ({ side, picture, before, isTall, language }: SidesProps & { readonly side: Side }) => {
  const { match, score, people } = picture;
  const place = isTall ? 'under' : 'beside';
  const points = POINTS[place];
  const isWinner = outcomeOf(match, score) === side;
  return (
    <div className={classes(css.team, !isTall && css.isBeside, striped, sides[side])}>
      <TeamStripe people={people} side={side} edge="left" width={16} />
      <TeamName side={side} match={match} people={people} mayShorten={false} {...NAMES[place]} />
      <div className={css.row}>
        <div className={css.score}>
          <div data-role={`score-${side}`}>
            <FitText text={formatHalves(score[side])} {...points} />
          </div>
          <div data-ghost data-role={`score-before-${side}`}>
            <FitText text={formatHalves((before?.score ?? score)[side])} {...points} />
          </div>
        </div>
        {isWinner && <span className={classes(css.winner, look.figures)}>{resultWords(language).winner}</span>}
      </div>
    </div>
  );
};

/** What stands beside the game's score: both games together, or what can still be won. */
const Beside = ({ picture, language }: Pick<SidesProps, 'picture' | 'language'>) => {
  const words = resultWords(language);
  const { score } = picture;
  const atStake = atStakeIn(picture);
  if (score.match)
    return (
      <div className={classes(css.beside, look.plate, look.figures)}>
        <span>{words.match}</span>
        <b>{formatPair(score.match.white, score.match.black)}</b>
      </div>
    );
  if (atStake === 0) return null;
  return (
    <div className={classes(css.beside, look.plate, look.figures)}>
      <span>{words.atStake}</span>
      <b>{chipsText(atStake, language)}</b>
    </div>
  );
};

/** Left: who has won or how it stands, both teams with their points. */
export const Sides = ({ picture, before, isTall, language }: SidesProps) => {
  const words = resultWords(language);
  const { match, score } = picture;
  const outcome = outcomeOf(match, score);
  return (
    <div className={css.sides}>
      <div className={classes(css.title, look.plate)}>
        {match.event !== '' && <FitText text={match.event} weight={500} width={520} oneLine={[32, 28]} twoLines={[]} />}
        <FitText text={outcome === null ? words.soFar : words.outcome[outcome]} {...TITLE} />
        {outcome === null && (
          <span className={classes(css.after, look.figures)}>{words.after(turnText(match.turn))}</span>
        )}
      </div>
      <Team side="white" picture={picture} before={before} isTall={isTall} language={language} />
      <Team side="black" picture={picture} before={before} isTall={isTall} language={language} />
      <Beside picture={picture} language={language} />
    </div>
  );
};

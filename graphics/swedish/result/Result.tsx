import { formatHalves, type Language, type MatchView, type Side } from 'chess-match/client';
import { classes } from '../../shared/classes';
import { FitText } from '../../shared/FitText';
import { TeamName } from '../../shared/people/TeamName';
import { striped, TeamStripe } from '../../shared/people/TeamStripe';
import look from '../../shared/look.module.css';
import type { DrawingProps } from '../../shared/onAirParts';
import { toldBy } from '../../shared/told';
import sides from '../../shared/sides.module.css';
import { ZONES } from '../../shared/theme';
import { TICKER } from '../../ticker/layout';
import { Boards, type BoardsName } from '../boards/Boards';
import type { PlayView } from '../shared/marks';
import { wordsOf } from '../shared/words';
import { reasonText } from './reasons';
import type { ResultStep } from './plan';
import css from './result.module.css';

export type ResultName = BoardsName | 'score' | 'air';
type Props = DrawingProps<'result', ResultName, ResultStep>;

const NAME = { weight: 650, width: 392, oneLine: [44, 40, 36, 32], twoLines: [36, 32, 30, 28] } as const;
const POINTS = { weight: 800, width: 88, oneLine: [72, 64, 56, 48], twoLines: [] } as const;
const TITLE = { weight: 750, width: 600, oneLine: [48, 44, 40, 36], twoLines: [32, 30, 28, 26] } as const;
const REASON = { weight: 550, width: 600, oneLine: [32, 30, 28, 26, 24], twoLines: [] } as const;

const titleOf = (play: PlayView, teams: MatchView['teams'], language: Language): string => {
  const words = wordsOf(language);
  const end = play.game === 'swedish' ? play.end : null;
  if (!end) return words.soFar;
  if (end.result === null) return words.aborted;
  return end.result === 'draw' ? words.drawn : words.wonBy(teams[end.result].name);
};

const Team = ({ team, picture }: Pick<Props, 'picture'> & { readonly team: Side }) => (
  <div className={classes(css.team, striped, sides[team], team === 'black' && css.isMirrored)}>
    <TeamStripe people={picture.people} side={team} edge="bottom" width={8} />
    <TeamName side={team} match={picture.match} people={picture.people} mayShorten={false} {...NAME} />
    <span className={css.points} data-role={`score-${team}`}>
      <FitText text={formatHalves(picture.score[team])} {...POINTS} />
    </span>
  </div>
);

const Head = ({ picture, language }: Pick<Props, 'picture' | 'language'>) => {
  const { x, y, width, height } = ZONES.head;
  const end = picture.play.game === 'swedish' ? picture.play.end : null;
  const reason = end ? reasonText(end, language) : '';
  return (
    <div className={css.head} style={{ left: x, top: y, width, height }}>
      <Team team="white" picture={picture} />
      <div className={classes(css.outcome, look.plate)} data-role="outcome">
        <FitText text={titleOf(picture.play, picture.match.teams, language)} {...TITLE} />
        {reason !== '' && (
          <span className={css.reason}>
            <FitText text={reason} {...REASON} />
          </span>
        )}
      </div>
      <Team team="black" picture={picture} />
    </div>
  );
};

/** Who won and why, over the boards as they stood at the end; below them both games of a return match. */
export const Result = ({ picture: now, before: last, motionId, language }: Props) => {
  const [picture, before] = [toldBy(now), last && toldBy(last)];
  const { match, score } = picture;
  if (match.status === 'none') return null;
  const { x, y, width, height } = TICKER;
  return (
    <>
      <Head picture={picture} language={language} />
      <Boards
        picture={{ ...picture, content: {} }}
        before={before && { ...before, content: {} }}
        steps={[]}
        motionId={motionId}
        language={language}
      />
      {score.match && (
        <div className={classes(css.match, look.plate, look.figures)} style={{ left: x, top: y, width, height }}>
          <span>{wordsOf(language).match}</span>
          <b>{`${formatHalves(score.match.white)} : ${formatHalves(score.match.black)}`}</b>
        </div>
      )}
    </>
  );
};

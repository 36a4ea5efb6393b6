import { formatHalves } from 'chess-match/client';
import { classes } from '../../shared/classes';
import look from '../../shared/look.module.css';
import type { DrawingProps } from '../../shared/onAirParts';
import { toldBy } from '../../shared/told';
import { TICKER } from '../../ticker/layout';
import { Boards, type BoardsName } from '../boards/Boards';
import { wordsOf } from '../shared/words';
import { reasonText } from './reasons';
import type { ResultStep } from './plan';
import { ScoreHead } from './ScoreHead';
import css from './result.module.css';

export type ResultName = BoardsName | 'score' | 'air';
type Props = DrawingProps<'result', ResultName, ResultStep>;

/** Who won and why, over the boards as they stood at the end; below them both games of a return match. */
export const Result = ({ picture: now, before: last, motionId, language }: Props) => {
  const [picture, before] = [toldBy(now), last && toldBy(last)];
  const { match, score, play } = picture;
  const end = play.game === 'swedish' ? play.end : null;
  if (match.status === 'none') return null;
  const { x, y, width, height } = TICKER;
  return (
    <>
      <ScoreHead picture={picture} below={end ? reasonText(end, language) : ''} language={language} />
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

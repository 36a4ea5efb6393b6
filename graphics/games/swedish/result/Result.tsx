import { formatPair } from 'chess-match/client';
import { gameOfText } from 'chess-match/client/view';
import { classes } from '../../../air/classes';
import look from '../../../air/look.module.css';
import type { DrawingProps } from '../../../air/onAirParts';
import { untilNextEnds } from '../../../air/untilNextEnds';
import { ScoreHead } from '../../../result/ScoreHead';
import { TICKER } from '../../../ticker/layout';
import { Boards, type BoardsName } from '../boards/Boards';
import type { End } from '../shared/marks';
import { BOARDS } from 'chess-match/games/swedish';
import { wordsOf } from '../shared/words';
import { layoutSheets } from './layout';
import { reasonText } from 'chess-match/games/swedish';
import type { ResultStep } from '../../../result/plan';
import { Sheet } from './Sheet';
import { titleOf } from './title';
import css from './result.module.css';

export type ResultName = BoardsName | 'score' | 'turns' | 'air';
type Props = DrawingProps<'result', ResultName, ResultStep>;

/** What the last move on a board brings about itself. */
const MATES: readonly End['reason'][] = ['mate', 'simultaneous-mates'];

/**
 * Who won and why, over the boards as they stood at the end; below them their last moves and both games of a return
 * match.
 */
export const Result = ({ picture: now, before: last, motionId, language }: Props) => {
  const [picture, before] = [untilNextEnds(now), last && untilNextEnds(last)];
  const { match, score, play, turns } = picture;
  const end = play.game === 'swedish' ? play.end : null;
  if (match.status === 'none') return null;
  const { x, y, width, height } = TICKER;
  const layout = layoutSheets(score.match !== null);
  return (
    <>
      <ScoreHead
        picture={picture}
        title={titleOf(end, match.teams, language)}
        below={end ? reasonText(end, language) : ''}
      />
      <Boards
        picture={{ ...picture, content: {} }}
        before={before && { ...before, content: {} }}
        steps={[]}
        motionId={motionId}
        language={language}
      />
      {BOARDS.map((place) => (
        <Sheet
          key={place.thread}
          {...{ place, layout }}
          turns={turns.turns}
          isDecided={end !== null && MATES.includes(end.reason) && end.at.some(({ board }) => board === place.board)}
        />
      ))}
      {score.match && (
        <div className={classes(css.match, look.plate, look.figures)} style={{ left: x, top: y, width, height }}>
          <span>{[gameOfText(score, language), wordsOf(language).match].filter((part) => part !== '').join('. ')}</span>
          <b>{formatPair(score.match.white, score.match.black)}</b>
        </div>
      )}
    </>
  );
};

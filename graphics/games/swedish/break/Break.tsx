import { Head } from '../../../break/Head';
import type { BreakStep } from '../../../break/plan';
import { ScoreHead } from '../../../result/ScoreHead';
import { bothText } from '../../../result/words';
import { Backdrop } from '../../../air/backdrop/Backdrop';
import type { DrawingProps } from '../../../air/onAirParts';
import { Boards, type BoardsName } from '../boards/Boards';
import { reasonText } from 'chess-match/games/swedish';
import { titleOf } from '../result/title';
import css from './break.module.css';

export type BreakName = BoardsName | 'score';

/**
 * The screen of a break: score, both boards as they stand, and below them what goes on and for how long. It covers the
 * camera.
 */
export const Break = ({ picture, before, steps, motionId, language }: DrawingProps<'break', BreakName, BreakStep>) => {
  const { match, score, play, content } = picture;
  const end = play.game === 'swedish' ? play.end : null;
  const below = bothText(score, language) || (end ? reasonText(end, language) : '');
  const left = before !== null && steps.some(({ kind }) => kind === 'text') ? before : null;
  return (
    <>
      <Backdrop match={match} />
      <ScoreHead {...{ picture, below }} title={titleOf(end, match.teams, language)} />
      <Boards
        picture={{ ...picture, content: {} }}
        before={before && { ...before, content: {} }}
        steps={[]}
        motionId={motionId}
        language={language}
      />
      <div className={css.foot}>
        {left && <Head content={left.content} event={left.match.event} language={language} isGhost />}
        <Head content={content} event={match.event} language={language} isGhost={false} />
      </div>
    </>
  );
};

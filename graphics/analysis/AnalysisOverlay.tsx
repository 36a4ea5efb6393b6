import type { AnalysisContent } from 'chess-match/client';
import { goneMen } from '../air/board/planPieces';
import type { DrawingProps } from '../air/onAirParts';
import { AnalysisBoard } from './AnalysisBoard';
import { AnalysisPlate } from './AnalysisPlate';
import type { AnalysisStep } from './plan';

type Props = DrawingProps<'analysis', 'score', AnalysisStep>;

/** A commentator's board: a position that was or could be, with what he draws and says about it. */
export const AnalysisOverlay = ({ picture, before, steps, language }: Props) => {
  const men = steps.flatMap((step) => (step.kind === 'pieces' ? step.steps : []));
  const body = (content: AnalysisContent, role: 'body' | 'body-gone') => (
    <div key={role} data-ghost={role !== 'body' || undefined} data-role={role}>
      <AnalysisBoard content={content} ghosts={role === 'body' ? goneMen(men) : {}} />
      <AnalysisPlate content={content} match={picture.match} score={picture.score} language={language} />
    </div>
  );
  return (
    <>
      {before && steps.some(({ kind }) => kind === 'swap') && body(before.content, 'body-gone')}
      {body(picture.content, 'body')}
    </>
  );
};

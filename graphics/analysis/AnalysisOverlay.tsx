import type { AnalysisContent, AirLanguage, PublicName, Snapshot } from 'chess-match/client';
import { gonePieces } from '../air/board/planPieces';
import { lineWritten, type TriedLook } from '../air/board/tried';
import type { DrawingProps } from '../air/onAirParts';
import { AnalysisBoard } from './AnalysisBoard';
import { AnalysisPlate } from './AnalysisPlate';
import type { AnalysisStep } from './plan';

/** What the open game says of a board that is analysed, in a sentence; null where nothing. */
export type SaidOf<N extends PublicName> = (
  picture: Snapshot<N>,
  board: number,
  language: AirLanguage,
) => string | null;

/** A commentator's board: a position that was or could be, with what he draws and says about it. */
export const analysisOf = <N extends PublicName>(saidOf: SaidOf<N>, look: TriedLook) => {
  const Analysis = ({ picture, before, steps, language }: DrawingProps<'analysis', N, AnalysisStep>) => {
    const pieces = steps.flatMap((step) => (step.kind === 'pieces' ? step.steps : []));
    const body = (content: AnalysisContent, role: 'body' | 'body-gone') => (
      <div key={role} data-ghost={role !== 'body' || undefined} data-role={role}>
        <AnalysisBoard content={content} ground={look.ground} ghosts={role === 'body' ? gonePieces(pieces) : {}} />
        <AnalysisPlate
          content={lineWritten(content, look, language)}
          match={picture.match}
          said={content.board === null ? null : saidOf(picture, content.board, language)}
          language={language}
        />
      </div>
    );
    return (
      <>
        {before && steps.some(({ kind }) => kind === 'swap') && body(before.content, 'body-gone')}
        {body(picture.content, 'body')}
      </>
    );
  };
  return Analysis;
};

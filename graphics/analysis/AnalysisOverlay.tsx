import type { AnalysisContent, Placement } from 'chess-match/client';
import { useRef } from 'react';
import { buildAir } from '../motion/air';
import { useDirector } from '../motion/useDirector';
import { drawnOf, insideOf, type AirStep } from '../shared/air';
import { AirLayer } from '../shared/AirLayer';
import type { PieceStep } from '../shared/board/planPieces';
import type { OverlayProps } from '../shared/overlay';
import { Stage } from '../shared/Stage';
import { AnalysisBoard } from './AnalysisBoard';
import { AnalysisPlate } from './AnalysisPlate';
import type { AnalysisStep } from './plan';
import { buildAnalysis } from './timeline';
import './analysis.css';

type Props = OverlayProps<'analysis', never, AirStep | AnalysisStep>;

/** Men that the motion takes away: taken ones, and pawns that became another man. */
const ghostsOf = (steps: readonly PieceStep[]): Placement =>
  Object.fromEntries(
    steps.flatMap((step) => {
      if (step.kind === 'capture') return [[step.at, step.code]];
      return step.kind === 'promote' ? [[step.from, step.was]] : [];
    }),
  );

/** A commentator's board: a position that was or could be, with what he draws and says about it. */
export const AnalysisOverlay = ({ current, motion, language }: Props) => {
  const stage = useRef<HTMLDivElement>(null);
  const { before, steps } = motion;
  useDirector(
    stage,
    motion.id,
    before ? (element) => buildAir(element, steps, (inside) => buildAnalysis(element, inside)) : null,
  );
  const drawn = drawnOf(current, before);
  const inside = insideOf(steps);
  const men = inside.flatMap((step) => (step.kind === 'pieces' ? step.steps : []));
  const body = (content: AnalysisContent, role: 'body' | 'body-gone') => (
    <div key={role} className={role === 'body' ? 'analysis-body' : 'analysis-body ghost'} data-role={role}>
      <AnalysisBoard content={content} ghosts={role === 'body' ? ghostsOf(men) : {}} />
      <AnalysisPlate content={content} language={language} />
    </div>
  );
  return (
    <Stage name="analysis" version={current.match.version} ref={stage}>
      {drawn && (
        <AirLayer isGhost={drawn.isGhost}>
          {before && inside.some(({ kind }) => kind === 'swap') && body(before.content, 'body-gone')}
          {body(drawn.picture.content, 'body')}
        </AirLayer>
      )}
    </Stage>
  );
};

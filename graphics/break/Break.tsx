import { BOARD_REPLICANTS, type Language } from 'chess-match/client';
import { useRef } from 'react';
import { buildAir } from '../motion/air';
import { useDirector } from '../motion/useDirector';
import { drawnOf, insideOf, type AirStep } from '../shared/air';
import { AirLayer } from '../shared/AirLayer';
import type { OverlayProps, Picture } from '../shared/overlay';
import { Stage } from '../shared/Stage';
import { Backdrop } from '../shared/backdrop/Backdrop';
import { BoardsRow } from './BoardsRow';
import { Head } from './Head';
import type { BreakStep } from './plan';
import { Standing } from './Standing';
import { buildBreakTimeline } from './timeline';
import './break.css';

export const BREAK_REPLICANTS = ['people', 'score', ...BOARD_REPLICANTS] as const;
type BreakName = (typeof BREAK_REPLICANTS)[number];

interface ScreenProps {
  readonly picture: Picture<'break', BreakName>;
  /** The picture whose words are about to leave; null while they stay. */
  readonly before: Picture<'break', BreakName> | null;
  readonly language: Language;
}

const Screen = ({ picture, before, language }: ScreenProps) => {
  const { match, score, people, content } = picture;
  const isOpen = match.status !== 'none';
  return (
    <div className={isOpen ? 'break' : 'break is-alone'}>
      {before && <Head content={before.content} event={before.match.event} language={language} isGhost />}
      <Head content={content} event={match.event} language={language} isGhost={false} />
      {isOpen && <Standing match={match} score={score} people={people} />}
      {isOpen && (
        <BoardsRow
          match={match}
          boards={BOARD_REPLICANTS.map((name) => picture[name])}
          score={score}
          language={language}
        />
      )}
    </div>
  );
};

/** The screen of a break: it covers the camera. */
export const Break = ({ current, motion, language }: OverlayProps<'break', BreakName, AirStep | BreakStep>) => {
  const stage = useRef<HTMLDivElement>(null);
  const { before, steps } = motion;
  useDirector(
    stage,
    motion.id,
    before ? (element) => buildAir(element, steps, (inside) => buildBreakTimeline(element, inside)) : null,
  );
  const drawn = drawnOf(current, before);
  const isReworded = insideOf(steps).some(({ kind }) => kind === 'text');
  return (
    <Stage name="break" version={current.match.version} ref={stage}>
      {drawn && (
        <AirLayer isGhost={drawn.isGhost}>
          <Backdrop />
          <Screen picture={drawn.picture} before={isReworded ? before : null} language={language} />
        </AirLayer>
      )}
    </Stage>
  );
};

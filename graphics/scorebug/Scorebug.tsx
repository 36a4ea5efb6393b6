import type { Side } from 'chess-match/client';
import { useRef, type CSSProperties } from 'react';
import { buildAir } from '../motion/air';
import { useDirector } from '../motion/useDirector';
import { drawnOf, type AirStep } from '../shared/air';
import { AirLayer } from '../shared/AirLayer';
import { inHallOrder } from '../shared/hallOrder';
import type { OverlayProps } from '../shared/overlay';
import { Stage } from '../shared/Stage';
import { AREAS } from '../shared/theme';
import { clockOf } from '../shared/clock/clockText';
import { News } from './News';
import { newsOf } from './news';
import type { BugName } from './picture';
import type { BugStep } from './plan';
import { SideHalf } from './SideHalf';
import { Strip } from './Strip';
import { buildBugTimeline } from './timeline';
import './scorebug.css';

const { x, y, width, height } = AREAS.scorebug;
const BAND: CSSProperties = { left: x, top: y, width, height };

/** Who plays, who leads, whose move it is, the time, and what each board is worth. */
export const Scorebug = ({ current, motion, language }: OverlayProps<'scorebug', BugName, AirStep | BugStep>) => {
  const stage = useRef<HTMLDivElement>(null);
  const drawn = drawnOf(current, motion.before);
  const { match, clocks, score } = drawn?.picture ?? current;
  const isMoving = motion.before !== null;
  useDirector(
    stage,
    motion.id,
    isMoving ? (element) => buildAir(element, motion.steps, (steps) => buildBugTimeline(element, steps)) : null,
  );
  const half = (side: Side) => (
    <SideHalf
      side={side}
      match={match}
      clock={clockOf(clocks, side)}
      score={score[side]}
      scoreBefore={(motion.before?.score ?? score)[side]}
    />
  );
  const news = (side: Side) => (
    <News
      side={side}
      match={match}
      items={newsOf(score.ledger, match.ply, side)}
      matchScore={score.match?.[side] ?? null}
      language={language}
    />
  );
  return (
    <Stage name="scorebug" version={current.match.version} ref={stage}>
      {drawn && match.status !== 'none' && (
        <AirLayer isGhost={drawn.isGhost}>
          <div className="band plate" style={BAND}>
            <div className="band-main">
              {half('white')}
              {half('black')}
            </div>
            <div className="band-strip">
              {news('white')}
              <Strip match={match} stakes={inHallOrder(match.stakes)} language={language} />
              {news('black')}
            </div>
          </div>
        </AirLayer>
      )}
    </Stage>
  );
};

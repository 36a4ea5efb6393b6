import { gsap } from 'gsap';
import { useRef, type CSSProperties } from 'react';
import { buildAir } from '../motion/air';
import { useDirector } from '../motion/useDirector';
import { drawnOf, type AirStep } from '../shared/air';
import { AirLayer } from '../shared/AirLayer';
import { Badge } from '../shared/Badge';
import type { OverlayProps } from '../shared/overlay';
import { isStillAsked } from '../shared/query';
import { Stage } from '../shared/Stage';
import { branchTheme, FRAME } from '../shared/theme';
import { FrameClock } from './FrameClock';
import { Cross, Grid } from './Grid';
import { TypeSamples } from './TypeSamples';
import { wordsOf } from './words';
import './testCard.css';

const BOARDS = [1, 2, 3, 4, 5] as const;
const GREYS = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100] as const;
const OPACITIES = [100, 75, 50, 25, 0] as const;

/** A branch colour with its number and its second cue. */
const BranchBar = ({ board }: { readonly board: number }) => {
  const { colour, ink, dash } = branchTheme(board);
  return (
    <div className="tc-bar" style={{ background: colour, color: ink } satisfies CSSProperties}>
      <Badge board={board} size={56} />
      <svg viewBox="0 0 180 24">
        <line x1={6} x2={174} y1={12} y2={12} strokeDasharray={dash.map((part) => part * 8).join(' ')} />
      </svg>
    </div>
  );
};

/** Everything that can go wrong between this page and a screen: cut edges, colours, alpha, faces, lateness. */
export const TestCard = ({ current, motion, language }: OverlayProps<'test-card', never, AirStep>) => {
  const stage = useRef<HTMLDivElement>(null);
  const drawn = drawnOf(current, motion.before);
  const isMoving = motion.before !== null;
  useDirector(stage, motion.id, isMoving ? (element) => buildAir(element, motion.steps, () => gsap.timeline()) : null);
  const words = wordsOf(language);
  return (
    <Stage name="test-card" version={current.match.version} ref={stage}>
      {drawn && (
        <AirLayer isGhost={drawn.isGhost}>
          <div className="tc-ground tc-ground-upper" />
          <div className="tc-ground tc-ground-lower" />
          <Grid />
          <header className="tc-head plate">
            <h1 className="figures">{words.title}</h1>
            <p>
              {FRAME.width} × {FRAME.height} · {words.titleSafe} · {words.actionSafe}
            </p>
          </header>
          <FrameClock isStill={isStillAsked(location.search)} frameWord={words.frame} />
          <div className="tc-bars">
            {BOARDS.map((board) => (
              <BranchBar key={board} board={board} />
            ))}
          </div>
          <div className="tc-sides figures">
            <span className="side-white">{words.white} 7½</span>
            <span className="side-black">{words.black} 10</span>
          </div>
          <div className="tc-greys">
            {GREYS.map((grey) => (
              <i key={grey} style={{ background: `rgb(${grey}% ${grey}% ${grey}%)` }} />
            ))}
          </div>
          <div className="tc-alpha">
            <span className="tc-alpha-name plate">{words.alpha}</span>
            {OPACITIES.map((percent) => (
              <i key={percent} style={{ background: `rgb(14 18 26 / ${percent}%)` }}>
                <span className="plate">{percent}</span>
              </i>
            ))}
          </div>
          <TypeSamples />
          <Cross />
        </AirLayer>
      )}
    </Stage>
  );
};

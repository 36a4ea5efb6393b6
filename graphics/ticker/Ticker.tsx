import { useMemo, useRef, type CSSProperties } from 'react';
import { buildAir } from '../motion/air';
import { useDirector } from '../motion/useDirector';
import { drawnOf, insideOf, type AirStep } from '../shared/air';
import { AirLayer } from '../shared/AirLayer';
import type { OverlayProps } from '../shared/overlay';
import { Stage } from '../shared/Stage';
import { AREAS } from '../shared/theme';
import { entriesOf } from './entries';
import { GAP, layoutTicker } from './layout';
import type { TickerStep } from './plan';
import type { Source } from './sources';
import { buildTickerTimeline } from './timeline';
import { Turn } from './Turn';
import { TITLE } from './words';
import './ticker.css';

const { x, y, width, height } = AREAS.ticker;
const PLACE: CSSProperties = { left: x, top: y, width, height };
const [TITLE_WIDTH, PAD] = [112, 20];
const ROOM = width - TITLE_WIDTH - 2 * PAD;

/** The last turns in one line, the newest at its end: those for which there is no room leave at its beginning. */
export const Ticker = ({ current, motion, language }: OverlayProps<'ticker', Source, AirStep | TickerStep>) => {
  const stage = useRef<HTMLDivElement>(null);
  const drawn = drawnOf(current, motion.before);
  const picture = drawn?.picture ?? current;
  const { style, entries } = useMemo(() => layoutTicker(entriesOf(picture), ROOM, language), [picture, language]);
  const isScrolling = insideOf(motion.steps).some(({ kind }) => kind === 'scroll');
  const before = isScrolling && motion.before ? layoutTicker(entriesOf(motion.before), ROOM, language).entries : [];
  const gone = before.filter(({ ply }) => entries.every((entry) => entry.ply !== ply));
  useDirector(
    stage,
    motion.id,
    motion.before ? (element) => buildAir(element, motion.steps, (steps) => buildTickerTimeline(element, steps)) : null,
  );
  return (
    <Stage name="ticker" version={current.match.version} ref={stage}>
      {drawn && entries.length > 0 && (
        <AirLayer isGhost={drawn.isGhost}>
          <div className="ticker plate figures" style={{ ...PLACE, fontSize: style.size }}>
            <span className="ticker-title" style={{ width: TITLE_WIDTH }}>
              {TITLE[language]}
            </span>
            <div className="ticker-window" data-role="window" style={{ padding: `0 ${PAD}px` }}>
              <div className="ticker-row" data-role="row" style={{ gap: GAP.turns }}>
                {gone.length > 0 && (
                  <span className="ticker-gone" data-role="gone" style={{ gap: GAP.turns, paddingRight: GAP.turns }}>
                    {gone.map((entry) => (
                      <Turn key={entry.ply} entry={entry} style={style} role="turn-gone" />
                    ))}
                  </span>
                )}
                {entries.map((entry) => (
                  <Turn key={entry.ply} entry={entry} style={style} role="turn" />
                ))}
              </div>
            </div>
          </div>
        </AirLayer>
      )}
    </Stage>
  );
};

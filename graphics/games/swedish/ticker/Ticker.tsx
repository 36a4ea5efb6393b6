import type { CSSProperties } from 'react';
import { classes } from '../../../air/classes';
import look from '../../../air/look.module.css';
import type { DrawingProps } from '../../../air/onAirParts';
import { San } from '../../../air/San';
import sides from '../../../air/sides.module.css';
import { TICKER } from '../../../ticker/layout';
import type { TickerStep } from '../../../ticker/plan';
import frame from '../../../ticker/ticker.module.css';
import { TITLE } from '../../../ticker/words';
import { BoardBadge } from '../shared/badges';
import { GAP, LETTER, numberOf, shownTurns, SIZE, type Turn } from './layout';

const { x, y, width, height } = TICKER;
const PLACE: CSSProperties = { left: x, top: y, width, height, fontSize: SIZE };
const [TITLE_WIDTH, PAD] = [112, 20];
const ROOM = width - TITLE_WIDTH - 2 * PAD;

/** One move: its board, its number on the mover's plate, and how it is written. */
const TurnView = ({ turn, role }: { readonly turn: Turn; readonly role: 'turn' | 'turn-gone' }) => (
  <span
    className={frame.turn}
    style={{ gap: GAP.parts }}
    data-ghost={role !== 'turn' || undefined}
    data-role={role}
    data-ply={turn.ply}
  >
    {turn.moves.map(({ board, san }) => (
      <span key={board} className={frame.group} style={{ gap: GAP.parts }}>
        <BoardBadge board={board} size={LETTER} />
        <span className={classes(frame.number, sides[turn.side])}>{numberOf(turn)}</span>
        <San san={san} />
      </span>
    ))}
  </span>
);

/** The moves of both boards in one line, in the order in which they were made. */
export const Ticker = ({ picture, before, steps, language }: DrawingProps<'ticker', 'turns', TickerStep>) => {
  const turns = shownTurns(picture.turns.turns, ROOM);
  const isScrolling = steps.some(({ kind }) => kind === 'scroll');
  const shownBefore = isScrolling && before ? shownTurns(before.turns.turns, ROOM) : [];
  const gone = shownBefore.filter(({ ply }) => turns.every((turn) => turn.ply !== ply));
  if (turns.length === 0) return null;
  return (
    <div className={classes(frame.ticker, look.plate, look.figures)} style={PLACE}>
      <span className={frame.title} style={{ width: TITLE_WIDTH }}>
        {TITLE[language]}
      </span>
      <div className={frame.window} data-role="window" style={{ padding: `0 ${PAD}px` }}>
        <div className={frame.row} data-role="row" style={{ gap: GAP.turns }}>
          {gone.length > 0 && (
            <span className={frame.gone} data-role="gone" style={{ gap: GAP.turns, paddingRight: GAP.turns }}>
              {gone.map((turn) => (
                <TurnView key={turn.ply} turn={turn} role="turn-gone" />
              ))}
            </span>
          )}
          {turns.map((turn) => (
            <TurnView key={turn.ply} turn={turn} role="turn" />
          ))}
        </div>
      </div>
    </div>
  );
};

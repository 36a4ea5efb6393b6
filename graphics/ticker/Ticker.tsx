import type { MatchView } from 'chess-match/client';
import { boardName } from 'chess-match/client/view';
import { Badge } from '../air/Badge';
import { classes } from '../air/classes';
import type { DrawingProps } from '../air/onAirParts';
import { San } from '../air/San';
import sides from '../air/sides.module.css';
import { Band, ROOM } from './Band';
import type { TickerStep } from './plan';
import { BADGE, GAP, numberOf, shownTurns, SIZE, type Turn } from './turns';
import frame from './ticker.module.css';

interface TurnProps {
  readonly turn: Turn;
  readonly match: MatchView;
  readonly role: 'turn' | 'turn-gone';
}

/** One turn: its board, its number on the mover's plate, and how its moves are written. */
const TurnView = ({ turn, match, role }: TurnProps) => (
  <span
    className={frame.turn}
    style={{ gap: GAP.parts }}
    data-ghost={role !== 'turn' || undefined}
    data-role={role}
    data-ply={turn.ply}
  >
    {turn.moves.map(({ board, san }, index) => (
      <span key={index} className={frame.group} style={{ gap: GAP.parts }}>
        {match.boards > 1 && <Badge board={board} size={BADGE} name={boardName(match, board)} />}
        {index === 0 && <span className={classes(frame.plate, sides[turn.side])}>{numberOf(turn)}</span>}
        <San san={san} />
      </span>
    ))}
  </span>
);

/** The moves in one line, in the order in which they were made. */
export const Ticker = ({ picture, before, steps, language }: DrawingProps<'ticker', 'turns', TickerStep>) => {
  const turns = shownTurns(picture.turns.turns, ROOM);
  const isScrolling = steps.some(({ kind }) => kind === 'scroll');
  const shownBefore = isScrolling && before ? shownTurns(before.turns.turns, ROOM) : [];
  const gone = shownBefore.filter(({ ply }) => turns.every((turn) => turn.ply !== ply));
  if (turns.length === 0) return null;
  return (
    <Band
      size={SIZE}
      language={language}
      gone={gone.map((turn) => (
        <TurnView key={turn.ply} turn={turn} match={picture.match} role="turn-gone" />
      ))}
    >
      {turns.map((turn) => (
        <TurnView key={turn.ply} turn={turn} match={picture.match} role="turn" />
      ))}
    </Band>
  );
};

import { Piece, type Side } from 'chess-match/client';
import { formatFineClock, remainingAt } from 'chess-match/client/view';
import { useNow } from '../../shared/useNow';
import { ProblemText } from '../ProblemText';
import { UNIT } from '../boards/drawing';
import { useOperator } from '../state/context';
import { pieceCode, type SeatModel } from './model/board';
import { mayHold, type DeskMove } from './model/hand';
import { useSwedishTexts } from './texts';
import type { HandApi } from './useHand';

const TICK_MS = 100;

interface SeatProps {
  readonly thread: string;
  readonly seat: SeatModel;
  readonly isToMove: boolean;
  readonly moves: readonly DeskMove[];
  /** Null where the board is only looked at. */
  readonly hand: HandApi | null;
  readonly onFlag: ((side: Side) => void) | null;
}

const SeatClock = ({ thread, seat, onFlag }: Pick<SeatProps, 'thread' | 'seat' | 'onFlag'>) => {
  const texts = useSwedishTexts();
  const { isConnected, refusals, snapshot } = useOperator();
  const { clock, side } = seat;
  const isRunning = clock !== null && clock.runningSinceMs !== null;
  const nowMs = useNow(TICK_MS, isRunning);
  if (clock === null) return null;
  const leftMs = remainingAt(clock, nowMs);
  const refusal = refusals[`flag:${thread}`];
  return (
    <div className="sw-clock-row">
      <time
        className="sw-clock"
        data-running={isRunning}
        aria-label={texts.board.clock(thread, side)}
        data-testid={`clock-${thread}-${side}`}
      >
        {formatFineClock(leftMs)}
      </time>
      {leftMs === 0 && onFlag !== null && snapshot?.match.status === 'playing' ? (
        <button
          type="button"
          className="danger"
          disabled={!isConnected}
          data-testid={`flag-${thread}-${side}`}
          onClick={() => onFlag(side)}
        >
          ⚑ {texts.board.flag}
        </button>
      ) : null}
      {refusal !== undefined && leftMs === 0 ? (
        <ProblemText problem={refusal} testId={`problem-flag-${thread}`} />
      ) : null}
    </div>
  );
};

/** The men a player may drop, in the order of the rules; what there is none of stands grey. */
const Reserve = ({ thread, seat, isToMove, moves, hand }: Omit<SeatProps, 'onFlag'>) => {
  const texts = useSwedishTexts();
  const { side, reserve } = seat;
  return (
    <ul className="sw-reserve" aria-label={texts.board.reserve(thread, side)} data-testid={`reserve-${thread}-${side}`}>
      {reserve.map(({ piece, count }) => {
        const isFree = hand !== null && isToMove && count > 0 && mayHold(moves, { piece });
        const held = isToMove ? (hand?.held ?? null) : null;
        const isHeld = held !== null && 'piece' in held && held.piece === piece;
        return (
          <li key={piece}>
            <button
              type="button"
              className="sw-man"
              tabIndex={-1}
              disabled={!isFree}
              aria-pressed={isHeld}
              aria-label={texts.board.drop(piece, count)}
              data-testid={`drop-${thread}-${side}-${piece}`}
              data-count={count}
              {...(isFree ? hand.onReserve(piece) : {})}
            >
              <svg viewBox={`0 0 ${UNIT} ${UNIT}`} aria-hidden="true">
                <Piece code={pieceCode(side, piece)} />
              </svg>
              <b>{count}</b>
            </button>
          </li>
        );
      })}
    </ul>
  );
};

/** One player beside the board: team, colour, clock, reserve. */
export const SeatBlock = ({ onFlag, ...props }: SeatProps) => {
  const { thread, seat, isToMove } = props;
  return (
    <section className="sw-seat" data-side={seat.side} data-to-move={isToMove}>
      <strong className="sw-name" title={seat.name}>
        <i className="sw-disc" data-side={seat.side} aria-hidden="true" />
        {seat.name}
      </strong>
      <SeatClock thread={thread} seat={seat} onFlag={onFlag} />
      <Reserve {...props} />
    </section>
  );
};

import type { Side } from 'chess-match/client';
import { formatFineClock, remainingAt } from 'chess-match/client/view';
import { Button } from '../../shared';
import { PickableReserve } from '../../shared/picking/PickableReserve';
import { useNow } from '../../shared/useNow';
import { useOperator } from '../state/context';
import type { DeskMove, BoardPicking, SeatModel } from './model/board';
import { useApartTexts } from './game';

const TICK_MS = 100;

interface SeatProps {
  readonly thread: string;
  readonly seat: SeatModel;
  readonly isToMove: boolean;
  readonly moves: readonly DeskMove[];
  /** Null where the board is only looked at. */
  readonly picking: BoardPicking | null;
  readonly onFlag: ((side: Side) => void) | null;
}

const SeatClock = ({ thread, seat, onFlag }: Pick<SeatProps, 'thread' | 'seat' | 'onFlag'>) => {
  const texts = useApartTexts();
  const { snapshot } = useOperator();
  const { clock, side } = seat;
  const isRunning = clock !== null && clock.runningSinceMs !== null;
  const nowMs = useNow(TICK_MS, isRunning);
  if (clock === null) return null;
  const leftMs = remainingAt(clock, nowMs);
  return (
    <div className="apart-clock-row">
      <time
        className="apart-clock"
        data-running={isRunning}
        aria-label={texts.board.clock(thread, side)}
        data-testid={`clock-${thread}-${side}`}
      >
        {formatFineClock(leftMs)}
      </time>
      {leftMs === 0 && onFlag !== null && snapshot?.match.status === 'playing' ? (
        <Button kind="danger" data-testid={`flag-${thread}-${side}`} onClick={() => onFlag(side)}>
          ⚑ {texts.board.flag}
        </Button>
      ) : null}
    </div>
  );
};

/** One player beside the board: team, colour, clock, reserve. */
export const SeatBlock = ({ onFlag, ...props }: SeatProps) => {
  const { thread, seat, isToMove } = props;
  const texts = useApartTexts();
  return (
    <section className="apart-seat" data-side={seat.side} data-to-move={isToMove}>
      <strong className="apart-name" title={seat.name}>
        <i className="apart-disc" data-side={seat.side} aria-hidden="true" />
        {seat.name}
      </strong>
      <SeatClock thread={thread} seat={seat} onFlag={onFlag} />
      <PickableReserve
        side={seat.side}
        pieces={seat.reserve}
        label={texts.board.reserve(thread, seat.side)}
        pieceLabel={texts.board.drop}
        moves={props.moves}
        picking={isToMove ? props.picking : null}
        testId={`reserve-${thread}-${seat.side}`}
        pieceTestId={`drop-${thread}-${seat.side}`}
      />
    </section>
  );
};

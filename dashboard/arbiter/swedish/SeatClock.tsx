import { useReplicant } from 'chess-match/client';
import { formatFineClock, playerAt, remainingAt } from 'chess-match/client/view';
import { Button } from '../../shared';
import { useArbiterTexts, type ArbiterSnapshot } from '../../shared/arbiter/data';
import { useNow } from '../../shared/useNow';
import { useTexts } from './parts';
import type { Seat } from './seats';

const TICK_MS = 100;

interface SeatClockProps {
  readonly snapshot: ArbiterSnapshot;
  readonly seat: Seat;
  readonly onSet: () => void;
  readonly onFlag: () => void;
}

/** One of the four clocks with whose it is, and what an arbiter does to it. */
export const SeatClock = ({ snapshot, seat, onSet, onFlag }: SeatClockProps) => {
  const arbiter = useArbiterTexts();
  const texts = useTexts();
  const people = useReplicant('people');
  const { match, clocks } = snapshot;
  const { id, thread, board, side, team } = seat;
  const clock = clocks.clocks.find((candidate) => candidate.id === id);
  const isRunning = clock !== undefined && clock.runningSinceMs !== null;
  const nowMs = useNow(TICK_MS, isRunning);
  if (clock === undefined) return null;
  const isPlaying = match.status === 'playing';
  const isToMove = match.threads.find((candidate) => candidate.id === thread)?.toMove === side;
  const state = isRunning ? arbiter.clock.running : isToMove ? arbiter.clock.toMove : '';
  const name = texts.seat(thread, side);
  return (
    <div className="big-clock seat-clock" data-side={side} data-running={isRunning} data-to-move={isToMove}>
      <b className="big-clock-name">
        {playerAt(people, team, board) || match.teams[team].name}
        <small>{match.teams[team].name}</small>
      </b>
      <time aria-label={name} data-testid={`clock-${id}`}>
        {formatFineClock(remainingAt(clock, nowMs))}
      </time>
      <span className="big-clock-foot">
        <span>{[arbiter.side[side], state].filter(Boolean).join(' · ')}</span>
      </span>
      <span className="seat-buttons">
        <Button
          disabled={!isPlaying}
          aria-label={`${arbiter.clock.set}: ${name}`}
          data-testid={`set-${id}`}
          onClick={onSet}
        >
          {arbiter.clock.set}
        </Button>
        <Button
          kind="danger"
          disabled={!isPlaying}
          aria-label={`${texts.flag}: ${name}`}
          data-testid={`flag-${id}`}
          onClick={onFlag}
        >
          ⚑ {texts.flag}
        </Button>
      </span>
    </div>
  );
};

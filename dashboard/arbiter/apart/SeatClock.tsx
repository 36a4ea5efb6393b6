import { Button } from '../../shared';
import { useArbiterTexts, type ArbiterSnapshot } from '../../shared/arbiter/data';
import { usePlayerAt } from '../../shared/usePlayerAt';
import { BigClock } from '../BigClock';
import { useTexts } from './parts';
import type { Seat } from './seats';

interface SeatClockProps {
  readonly snapshot: ArbiterSnapshot;
  readonly seat: Seat;
  readonly onSet: () => void;
  readonly onFlag: () => void;
}

/** A player's clock with whose it is, and what an arbiter does to it. */
export const SeatClock = ({ snapshot, seat, onSet, onFlag }: SeatClockProps) => {
  const arbiter = useArbiterTexts();
  const texts = useTexts();
  const { match, clocks } = snapshot;
  const playerAt = usePlayerAt(match);
  const { id, thread, board, side, team } = seat;
  const clock = clocks.clocks.find((candidate) => candidate.id === id);
  if (clock === undefined) return null;
  const isPlaying = match.status === 'playing';
  const player = playerAt(team, board);
  const name = texts.seat(thread, side);
  return (
    <BigClock
      clock={clock}
      side={side}
      isToMove={match.threads.find((candidate) => candidate.id === thread)?.toMove === side}
      name={
        <>
          {player || match.teams[team].name}
          {player === '' ? null : <small>{match.teams[team].name}</small>}
        </>
      }
      label={name}
      testId={`clock-${id}`}
      buttons={
        <>
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
        </>
      }
    />
  );
};

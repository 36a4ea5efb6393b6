import { formatHalves } from 'chess-match/client';
import { formatFineClock, remainingAt } from 'chess-match/client/view';
import { useNow } from '../../shared/useNow';
import { useStrings, useUi } from '../state/context';
import { PassingButton } from './PassingButton';
import type { ClockActions, PlateProps, TeamNotes } from './slots';

const TICK_MS = 100;

interface ClockProps extends PlateProps {
  readonly actions: ClockActions;
}

interface TeamPlateProps extends ClockProps {
  readonly notes: TeamNotes;
}

const Clock = ({ snapshot, side, actions }: ClockProps) => {
  const strings = useStrings();
  const { dispatch } = useUi();
  const { clocks } = snapshot;
  const clock = clocks.clocks.find((candidate) => candidate.side === side);
  const isRunning = clock !== undefined && clock.runningSinceMs !== null;
  const nowMs = useNow(TICK_MS, isRunning);
  if (clock === undefined) return null;
  const leftMs = remainingAt(clock, nowMs);
  return (
    <div className="plate-clock">
      <time
        className={isRunning ? 'clock clock-running' : 'clock'}
        aria-label={strings.header.clock(side)}
        data-testid={`clock-${side}`}
      >
        {formatFineClock(leftMs)}
      </time>
      {leftMs === 0 && snapshot.match.status === 'playing' ? (
        <PassingButton
          kind="danger"
          onClick={() => {
            dispatch({ type: 'opened', dialog: 'flag', side });
          }}
        >
          ⚑ {strings.header.flag}
        </PassingButton>
      ) : null}
      {actions({ snapshot, side, nowMs })}
    </div>
  );
};

export const TeamPlate = ({ snapshot, side, notes, actions }: TeamPlateProps) => {
  const strings = useStrings();
  const { match, score } = snapshot;
  const isToMove = match.toMove === side;
  return (
    <section className={`plate plate-${side}`} data-to-move={isToMove} aria-label={strings.side[side]}>
      <div className="plate-name">
        <span className="plate-side">{strings.side[side]}</span>
        <strong title={match.teams[side].name}>{match.teams[side].name}</strong>
        {notes({ snapshot, side })}
      </div>
      <Clock snapshot={snapshot} side={side} actions={actions} />
      <output
        className="plate-score"
        data-testid={`score-${side}`}
        aria-label={`${strings.header.score}: ${strings.side[side]}`}
      >
        {formatHalves(score[side])}
      </output>
    </section>
  );
};

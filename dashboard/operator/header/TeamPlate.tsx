import { formatHalves, type Side } from 'chess-match/client';
import { formatFineClock, remainingAt } from 'chess-match/client/view';
import { useNow } from '../../shared/useNow';
import { useOperator, useStrings, useUi } from '../state/context';
import type { OperatorSnapshot } from '../state/store';

const TICK_MS = 100;

interface TeamPlateProps {
  readonly snapshot: OperatorSnapshot;
  readonly side: Side;
}

const Clock = ({ snapshot, side }: TeamPlateProps) => {
  const strings = useStrings();
  const { isConnected } = useOperator();
  const { dispatch } = useUi();
  const { clocks } = snapshot;
  const clock = clocks.clocks.find((candidate) => candidate.side === side);
  const isRunning = clock !== undefined && clock.runningSinceMs !== null;
  const nowMs = useNow(TICK_MS, isRunning);
  if (clock === undefined) return null;
  const leftMs = remainingAt(clock, nowMs);
  const { turn: options } = snapshot.options;
  // B22 what the rules publish holds whatever the clock says; time goes on without being published.
  const mayVeto = isRunning && leftMs < clocks.vetoWindowMs && leftMs > 0 && options?.veto === null;
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
        <button
          type="button"
          className="danger"
          disabled={!isConnected}
          onClick={() => {
            dispatch({ type: 'opened', dialog: 'flag' });
          }}
        >
          ⚑ {strings.header.flag}
        </button>
      ) : null}
      {mayVeto ? (
        <button
          type="button"
          disabled={!isConnected}
          onClick={() => {
            dispatch({ type: 'opened', dialog: 'veto' });
          }}
        >
          {strings.header.veto}
        </button>
      ) : null}
    </div>
  );
};

export const TeamPlate = ({ snapshot, side }: TeamPlateProps) => {
  const strings = useStrings();
  const { match, score, arbiter } = snapshot;
  const given = arbiter.penalties.filter((penalty) => penalty.side === side && penalty.withdrawn === null);
  const isToMove = match.toMove === side;
  const cards = match.cards[side];
  return (
    <section className={`plate plate-${side}`} data-to-move={isToMove} aria-label={strings.side[side]}>
      <div className="plate-name">
        <span className="plate-side">{strings.side[side]}</span>
        <strong title={match.teams[side].name}>{match.teams[side].name}</strong>
        {cards > 0 ? (
          <span
            className="plate-cards"
            role="img"
            aria-label={strings.header.cards(cards)}
            title={strings.header.cards(cards)}
            data-testid={`cards-${side}`}
          >
            {given.map(({ number, penalty }) => (
              <i key={number} className={`card-${penalty}`} data-penalty={penalty}>
                {penalty === 'time' ? '+2' : '▮'}
              </i>
            ))}
          </span>
        ) : null}
        {match.vetoes.includes(side) ? <span className="badge">{strings.header.vetoed(side)}</span> : null}
      </div>
      <Clock snapshot={snapshot} side={side} />
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

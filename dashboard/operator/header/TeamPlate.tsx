import { formatHalves, type Side } from 'chess-match/client';
import { formatFineClock, mayVeto, remainingAt } from 'chess-match/client/view';
import { useNow } from '../../shared/useNow';
import { useStrings, useUi } from '../state/context';
import type { OperatorSnapshot } from '../state/snapshot';
import { PassingButton } from './PassingButton';

const TICK_MS = 100;

interface TeamPlateProps {
  readonly snapshot: OperatorSnapshot;
  readonly side: Side;
}

const Clock = ({ snapshot, side }: TeamPlateProps) => {
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
      {mayVeto(clock, snapshot, nowMs) ? (
        <PassingButton
          onClick={() => {
            dispatch({ type: 'opened', dialog: 'veto', side });
          }}
        >
          {strings.header.veto}
        </PassingButton>
      ) : null}
    </div>
  );
};

export const TeamPlate = ({ snapshot, side }: TeamPlateProps) => {
  const strings = useStrings();
  const { match, score } = snapshot;
  const isToMove = match.toMove === side;
  const cards = match.cards[side];
  return (
    <section className={`plate plate-${side}`} data-to-move={isToMove} aria-label={strings.side[side]}>
      <div className="plate-name">
        <span className="plate-side">{strings.side[side]}</span>
        <strong title={match.teams[side].name}>{match.teams[side].name}</strong>
        {cards.length > 0 ? (
          <span
            className="plate-cards"
            role="img"
            aria-label={strings.header.cards(cards.length)}
            title={strings.header.cards(cards.length)}
            data-testid={`cards-${side}`}
          >
            {cards.map((penalty, index) => (
              <i key={index} className={`card-${penalty}`} data-penalty={penalty}>
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

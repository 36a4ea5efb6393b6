import { formatHalves } from 'chess-match/client';
import type { ReactNode } from 'react';
import { Button } from '../../shared';
import { useOperator, useStore, useStrings, useUi } from '../state/context';
import type { OperatorSnapshot } from '../state/snapshot';
import { toggleClock } from '../state/intents';

const ClockButton = ({ snapshot }: { readonly snapshot: OperatorSnapshot }) => {
  const strings = useStrings();
  const store = useStore();
  const { busy } = useOperator();
  const { running } = snapshot.clocks;
  return (
    <Button
      kind={running ? 'plain' : 'primary'}
      keyId="clock"
      busy={busy.has('clock')}
      disabled={snapshot.match.status !== 'playing'}
      onClick={() => {
        toggleClock(store, strings.header.stopReason);
      }}
    >
      {running ? `❚❚ ${strings.header.stop}` : `▶ ${strings.header.start}`}
    </Button>
  );
};

/** The way from a game that is over to the one with colours reversed. */
const ReturnGameButton = ({ matchId }: { readonly matchId: string }) => {
  const strings = useStrings();
  const { dispatch } = useUi();
  return (
    <Button
      kind="primary"
      data-testid="return-game"
      onClick={() => {
        dispatch({ type: 'returnGame', matchId });
      }}
    >
      {strings.matches.returnGame}
    </Button>
  );
};

interface TurnPlateProps {
  readonly snapshot: OperatorSnapshot;
  readonly notes: ReactNode;
  readonly actions: ReactNode;
}

/** The side to move and the turn's number between the two teams. */
export const TurnPlate = ({ snapshot, notes, actions }: TurnPlateProps) => {
  const strings = useStrings();
  const { match, score } = snapshot;
  // A return game has the points of both games, and no return game of its own.
  const returnOf = match.status === 'over' && score.match === null ? match.matchId : null;
  return (
    <section className="turn-plate" aria-label={strings.turn.label}>
      <div className="turn-who" data-side={match.toMove ?? 'none'}>
        {match.status === 'playing' && match.toMove !== null ? (
          <>
            <span className="turn-number" data-testid="turn-number">
              {match.turn}
            </span>
            <span>{strings.header.toMove(match.toMove)}</span>
          </>
        ) : (
          <span>{match.status === 'over' ? strings.header.over : strings.header.noMatch}</span>
        )}
      </div>
      <div className="turn-facts">
        {returnOf === null ? <ClockButton snapshot={snapshot} /> : <ReturnGameButton matchId={returnOf} />}
        <div className="turn-notes">
          {notes}
          {score.match === null ? null : (
            <span className="fact">
              {strings.header.bothGames(formatHalves(score.match.white), formatHalves(score.match.black))}
            </span>
          )}
        </div>
        {actions}
      </div>
    </section>
  );
};

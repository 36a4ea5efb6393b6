import { formatHalves } from 'chess-match/client';
import { gameOfText } from 'chess-match/client/view';
import type { ReactNode } from 'react';
import { Button } from '../../shared';
import { useOperator, useStore, useStrings } from '../state/context';
import type { OperatorSnapshot } from '../state/snapshot';
import { toggleClock } from '../state/intents';
import { NextGame, nextGame } from './NextGame';

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

interface TurnPlateProps {
  readonly snapshot: OperatorSnapshot;
  readonly notes: ReactNode;
  readonly actions: ReactNode;
}

/** The side to move and the turn's number between the two teams. */
export const TurnPlate = ({ snapshot, notes, actions }: TurnPlateProps) => {
  const strings = useStrings();
  const { match, score } = snapshot;
  const follow = nextGame(snapshot);
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
        {follow === null ? <ClockButton snapshot={snapshot} /> : <NextGame snapshot={snapshot} follow={follow} />}
        <div className="turn-notes">
          {notes}
          {score.match === null ? null : (
            <span className="fact">
              {[
                gameOfText(score, strings.language),
                strings.header.bothGames(formatHalves(score.match.white), formatHalves(score.match.black)),
              ]
                .filter(Boolean)
                .join('. ')}
            </span>
          )}
        </div>
        {actions}
      </div>
    </section>
  );
};

import { useReplicant } from 'chess-match/client';
import { Button } from '../../shared';
import { useOperator, useStore, useStrings } from '../state/context';
import { toggleClock } from '../state/intents';
import { standingOf } from './standing';

/** That turns are being entered on a clock that stands, and since when; the button starts it. */
export const ClockStands = () => {
  const strings = useStrings();
  const store = useStore();
  const { snapshot, busy } = useOperator();
  const entries = useReplicant('protocol')?.entries;
  if (snapshot === null || entries === undefined) return null;
  const standing = standingOf(snapshot.match, snapshot.clocks, entries);
  if (standing === null) return null;
  return (
    <div className="banner banner-note" role="status" data-testid="clock-stands">
      {standing.since === 'undo' ? strings.turn.standsSinceUndo(standing.turn) : strings.turn.stands(standing.reason)}{' '}
      <Button
        busy={busy.has('clock')}
        data-testid="start-standing"
        onClick={() => {
          toggleClock(store, strings.header.stopReason);
        }}
      >
        {strings.turn.startStanding}
      </Button>
    </div>
  );
};

import { Unbroken } from 'chess-match/client';
import { Button, Key } from '../../shared';
import { useEntry, useOperator, useStore, useStrings } from '../state/context';
import { readinessOf, readinessText, type TurnWords } from './lacks';

/** The one large button: ends the turn on all boards at once. */
export const PressClock = ({ words }: { readonly words: TurnWords }) => {
  const strings = useStrings();
  const store = useStore();
  const state = useOperator();
  const { press } = useEntry(null);
  const { busy, snapshot } = state;
  const readiness = readinessOf(state);
  const isOpen = !busy.has('press') && (readiness === 'ready' || readiness === 'checking');
  const side = snapshot?.match.toMove ?? null;
  return (
    <div className="press">
      <Button
        className="press-button"
        data-testid="press-clock"
        data-readiness={readiness}
        data-pressed={press !== null}
        disabled={!isOpen}
        onClick={() => {
          store.enter(null, { type: 'pressed' });
        }}
      >
        <span className="press-word">{strings.turn.press}</span>
        {readiness === 'ready' ? (
          <span className="press-side">
            {side === null ? '' : strings.turn.pressFor(side)} <Key id="press" />
          </span>
        ) : (
          <span className="press-why" data-testid="press-why">
            <Unbroken text={readinessText(state, strings, words)} />
          </span>
        )}
      </Button>
    </div>
  );
};

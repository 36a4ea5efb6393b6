import { problemText, type Problem, type Side } from 'chess-match/client';
import { Button } from '../../shared';
import { useOperator, useStore, useStrings } from '../state/context';

/** Why a side may not; null stands for may. */
export interface SideMay {
  readonly offerDraw: Problem | null;
  readonly declineDraw: Problem | null;
  readonly resign: Problem | null;
}

interface DrawActsProps {
  readonly side: Side;
  readonly may: SideMay;
  /** Sides whose offer of a draw stands. */
  readonly offers: readonly Side[];
}

/** A draw offered, agreed to or declined. */
export const DrawActs = ({ side, may, offers }: DrawActsProps) => {
  const strings = useStrings();
  const store = useStore();
  const { busy } = useOperator();
  const words = strings.duel;
  const isAnswering = offers.some((other) => other !== side);
  const offer = isAnswering ? words.agree : words.offer;
  const say = (type: 'offerDraw' | 'declineDraw'): void => {
    void store.act('clock', (expectedVersion) => ({ type, team: side, expectedVersion }));
  };
  return (
    <>
      <Button
        kind={isAnswering ? 'primary' : 'plain'}
        pressed={offers.includes(side)}
        busy={busy.has('clock')}
        disabled={may.offerDraw !== null}
        title={may.offerDraw === null ? offer : problemText(may.offerDraw, strings.language)}
        aria-label={offer}
        data-testid={`offer-${side}`}
        onClick={() => say('offerDraw')}
      >
        {isAnswering ? '½ ✓' : '½ ?'}
      </Button>
      {may.declineDraw === null ? (
        <Button
          busy={busy.has('clock')}
          title={words.decline}
          aria-label={words.decline}
          data-testid={`decline-${side}`}
          onClick={() => say('declineDraw')}
        >
          ½ ✕
        </Button>
      ) : null}
    </>
  );
};

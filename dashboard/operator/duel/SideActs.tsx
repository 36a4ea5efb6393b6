import { problemText, type Problem, type Side } from 'chess-match/client';
import { useState } from 'react';
import { Button } from '../../shared';
import { AskDialog } from '../../shared/arbiter/AskDialog';
import type { PlateProps } from '../header/slots';
import { useOperator, useStore, useStrings } from '../state/context';

/** Why a side may not; null stands for may. */
interface SideMay {
  readonly offerDraw: Problem | null;
  readonly declineDraw: Problem | null;
  readonly resign: Problem | null;
}

interface SideActsProps extends PlateProps {
  readonly may: SideMay;
  /** Sides whose offer of a draw stands. */
  readonly offers: readonly Side[];
}

/** What a side of a game of two does besides moving: offers a draw, agrees to one or declines it, resigns. */
export const SideActs = ({ snapshot, side, may, offers }: SideActsProps) => {
  const strings = useStrings();
  const store = useStore();
  const { busy } = useOperator();
  const [isResigning, setResigning] = useState(false);
  const words = strings.duel;
  const { match } = snapshot;
  if (match.status !== 'playing') return null;
  const hasOffered = offers.includes(side);
  const isAnswering = offers.some((other) => other !== side);
  const say = (type: 'offerDraw' | 'declineDraw'): void => {
    void store.act('clock', (expectedVersion) => ({ type, team: side, expectedVersion }));
  };
  const why = (problem: Problem | null, title: string): string =>
    problem === null ? title : problemText(problem, strings.language);
  return (
    <span className="side-acts" data-offers={hasOffered}>
      <Button
        kind={isAnswering ? 'primary' : 'plain'}
        pressed={hasOffered}
        busy={busy.has('clock')}
        disabled={may.offerDraw !== null}
        title={why(may.offerDraw, isAnswering ? words.agree : words.offer)}
        aria-label={isAnswering ? words.agree : words.offer}
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
      <Button
        disabled={may.resign !== null}
        title={why(may.resign, words.resign)}
        aria-label={words.resign}
        data-testid={`resign-${side}`}
        onClick={() => setResigning(true)}
      >
        ⚐
      </Button>
      {isResigning ? (
        <AskDialog
          asked={{
            title: words.resign,
            text: words.resigns(match.teams[side].name),
            body: (expectedVersion) => ({ type: 'resignMatch', team: side, expectedVersion }),
          }}
          version={match.version}
          confirmLabel={words.yes}
          onClose={() => setResigning(false)}
        />
      ) : null}
    </span>
  );
};

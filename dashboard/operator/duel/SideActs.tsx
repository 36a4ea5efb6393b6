import { problemText, type Side } from 'chess-match/client';
import { useState } from 'react';
import { Button } from '../../shared';
import { AskDialog } from '../../shared/arbiter/AskDialog';
import type { PlateProps } from '../header/slots';
import { useStrings } from '../state/context';
import { DrawActs, type SideMay } from './DrawActs';

interface SideActsProps extends PlateProps {
  readonly may: SideMay;
  /** Sides whose offer of a draw stands. */
  readonly offers: readonly Side[];
}

/** What a side of a game of two does besides moving: offers a draw, agrees to one or declines it, resigns. */
export const SideActs = ({ snapshot, side, may, offers }: SideActsProps) => {
  const strings = useStrings();
  const [isResigning, setResigning] = useState(false);
  const words = strings.duel;
  const { match } = snapshot;
  if (match.status !== 'playing') return null;
  return (
    <span className="side-acts" data-offers={offers.includes(side)}>
      <DrawActs side={side} may={may} offers={offers} />
      <Button
        disabled={may.resign !== null}
        title={may.resign === null ? words.resign : problemText(may.resign, strings.language)}
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

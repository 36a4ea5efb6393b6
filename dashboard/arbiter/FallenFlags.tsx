import type { Side } from 'chess-match/client';
import { remainingAt } from 'chess-match/client/view';
import { useState } from 'react';
import { Button } from '../shared';
import { AskDialog } from '../shared/arbiter/AskDialog';
import { useArbiterTexts, type ArbiterSnapshot } from '../shared/arbiter/data';
import { useNow } from '../shared/useNow';

const TICK_MS = 100;

export interface FallenFlagsProps {
  readonly snapshot: ArbiterSnapshot;
  /** What a flag costs; null where it is the game. */
  readonly flagText: ((side: Side) => string) | null;
}

/** A clock that shows nothing, said beside the clocks and not only on a tab, with the decision it asks for (B16). */
export const FallenFlags = ({ snapshot, flagText }: FallenFlagsProps) => {
  const texts = useArbiterTexts();
  const [asked, setAsked] = useState<Side | null>(null);
  const { clocks, match } = snapshot;
  const nowMs = useNow(TICK_MS, clocks.running);
  const fallen = match.status === 'playing' ? clocks.clocks.filter((clock) => remainingAt(clock, nowMs) === 0) : [];
  return (
    <>
      {fallen.map(({ id, side }) => (
        <Button key={id} kind="danger" data-testid={`fallen-${side}`} onClick={() => setAsked(side)}>
          ⚑ {texts.clock.flag}: {texts.side[side]}
        </Button>
      ))}
      {asked === null ? null : (
        <AskDialog
          asked={{
            title: `${texts.clock.flag}: ${texts.side[asked]}`,
            text: (flagText ?? texts.clock.flagCosts)(asked),
            body: (expectedVersion) => ({ type: 'flag', expectedVersion, side: asked }),
          }}
          version={match.version}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
};

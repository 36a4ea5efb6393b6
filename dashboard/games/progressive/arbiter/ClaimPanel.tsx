import type { Problem, Replicants } from 'chess-match/client';
import { useState } from 'react';
import { Button, Panel, useLanguage } from '../../../shared';
import type { ArbiterSnapshot } from '../../../shared/arbiter/data';
import { ReasonDialog } from '../../../shared/arbiter/forms/ReasonDialog';
import { CLAIM_TEXTS } from './texts';

interface ClaimPanelProps {
  readonly snapshot: ArbiterSnapshot;
  readonly quiet: Extract<Replicants['play'], { game: 'progressive' }>['quiet'];
  /** Why they cannot be claimed. */
  readonly why: Problem | null;
}

/** P7 so many quiet series are a draw: how near it is, and the arbiter's word where that is agreed. */
export const ClaimPanel = ({ snapshot: { match }, quiet, why }: ClaimPanelProps) => {
  const words = CLAIM_TEXTS[useLanguage()];
  const [accepted, setAccepted] = useState<boolean | null>(null);
  if (quiet.of === null) return null;
  const isByWord = match.settings['tenTurns'] === 'claim';
  const title = accepted === true ? words.accept : words.refuse;
  return (
    <Panel title={words.claim} testId="claim-panel">
      <p data-testid="quiet">{words.quiet(quiet.turns, quiet.of)}</p>
      <p className="ui-hint">{isByWord ? words.byWord : words.atOnce}</p>
      {isByWord ? (
        <div className="form-buttons">
          <Button kind="primary" disabled={why !== null} data-testid="accept-claim" onClick={() => setAccepted(true)}>
            {words.accept}
          </Button>
          <Button disabled={why !== null} data-testid="refuse-claim" onClick={() => setAccepted(false)}>
            {words.refuse}
          </Button>
        </div>
      ) : null}
      {accepted === null ? null : (
        <ReasonDialog
          title={title}
          version={match.version}
          confirmLabel={title}
          danger={!accepted}
          intent={(reason) => (expectedVersion) => ({
            type: 'decideClaim',
            expectedVersion,
            board: 1,
            accepted,
            reason,
          })}
          onClose={() => setAccepted(null)}
        >
          <p>{words.quiet(quiet.turns, quiet.of)}</p>
        </ReasonDialog>
      )}
    </Panel>
  );
};

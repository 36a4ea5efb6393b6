import { useState } from 'react';
import { Button, Panel } from '../../../shared';
import type { ArbiterSnapshot } from '../../../shared/arbiter/data';
import { ReasonDialog } from '../../../shared/arbiter/forms/ReasonDialog';
import { useTexts } from './texts';
import { PunishForm } from './PunishForm';
import { TeamsPanel } from './TeamsPanel';

/** What only an arbiter decides of the whole match: punishment, draw, resignation, breaking off. */
export const DecisionsTab = ({ snapshot }: { readonly snapshot: ArbiterSnapshot }) => {
  const texts = useTexts();
  const [isAborting, setAborting] = useState(false);
  const { match } = snapshot;
  return (
    <div className="tab-columns">
      <Panel title={texts.named} testId="punish-panel">
        <PunishForm snapshot={snapshot} />
      </Panel>
      <div className="tab-stack">
        <TeamsPanel snapshot={snapshot} />
        <Panel title={texts.abort}>
          <p className="ui-hint">{texts.abortHint}</p>
          <Button
            kind="danger"
            disabled={match.status !== 'playing'}
            data-testid="abort-match"
            onClick={() => setAborting(true)}
          >
            {texts.abort}
          </Button>
        </Panel>
      </div>
      {isAborting ? (
        <ReasonDialog
          title={`${texts.abort}?`}
          version={match.version}
          confirmLabel={texts.abort}
          danger
          previewed
          intent={(reason) => (expectedVersion) => ({ type: 'abortMatch', expectedVersion, reason })}
          onClose={() => setAborting(false)}
        />
      ) : null}
    </div>
  );
};

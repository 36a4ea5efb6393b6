import { useState } from 'react';
import { Button, Panel } from '../../shared';
import { useArbiterTexts, type ArbiterSnapshot } from '../../shared/arbiter/data';
import { ReasonDialog } from '../../shared/arbiter/forms/ReasonDialog';

/** The match is broken off: nothing is decided. */
export const AbortPanel = ({ snapshot: { match } }: { readonly snapshot: ArbiterSnapshot }) => {
  const texts = useArbiterTexts().decisions;
  const [isAborting, setAborting] = useState(false);
  return (
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
    </Panel>
  );
};

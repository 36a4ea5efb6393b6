import { useReplicant } from 'chess-match/client';
import { useState } from 'react';
import { AbortPanel } from '../../../arbiter/decisions/AbortPanel';
import { RulingPanel } from '../../../arbiter/decisions/RulingPanel';
import { Button, Panel } from '../../../shared';
import type { ArbiterSnapshot } from '../../../shared/arbiter/data';
import { ReasonDialog } from '../../../shared/arbiter/forms/ReasonDialog';
import { useTexts } from './texts';

const THIRD = 3;
const FIFTY_MOVES_EACH = 100;

interface Ruling {
  readonly board: number;
  readonly accepted: boolean;
}

/** What speaks for a claim on each board, and the arbiter's word on it. */
const Claims = ({ snapshot }: { readonly snapshot: ArbiterSnapshot }) => {
  const texts = useTexts();
  const [ruling, setRuling] = useState<Ruling | null>(null);
  const play = useReplicant('play');
  const { match } = snapshot;
  const boards = play?.game === 'classical' ? play.boards.filter(({ end }) => end === null) : [];
  const isFounded = ({ repeated, quiet }: (typeof boards)[number]): boolean =>
    repeated >= THIRD || quiet >= FIFTY_MOVES_EACH;
  return (
    <Panel title={texts.claims} testId="claims-panel">
      {boards.map((each) => (
        <div key={each.board} className="tab-row" data-testid={`claim-${each.board}`}>
          <b>{texts.board(each.board)}</b>
          <span>{texts.evidence(each.repeated, Math.floor(each.quiet / 2))}</span>
          {isFounded(each)
            ? [true, false].map((accepted) => (
                <Button
                  key={String(accepted)}
                  kind={accepted ? 'primary' : 'plain'}
                  data-testid={`${accepted ? 'accept' : 'refuse'}-${each.board}`}
                  onClick={() => setRuling({ board: each.board, accepted })}
                >
                  {accepted ? texts.accept : texts.refuse}
                </Button>
              ))
            : null}
        </div>
      ))}
      {boards.some(isFounded) ? null : <p className="ui-hint">{texts.none}</p>}
      {ruling === null ? null : (
        <ReasonDialog
          title={ruling.accepted ? texts.acceptTitle(ruling.board) : texts.refuseTitle(ruling.board)}
          version={match.version}
          confirmLabel={ruling.accepted ? texts.accept : texts.refuse}
          previewed
          intent={(reason) => (expectedVersion) => ({ type: 'decideClaim', ...ruling, expectedVersion, reason })}
          onClose={() => setRuling(null)}
        />
      )}
    </Panel>
  );
};

/** What only an arbiter decides: claims and results board by board, and breaking off. */
export const DecisionsTab = ({ snapshot }: { readonly snapshot: ArbiterSnapshot }) => (
  <div className="tab-columns">
    <Claims snapshot={snapshot} />
    <div className="tab-stack">
      <RulingPanel snapshot={snapshot} />
      <AbortPanel snapshot={snapshot} />
    </div>
  </div>
);

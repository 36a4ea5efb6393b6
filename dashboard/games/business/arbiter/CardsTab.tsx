import { useState } from 'react';
import { arbiterOf, type BusinessArbiter } from 'chess-match/games/business';
import { Button, EmptyState, Panel } from '../../../shared';
import { useArbiterTexts, type ArbiterSnapshot } from '../../../shared/arbiter/data';
import { ReasonDialog } from '../../../shared/arbiter/forms/ReasonDialog';
import { RedLineForm } from './forms/RedLineForm';
import { SubstitutionForm } from './forms/SubstitutionForm';
import { useBusinessArbiterTexts } from './texts';

type Given = BusinessArbiter['penalties'][number];

interface Props {
  readonly snapshot: ArbiterSnapshot;
}

const Penalties = ({ snapshot }: Props) => {
  const texts = useArbiterTexts();
  const own = useBusinessArbiterTexts();
  const words = own.cards;
  const [leaving, setLeaving] = useState<Given | null>(null);
  const { penalties } = arbiterOf(snapshot);
  if (penalties.length === 0) return <EmptyState title={words.none} />;
  return (
    <>
      <ul className="fact-list">
        {penalties.toReversed().map((given) => (
          <li
            key={given.number}
            data-out={given.withdrawn !== null}
            data-penalty={given.penalty}
            data-testid={`penalty-${given.number}`}
          >
            <i className="penalty-mark" aria-hidden="true" />
            <span>
              <b>{given.player}</b> · {texts.side[given.side]} · {words.penaltyName[given.penalty]}
              <small>
                {given.turn} {given.reason}
                {given.withdrawn === null ? '' : ` — ${words.withdrawn(given.withdrawn)}`}
              </small>
            </span>
            {given.withdrawn === null ? (
              <Button
                aria-label={`${words.withdraw}: ${given.player}`}
                data-testid={`withdraw-${given.number}`}
                onClick={() => setLeaving(given)}
              >
                {words.withdraw}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {leaving === null ? null : (
        <ReasonDialog
          title={words.withdrawTitle(words.penaltyName[leaving.penalty], leaving.player)}
          version={snapshot.match.version}
          confirmLabel={words.withdraw}
          danger
          previewed
          intent={(reason) => (expectedVersion) => ({
            type: 'withdrawPenalty',
            expectedVersion,
            number: leaving.number,
            reason,
          })}
          onClose={() => setLeaving(null)}
        />
      )}
    </>
  );
};

const Substitutions = ({ snapshot }: Props) => {
  const texts = useArbiterTexts();
  const own = useBusinessArbiterTexts();
  const { substitutions } = arbiterOf(snapshot);
  if (substitutions.length === 0) return <p className="ui-hint">{own.substitution.none}</p>;
  return (
    <ul className="fact-list" data-testid="substitutions">
      {substitutions.toReversed().map(({ side, out, in: inside, turn, atMs }) => (
        <li key={`${atMs}-${side}-${out}`}>
          <span>
            <b>
              {out} → {inside}
            </b>{' '}
            · {texts.side[side]}
            <small>{turn}</small>
          </span>
        </li>
      ))}
    </ul>
  );
};

/** The red line (B25) and substitutions (B26). */
export const CardsTab = ({ snapshot }: Props) => {
  const own = useBusinessArbiterTexts();
  return (
    <div className="tab-columns">
      <Panel title={own.cards.title}>
        <RedLineForm snapshot={snapshot} />
        <h3>{own.cards.given}</h3>
        <Penalties snapshot={snapshot} />
      </Panel>
      <Panel title={own.substitution.title}>
        <SubstitutionForm snapshot={snapshot} />
        <Substitutions snapshot={snapshot} />
      </Panel>
    </div>
  );
};

import { Button, Field, Select } from '../../../../shared/ui';
import { useArbiterTexts, type ArbiterSnapshot } from '../../../../shared/arbiter/data';
import { Preview } from '../../../../shared/arbiter/Preview';
import { problemOf } from '../../../../shared/arbiter/useAct';
import { useDecision, useTrial } from '../../../../shared/arbiter/useDecision';
import { DecisionForm } from '../../../../shared/arbiter/forms/DecisionForm';
import { SideChoice } from '../../../../shared/arbiter/forms/parts';
import { PersonField } from './PersonField';
import { useCard } from './useCard';
import { useBusinessArbiterTexts } from '../texts';

const AT_FIELD = ['redline/penalty'] as const;

/** A crossing of the red line (B25): who, what it costs, why. */
export const RedLineForm = ({ snapshot }: { readonly snapshot: ArbiterSnapshot }) => {
  const texts = useArbiterTexts();
  const own = useBusinessArbiterTexts();
  const words = own.cards;
  const decision = useDecision(snapshot.match.version);
  const { problem, pending, touched } = decision;
  const { side, setSide, player, setPlayer, allowed, penalty, setChosen, given, body, give } = useCard(
    snapshot,
    decision,
  );
  const answer = useTrial(body);
  return (
    <DecisionForm
      decision={decision}
      id="redline"
      atFields={AT_FIELD}
      buttons={
        <Button
          kind="danger"
          busy={pending}
          disabled={body === null}
          data-testid="redline-give"
          onClick={() => void give()}
        >
          {words.give}
        </Button>
      }
      preview={body === null ? null : <Preview answer={answer} hidesRefusal={problem !== null} />}
    >
      <SideChoice value={side} label={texts.team} testId="redline-side" onChange={touched(setSide)} />
      <PersonField
        key={`${side}-${given}`}
        side={side}
        label={words.player}
        value={player}
        onChange={setPlayer}
        testId="redline-player"
      />
      <Field label={words.penalty} className="wide" problem={problemOf(problem, ...AT_FIELD)}>
        <Select
          value={penalty}
          options={allowed.map((value) => ({ value, label: words.penaltyName[value] }))}
          onChange={setChosen}
          testId="redline-penalty"
        />
      </Field>
    </DecisionForm>
  );
};

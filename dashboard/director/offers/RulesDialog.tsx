import { idleIn, OFFER_KINDS, OFFER_RULES, type OfferKind, type OfferRule } from 'chess-match/client';
import { Button, Checkbox, Dialog, Field, NumberInput, Refusal } from '../../shared';
import { usePage } from '../state/context';
import { useShow } from '../state/useShow';

interface RulesDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** As the command's schema has it. */
const [SHORTEST, LONGEST] = [3, 600];
/** What is offered when going back is switched on. */
const USUAL_SECONDS = 15;

/** Whether what a rule took for something that happened goes again, and when. */
const GoingBack = () => {
  const { show, strings } = usePage();
  const { act, problem, clear } = useShow();
  const words = strings.offers;
  const { returnSeconds } = show;
  const set = (seconds: number | null): void => void act({ type: 'setOfferReturn', seconds });
  return (
    <div className="going-back">
      <Checkbox
        checked={returnSeconds !== null}
        label={words.goesBack}
        testId="goes-back"
        onChange={(isOn) => set(isOn ? USUAL_SECONDS : null)}
      />
      {returnSeconds === null ? null : (
        <Field label={words.goesBackAfter}>
          <NumberInput
            value={returnSeconds}
            min={SHORTEST}
            max={LONGEST}
            data-testid="goes-back-after"
            onChange={(seconds) => (seconds === null || !Number.isInteger(seconds) ? undefined : set(seconds))}
          />
        </Field>
      )}
      <Refusal problem={problem} onDismiss={clear} />
    </div>
  );
};

/** Per kind: asked, taken by itself, or never offered. In force at once. */
export const RulesDialog = ({ open, onClose }: RulesDialogProps) => {
  const { show, strings, match } = usePage();
  const { act, pending, problem, clear } = useShow();
  const words = strings.offers;
  const idle = idleIn(match?.game ?? null).offers;
  const set = (kind: OfferKind, rule: OfferRule): void =>
    void act({ type: 'setOfferRules', rules: { ...show.offerRules, [kind]: rule } });
  return (
    <Dialog title={words.rulesHeading} open={open} onClose={onClose} testId="rules-dialog">
      <p className="hint">{words.rulesHint}</p>
      <ul className="rules">
        {OFFER_KINDS.filter((kind) => !idle.includes(kind)).map((kind) => (
          <li key={kind}>
            <div role="group" aria-label={words.kinds[kind]} className="rule">
              <span>{words.kinds[kind]}</span>
              {OFFER_RULES.map((rule) => (
                <Button
                  key={rule}
                  pressed={show.offerRules[kind] === rule}
                  busy={pending}
                  data-testid={`rule-${kind}-${rule}`}
                  onClick={() => set(kind, rule)}
                >
                  {words.rules[rule]}
                </Button>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <GoingBack />
      <Refusal problem={problem} onDismiss={clear} />
    </Dialog>
  );
};

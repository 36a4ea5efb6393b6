import { OFFER_KINDS, OFFER_RULES, type OfferKind, type OfferRule } from 'chess-match/client';
import { Button, Dialog, Refusal } from '../../shared';
import { usePage } from '../state/context';
import { useShow } from '../state/useShow';

interface RulesDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Per kind: asked, taken by itself, or never offered. In force at once. */
export const RulesDialog = ({ open, onClose }: RulesDialogProps) => {
  const { show, strings } = usePage();
  const { act, pending, problem, clear } = useShow();
  const words = strings.offers;
  const set = (kind: OfferKind, rule: OfferRule): void =>
    void act({ type: 'setOfferRules', rules: { ...show.offerRules, [kind]: rule } });
  return (
    <Dialog title={words.rulesHeading} open={open} onClose={onClose} testId="rules-dialog">
      <p className="hint">{words.rulesHint}</p>
      <ul className="rules">
        {OFFER_KINDS.map((kind) => (
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
      <Refusal problem={problem} onDismiss={clear} />
    </Dialog>
  );
};

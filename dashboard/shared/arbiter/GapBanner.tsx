import { formatSpan } from '../clockTime';
import { Button, Refusal } from '../ui';
import { useArbiterTexts, type ArbiterSnapshot } from './data';
import { useAct } from './useAct';

/** Time lost while the server was down: given back, or left as it is. Nothing where none was lost. */
export const GapBanner = ({ snapshot }: { readonly snapshot: ArbiterSnapshot }) => {
  const texts = useArbiterTexts().clock;
  const { act, pending, problem } = useAct(snapshot.match.version);
  const { gap } = snapshot.clocks;
  if (gap === null) return null;
  const lost = formatSpan(gap.lostMs);
  const answer = (giveBack: boolean): void => {
    void act((expectedVersion) => ({ type: 'dismissGap', expectedVersion, giveBack }));
  };
  return (
    <div className="gap-banner" role="alert" data-testid="gap">
      <strong>{texts.gap(gap.side, lost)}</strong>
      <Button kind="primary" busy={pending} data-testid="gap-give" onClick={() => answer(true)}>
        {texts.gapGive(lost)}
      </Button>
      <Button busy={pending} data-testid="gap-dismiss" onClick={() => answer(false)}>
        {texts.gapDismiss}
      </Button>
      <Refusal problem={problem} testId="problem-gap" />
    </div>
  );
};

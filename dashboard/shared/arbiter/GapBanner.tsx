import { formatSpan } from 'chess-match/client/view';
import { gapText } from '../gapOf';
import { useLanguage } from '../frame/language';
import { Button, Refusal } from '../ui';
import { useArbiterTexts, type ArbiterSnapshot } from './data';
import { useAct } from './useAct';

/** Lost time: given back, or left as it is; or a step of the system's clock, to be looked at. Else nothing. */
export const GapBanner = ({ snapshot }: { readonly snapshot: Pick<ArbiterSnapshot, 'clocks' | 'match'> }) => {
  const texts = useArbiterTexts().clock;
  const language = useLanguage();
  const { act, pending, problem } = useAct(snapshot.match.version);
  const { gap } = snapshot.clocks;
  if (gap === null) return null;
  const lost = formatSpan(gap.lostMs);
  const isLoss = gap.cause !== 'stepped';
  const answer = (giveBack: boolean): void => {
    void act((expectedVersion) => ({ type: 'dismissGap', expectedVersion, giveBack }));
  };
  return (
    <div className="gap-banner" role="alert" data-testid="gap" data-cause={gap.cause}>
      <strong>{gapText(gap, texts, language)}</strong>
      {isLoss ? (
        <Button kind="primary" busy={pending} data-testid="gap-give" onClick={() => answer(true)}>
          {texts.gapGive(lost, gap.side)}
        </Button>
      ) : null}
      <Button busy={pending} data-testid="gap-dismiss" onClick={() => answer(false)}>
        {isLoss ? texts.gapDismiss : texts.steppedSeen}
      </Button>
      <Refusal problem={problem} testId="problem-gap" />
    </div>
  );
};

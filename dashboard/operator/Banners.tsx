import { formatSpan } from 'chess-match/client/view';
import { ProblemText } from './ProblemText';
import { gapText } from '../shared/gapOf';
import { useOperator, useStore, useStrings } from './state/context';

const Gap = () => {
  const strings = useStrings();
  const store = useStore();
  const { snapshot, isConnected, busy, refusals } = useOperator();
  const gap = snapshot?.clocks.gap ?? null;
  if (gap === null) return null;
  const lost = formatSpan(gap.lostMs);
  const isLoss = gap.cause !== 'stepped';
  const answer = (giveBack: boolean): void => {
    void store.act('gap', (expectedVersion) => ({ type: 'dismissGap', expectedVersion, giveBack }));
  };
  return (
    <div className="banner banner-warn" role="alert" data-testid="gap" data-cause={gap.cause}>
      <strong>{gapText(gap, strings.banner, strings.language)}</strong>
      {isLoss ? (
        <button
          type="button"
          disabled={!isConnected || busy.has('gap')}
          onClick={() => {
            answer(true);
          }}
        >
          {strings.banner.gapGive(gap.side, lost)}
        </button>
      ) : null}
      <button
        type="button"
        disabled={!isConnected || busy.has('gap')}
        onClick={() => {
          answer(false);
        }}
      >
        {isLoss ? strings.banner.gapDismiss : strings.banner.steppedSeen}
      </button>
      {refusals.gap ? <ProblemText problem={refusals.gap} testId="problem-gap" /> : null}
    </div>
  );
};

/** What the operator must know before anything else: connection, time lost to a crash. */
export const Banners = () => {
  const strings = useStrings();
  const { isConnected, snapshot, sync } = useOperator();
  return (
    <div className="banners" aria-live="assertive">
      {isConnected ? null : (
        <div className="banner banner-alarm" role="alert" data-testid="offline">
          <strong>{snapshot === null ? strings.banner.waiting : strings.banner.offline}</strong>
          {sync.local === null ? null : <code>{sync.local}</code>}
        </div>
      )}
      {snapshot?.match.demo === true ? <div className="banner banner-note">{strings.banner.demo}</div> : null}
      {snapshot?.match.rehearsal === true ? (
        <div className="banner banner-note" data-testid="rehearsal">
          <strong>{strings.banner.rehearsal}</strong>
        </div>
      ) : null}
      <Gap />
    </div>
  );
};

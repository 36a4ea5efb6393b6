import type { ReactNode } from 'react';
import { GapBanner } from '../shared/arbiter/GapBanner';
import { useEntry, useOperator, useStrings } from './state/context';

/**
 * What the operator must know before anything else, in one line: connection, time lost to a crash, what a desk adds.
 */
export const Banners = ({ children }: { readonly children?: ReactNode }) => {
  const strings = useStrings();
  const { isConnected, snapshot } = useOperator();
  const { draft } = useEntry(null);
  return (
    <div className="banners" aria-live="assertive">
      {isConnected ? null : (
        <div className="banner banner-alarm" role="alert" data-testid="offline">
          <strong>{snapshot === null ? strings.banner.waiting : strings.banner.offline}</strong>
          {draft.local === null ? null : <code>{draft.local}</code>}
        </div>
      )}
      {snapshot?.match.demo === true ? <div className="banner banner-note">{strings.banner.demo}</div> : null}
      {snapshot?.match.rehearsal === true ? (
        <div className="banner banner-note" data-testid="rehearsal">
          <strong>{strings.banner.rehearsal}</strong>
        </div>
      ) : null}
      {snapshot === null ? null : <GapBanner snapshot={snapshot} />}
      {children}
    </div>
  );
};

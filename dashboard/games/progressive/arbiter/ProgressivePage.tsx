import { useReplicant } from 'chess-match/client';
import { AbortPanel } from '../../../arbiter/decisions/AbortPanel';
import { RulingPanel } from '../../../arbiter/decisions/RulingPanel';
import { TeamsPanel } from '../../../arbiter/decisions/TeamsPanel';
import { PlainPage } from '../../../arbiter/plain/PlainPage';
import type { ArbiterScreen } from '../../../arbiter/screen';
import type { ArbiterSnapshot } from '../../../shared/arbiter/data';
import { ClaimPanel } from './ClaimPanel';

/** What only an arbiter decides: a claim (P7), draw, resignation, breaking off. */
const Decisions = ({ snapshot }: { readonly snapshot: ArbiterSnapshot }) => {
  const { entry } = snapshot;
  const play = useReplicant('play');
  if (entry.game !== 'progressive' || play?.game !== 'progressive') return null;
  return (
    <div className="tab-columns">
      <TeamsPanel snapshot={snapshot} may={entry.sides} offers={play.offers} />
      <div className="tab-stack">
        <ClaimPanel snapshot={snapshot} quiet={play.quiet} why={entry.claim} />
        <RulingPanel snapshot={snapshot} />
        <AbortPanel snapshot={snapshot} />
      </div>
    </div>
  );
};

/** The arbiter of chess in series: what every game has, the decisions of a game of two, and claims. */
export const ProgressivePage: ArbiterScreen = (props) => <PlainPage {...props} Decisions={Decisions} />;

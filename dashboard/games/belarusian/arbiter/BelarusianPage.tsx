import { useReplicant } from 'chess-match/client';
import { AbortPanel } from '../../../arbiter/decisions/AbortPanel';
import { RulingPanel } from '../../../arbiter/decisions/RulingPanel';
import { TeamsPanel } from '../../../arbiter/decisions/TeamsPanel';
import { PlainPage } from '../../../arbiter/plain/PlainPage';
import type { ArbiterScreen } from '../../../arbiter/screen';
import type { ArbiterSnapshot } from '../../../shared/arbiter/data';

/** What only an arbiter decides: draw (L9), resignation (L10), breaking off. */
const Decisions = ({ snapshot }: { readonly snapshot: ArbiterSnapshot }) => {
  const { entry } = snapshot;
  const play = useReplicant('play');
  return (
    <div className="tab-columns">
      {entry.game === 'belarusian' && play?.game === 'belarusian' ? (
        <TeamsPanel snapshot={snapshot} may={entry.sides} offers={play.offers} />
      ) : null}
      <div className="tab-stack">
        <RulingPanel snapshot={snapshot} />
        <AbortPanel snapshot={snapshot} />
      </div>
    </div>
  );
};

/** The arbiter of Belarusian chess: what every game has, and the decisions of a game of two. */
export const BelarusianPage: ArbiterScreen = (props) => <PlainPage {...props} Decisions={Decisions} />;

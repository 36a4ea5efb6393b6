import { useReplicant } from 'chess-match/client';
import { AbortPanel } from '../../../arbiter/decisions/AbortPanel';
import { TeamsPanel } from '../../../arbiter/decisions/TeamsPanel';
import { Panel } from '../../../shared';
import type { ArbiterSnapshot } from '../../../shared/arbiter/data';
import { useTexts } from './texts';
import { PunishForm } from './PunishForm';

/** What only an arbiter decides of the whole match: punishment, draw (S9), resignation (S8), breaking off. */
export const DecisionsTab = ({ snapshot }: { readonly snapshot: ArbiterSnapshot }) => {
  const texts = useTexts();
  const entry = useReplicant('entry');
  const play = useReplicant('play');
  const isKnown = entry?.game === 'swedish' && play?.game === 'swedish';
  return (
    <div className="tab-columns">
      <Panel title={texts.named} testId="punish-panel">
        <PunishForm snapshot={snapshot} />
      </Panel>
      <div className="tab-stack">
        {isKnown ? (
          <TeamsPanel
            snapshot={snapshot}
            may={entry.teams}
            offers={play.offers}
            ends={{ draw: texts.drawText, resignation: texts.resignText }}
          />
        ) : null}
        <AbortPanel snapshot={snapshot} />
      </div>
    </div>
  );
};

import { useReplicant } from 'chess-match/client';
import { useLive } from '../ui';
import { useHealth } from '../health/useHealth';
import { ObsLights } from '../obsState/ObsLights';
import { useLanguage } from './language';
import { Light } from './Light';
import { FRAME_TEXTS } from './texts/texts';

/** Whether everything this page depends on is there, in small. */
export const ConnectionRow = () => {
  const texts = FRAME_TEXTS[useLanguage()];
  const isLive = useLive();
  const health = useHealth();
  const wasThere = useReplicant('pages') !== undefined;
  const server = isLive ? 'connected' : !wasThere ? 'waiting' : 'lost';
  return (
    <div className="frame-links" role="group" aria-label={texts.links}>
      <Light
        state={isLive ? (health?.server.verdict ?? 'ok') : 'bad'}
        label={texts.server}
        value={isLive && health !== null ? texts.verdict[health.server.verdict] : texts.serverState[server]}
        testId="light-server"
      />
      {health === null || !isLive ? null : (
        <Light
          state={health.journal.verdict}
          label={texts.journal}
          value={texts.verdict[health.journal.verdict]}
          testId="light-journal"
        />
      )}
      {isLive ? <ObsLights /> : null}
    </div>
  );
};

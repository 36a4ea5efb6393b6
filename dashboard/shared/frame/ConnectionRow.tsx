import { useReplicant, type ObsView } from 'chess-match/client';
import { useLive } from '../ui';
import type { LightState } from './icons';
import { useLanguage } from './language';
import { Light } from './Light';
import { FRAME_TEXTS } from './texts/texts';

const OBS_LIGHT: Readonly<Record<ObsView['state'], LightState>> = {
  'not-configured': 'off',
  connecting: 'warn',
  connected: 'ok',
  lost: 'bad',
  refused: 'bad',
};

/** Whether everything this page depends on is there, in small. */
export const ConnectionRow = () => {
  const texts = FRAME_TEXTS[useLanguage()];
  const isLive = useLive();
  const obs = useReplicant('obs');
  const server = isLive ? 'connected' : obs === undefined ? 'waiting' : 'lost';
  return (
    <div className="frame-links" role="group" aria-label={texts.links}>
      <Light
        state={isLive ? 'ok' : 'bad'}
        label={texts.server}
        value={texts.serverState[server]}
        testId="light-server"
      />
      {obs === undefined || !isLive ? null : (
        <Light state={OBS_LIGHT[obs.state]} label={texts.obs} value={texts.obsState[obs.state]} testId="light-obs" />
      )}
    </div>
  );
};

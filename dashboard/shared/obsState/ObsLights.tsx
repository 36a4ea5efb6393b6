import { useReplicant } from 'chess-match/client';
import { Popover } from 'radix-ui';
import { FRAME_TEXTS } from '../frame/texts/texts';
import { Light } from '../frame/Light';
import { useLanguage } from '../frame/language';
import { judgeObs, worstObs } from '../health/judge';
import { Button } from '../ui';
import { InstanceState } from './InstanceState';
import { useObsStateStrings } from './texts';
import './obs.css';

/**
 * OBS in the top row of every panel: its light, the scene on air, whether it records and streams; a press tells all of
 * it.
 */
export const ObsLights = () => {
  const words = useObsStateStrings();
  const texts = FRAME_TEXTS[useLanguage()];
  const troubles = useReplicant('health')?.troubles ?? [];
  const instances = useReplicant('obsInstances')?.instances ?? [];
  const shown = instances.filter(({ id, state }) => id === 'program' || state !== 'not-configured');
  const [program] = shown;
  const worst = worstObs(shown);
  if (program === undefined || worst === undefined) return null;
  const { verdict } = judgeObs(
    shown.map(({ state }) => state),
    troubles,
  );
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button local kind="quiet" className="obs-lights" title={words.details} data-testid="obs-lights">
          <Light state={verdict} label={texts.obs} value={words.state[worst.state]} testId="light-obs" />
          {program.programScene === null ? null : <span className="obs-scene-on">{program.programScene}</span>}
          {shown.some(({ outputs }) => outputs?.recording.active) ? (
            <span className="obs-mark obs-on-air">{words.rec}</span>
          ) : null}
          {shown.some(({ outputs }) => outputs?.streaming.active) ? (
            <span className="obs-mark obs-on-air">{words.live}</span>
          ) : null}
        </Button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className="ui-popup obs-popup" sideOffset={4} collisionPadding={8} align="end">
          {shown.map((instance) => (
            <InstanceState key={instance.id} instance={instance} />
          ))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
};

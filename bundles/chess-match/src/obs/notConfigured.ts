import type { ObsView } from '@schemas/obs';
import type { Obs } from './contract';
import type { AudienceScenes } from './desired';
import { deadLine } from './line';
import { obsProblem } from './problem';
import { obsView } from './view';

/** A production without OBS: the switch still switches, a button is refused, nobody connects. */
export const notConfigured = (scenes: AudienceScenes, onChange: (view: ObsView) => void): Obs => {
  const connection = { state: 'not-configured', problem: null } as const;
  let follow = false;
  const publish = (): void => onChange(obsView({ connection, scenes, actual: null, follow, lastRequest: null }));
  return {
    line: (machine) => deadLine(machine),
    start: publish,
    stop: async () => undefined,
    showScene: async () => obsProblem('obs/not_configured', {}),
    setFollow: (wanted) => {
      if (wanted === follow) return;
      follow = wanted;
      publish();
    },
    matchChanged: () => undefined,
  };
};

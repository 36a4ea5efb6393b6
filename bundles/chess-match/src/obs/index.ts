import type { Obs, ObsOptions } from './contract';
import { Director } from './director';
import { deadLine } from './line';
import { notConfigured } from './notConfigured';
import { openObsSocket } from './socket';

export type { MachineId, Obs, ObsConfig, ObsLine, ObsLog, ObsOptions } from './contract';
export { MACHINE_IDS } from './contract';
export type { ObsErrorCode, ObsErrorParams } from './errors';
export { REASONS, type Reason } from './intent';

/** OBS as the rest of the server knows it; see Obs. With `address` null nothing tries to connect. */
export const createObs = (options: ObsOptions): Obs => {
  const { config, password, onChange, log, now } = options;
  const { address } = config;
  const scenes = { white: config.whiteScene, black: config.blackScene };
  if (address === null) return notConfigured(scenes, onChange);
  const director = new Director({ address, password, scenes, openSocket: openObsSocket, onChange, log, now });
  return {
    line: (machine) => (machine === 'program' ? director.line : deadLine(machine)),
    start: () => director.start(),
    stop: async () => director.stop(),
    showScene: (side) => director.showScene(side),
    setFollow: (follow) => director.setFollow(follow),
    matchChanged: (match) => director.matchChanged(match),
  };
};

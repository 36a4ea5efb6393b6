import type { Command } from '@schemas/command';
import type { Problem } from '@schemas/draft';
import type { Obs } from '../../obs';
import type { Log } from '../log';
import { lateRoom, type LateRoom } from './lateRoom';

/** What OBS can be told; it keeps its own settings. */
export type ObsPort = Omit<Obs, 'line' | 'start' | 'stop' | 'matchChanged' | 'stingerCovers'>;

export const OBS_COMMANDS = [
  ...['showScene', 'followScene', 'cutScene', 'takeScene', 'setStudioMode', 'setSceneRules'],
  ...['automateScenes', 'holdScenes', 'skipScene', 'planObs', 'applyObsPlan', 'controlOutput', 'connectObs'],
] as const satisfies readonly Command['type'][];

export type ObsCommand = Extract<Command, { type: (typeof OBS_COMMANDS)[number] }>;

export const isObsCommand = (command: Command): command is ObsCommand =>
  (OBS_COMMANDS as readonly string[]).includes(command.type);

/** What changes our own wishes only: done at once. */
const setWishes = (obs: ObsPort, command: ObsCommand): null => {
  switch (command.type) {
    case 'followScene':
      obs.setFollow(command.follow);
      return null;
    case 'setSceneRules':
      obs.setRules(command.machine, command.rules);
      return null;
    case 'automateScenes':
      obs.automate(command.machine, command.automatic);
      return null;
    case 'holdScenes':
      obs.hold(command.machine, command.hold);
      return null;
    case 'skipScene':
      obs.skip(command.machine, command.step);
      return null;
    default:
      return null;
  }
};

const tellObs = async (obs: ObsPort, command: ObsCommand): Promise<Problem | null> => {
  switch (command.type) {
    case 'showScene':
      return obs.showScene(command.audience);
    case 'cutScene':
      return obs.cutScene(command.machine, command.scene, command.to);
    case 'takeScene':
      return obs.takeScene(command.machine);
    case 'setStudioMode':
      return obs.setStudioMode(command.machine, command.on);
    case 'planObs':
      return obs.plan(command.machine);
    case 'applyObsPlan':
      return obs.apply(command.machine, command.plan, command.steps);
    case 'controlOutput':
      return obs.control(command.machine, command.action);
    case 'connectObs':
      return obs.connect(command.machine);
    default:
      return setWishes(obs, command);
  }
};

export type ObsRoom = LateRoom<ObsCommand>;

/** OBS keeps its own settings: its commands have a room of their own. */
export const createObsRoom = (obs: ObsPort, log: Log): ObsRoom => lateRoom((command) => tellObs(obs, command), log);

import type { CommandOf, CommandType } from '../../../contract/commands';
import type { PortHandler } from './handler';
import type { ObsPort } from './ports';

type Told = ReturnType<PortHandler<CommandType>['carryOut']>;

const tell = <T extends CommandType>(action: (obs: ObsPort, command: CommandOf<T>) => Told): PortHandler<T> => ({
  of: 'obs',
  carryOut: ({ obs }, command) => action(obs, command),
});

/** What changes only what we want of OBS: done at once. */
const atOnce = <T extends CommandType>(action: (obs: ObsPort, command: CommandOf<T>) => void): PortHandler<T> =>
  tell((obs, command) => {
    action(obs, command);
    return null;
  });

export const showScene = tell<'showScene'>((obs, { audience }) => obs.showScene(audience));
export const followScene = atOnce<'followScene'>((obs, { follow }) => obs.setFollow(follow));
export const cutScene = tell<'cutScene'>((obs, { machine, scene, to }) => obs.cutScene(machine, scene, to));
export const takeScene = tell<'takeScene'>((obs, { machine }) => obs.takeScene(machine));
export const setStudioMode = tell<'setStudioMode'>((obs, { machine, on }) => obs.setStudioMode(machine, on));
export const setSceneRules = atOnce<'setSceneRules'>((obs, { machine, rules }) => obs.setRules(machine, rules));
export const automateScenes = atOnce<'automateScenes'>((obs, { machine, automatic }) =>
  obs.automate(machine, automatic),
);
export const holdScenes = atOnce<'holdScenes'>((obs, { machine, hold }) => obs.hold(machine, hold));
export const skipScene = atOnce<'skipScene'>((obs, { machine, step }) => obs.skip(machine, step));
export const planObs = tell<'planObs'>((obs, { machine }) => obs.plan(machine));
export const applyObsPlan = tell<'applyObsPlan'>((obs, { machine, plan, steps }) => obs.apply(machine, plan, steps));
export const controlOutput = tell<'controlOutput'>((obs, { machine, action }) => obs.control(machine, action));
export const connectObs = tell<'connectObs'>((obs, { machine }) => obs.connect(machine));

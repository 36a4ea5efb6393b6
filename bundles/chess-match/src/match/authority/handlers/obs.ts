import type { CommandOf, CommandType } from '../../../contract/commands';
import type { PortHandler } from './handler';
import type { ObsPort } from './ports';

type Outcome = ReturnType<PortHandler<CommandType>['carryOut']>;

const tell = <T extends CommandType>(action: (obs: ObsPort, command: CommandOf<T>) => Outcome): PortHandler<T> => ({
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
export const cutScene = tell<'cutScene'>((obs, { instance, scene, to }) => obs.cutScene(instance, scene, to));
export const takeScene = tell<'takeScene'>((obs, { instance }) => obs.takeScene(instance));
export const setStudioMode = tell<'setStudioMode'>((obs, { instance, on }) => obs.setStudioMode(instance, on));
export const setSceneRules = atOnce<'setSceneRules'>((obs, { instance, rules }) => obs.setRules(instance, rules));
export const automateScenes = atOnce<'automateScenes'>((obs, { instance, automatic }) =>
  obs.automate(instance, automatic),
);
export const holdScenes = atOnce<'holdScenes'>((obs, { instance, hold }) => obs.hold(instance, hold));
export const skipScene = atOnce<'skipScene'>((obs, { instance, step }) => obs.skip(instance, step));
export const planObs = tell<'planObs'>((obs, { instance }) => obs.plan(instance));
export const applyObsPlan = tell<'applyObsPlan'>((obs, { instance, plan, steps }) => obs.apply(instance, plan, steps));
export const controlOutput = tell<'controlOutput'>((obs, { instance, action }) => obs.control(instance, action));
export const connectObs = tell<'connectObs'>((obs, { instance }) => obs.connect(instance));

import type { Problem } from '@schemas/obs';
import { isSceneRules } from './sceneRules';
import { MACHINE_IDS, type MachineId, type Obs, type ObsOptions } from './contract';
import { Machine } from './machine';
import { factsOf } from './rules/facts';
import { openObsSocket } from './socket';

export type { MachineId, Obs, ObsConfig, ObsLine, ObsLog, ObsOptions, ObsSettings, ObsViews } from './contract';
export { MACHINE_IDS } from './contract';
export type { ObsErrorCode, ObsErrorParams } from './errors';
export type { MatchViews } from './rules/facts';

const GRAPHICS_PATH = '/bundles/chess-broadcast/graphics/dist';

const createMachines = (options: ObsOptions, changed: () => void): Readonly<Record<MachineId, Machine>> => {
  const { config, passwords, settings, serverUrl, log, now } = options;
  const { address, whiteAddress, blackAddress, whiteScene, blackScene, pagesUrl } = config;
  const addresses = { program: address, white: whiteAddress, black: blackAddress };
  const machineOf = (id: MachineId): Machine => {
    const query = id === 'program' ? '' : `?machine=${id}`;
    return new Machine({
      ...{ id, address: addresses[id], password: passwords[id] },
      audience: { white: whiteScene, black: blackScene },
      openSocket: openObsSocket,
      store: { settings, isRules: isSceneRules },
      pageUrl: (graphic) => `${pagesUrl ?? serverUrl}${GRAPHICS_PATH}/${graphic}/index.html${query}`,
      ...{ changed, log, now },
    });
  };
  return { program: machineOf('program'), white: machineOf('white'), black: machineOf('black') };
};

/** Every OBS of the production as the rest of the server knows it; see Obs. */
export const createObs = (options: ObsOptions): Obs => {
  let published = '';
  let isStopped = false;
  let scheduled: NodeJS.Immediate | null = null;
  /** Machines tell of changes while they are being made. */
  let machines: Readonly<Record<MachineId, Machine>> | null = null;
  const publish = (): void => {
    if (scheduled !== null) clearImmediate(scheduled);
    scheduled = null;
    if (isStopped || machines === null) return;
    const all = MACHINE_IDS.map((id) => machines?.[id]).filter((machine) => machine !== undefined);
    const plans = all.flatMap(({ provisioner }) => provisioner.view() ?? []);
    const views = {
      obs: all[0]?.short(),
      obsMachines: { machines: all.map((machine) => machine.view()) },
      obsPlans: { plans },
    };
    const text = JSON.stringify(views);
    if (views.obs === undefined || text === published) return;
    published = text;
    options.onChange({ ...views, obs: views.obs });
  };
  /** Once for all changes of one turn of the event loop, and after what they ask of OBS is on its way. */
  const publishSoon = (): void => {
    scheduled ??= setImmediate(publish);
  };
  const made = createMachines(options, publishSoon);
  machines = made;
  const { program } = made;
  const { whiteScene, blackScene } = options.config;
  /** Whoever gets an answer finds what it did in the views. */
  const done = <T>(answer: T): T => {
    publish();
    return answer;
  };
  const shown = async (answer: Promise<Problem | null>): Promise<Problem | null> => done(await answer);
  return {
    line: (id) => made[id].line,
    start: () => {
      publish();
      for (const id of MACHINE_IDS) made[id].start();
    },
    stop: async () => {
      isStopped = true;
      if (scheduled !== null) clearImmediate(scheduled);
      for (const id of MACHINE_IDS) made[id].stop();
    },
    showScene: (side) => shown(program.cutScene(side === 'white' ? whiteScene : blackScene, 'program')),
    setFollow: (follow) => done(program.automate(follow)),
    matchChanged: (views) => {
      const facts = factsOf(views);
      for (const id of MACHINE_IDS) made[id].matchChanged(facts);
    },
    cutScene: (id, scene, to) => shown(made[id].cutScene(scene, to)),
    takeScene: (id) => shown(made[id].takeScene()),
    setStudioMode: (id, on) => shown(made[id].setStudioMode(on)),
    setRules: (id, rules) => done(made[id].setRules(rules)),
    automate: (id, automatic) => done(made[id].automate(automatic)),
    hold: (id, held) => done(made[id].hold(held)),
    skip: (id, step) => done(made[id].skip(step)),
    plan: async (id) => made[id].absence() ?? shown(made[id].provisioner.plan()),
    apply: (id, plan, steps) => done(made[id].absence() ?? made[id].provisioner.apply(plan, steps)),
    control: (id, action) => shown(made[id].control(action)),
    stingerCovers: (id, stinger) => made[id].stingerCovers(stinger),
    connect: (id) => shown(made[id].connect()),
  };
};

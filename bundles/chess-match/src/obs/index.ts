import type { Problem } from '@schemas/obs';
import type { StingersView } from '@schemas/stingers';
import { isSceneRules } from './sceneRules/shape';
import { INSTANCE_IDS, type InstanceId, type Obs, type ObsOptions } from './contract';
import { Instance } from './instance';
import { sceneInputOf, sceneRulesOf } from '../games/onAir';
import { openObsSocket } from './socket';
import { createSourceKeeper } from './sources/keeper';
import { desiredStream } from './provision/desiredStream';

export type { InstanceId, Obs, ObsConfig, ObsOptions, ObsViews, SourcePages } from './contract';
export { INSTANCE_IDS } from './contract';
export type { SceneViews } from '../games/common/scenes';

const GRAPHICS_PATH = '/bundles/chess-broadcast/graphics/dist';

const queryOf = (fields: Readonly<Record<string, string>>): string => {
  const text = new URLSearchParams(fields).toString();
  return text === '' ? '' : `?${text}`;
};

const createInstances = (options: ObsOptions, changed: () => void): Readonly<Record<InstanceId, Instance>> => {
  const { config, passwords, settings, serverUrl, pagesKey, isForHome, notNow, feeds, passphrase, log, now } = options;
  const { address, whiteAddress, blackAddress, whiteScene, blackScene, pagesUrl } = config;
  const addresses = { program: address, white: whiteAddress, black: blackAddress };
  const instanceOf = (id: InstanceId): Instance => {
    /** A renewed key stands in the next plan. */
    const query = (): string => {
      const key = pagesKey(id);
      return queryOf({ ...(id !== 'program' && { machine: id }), ...(key !== null && { key }) });
    };
    return new Instance({
      id,
      address: addresses[id],
      password: passwords[id],
      audience: { white: whiteScene, black: blackScene },
      openSocket: openObsSocket,
      store: { settings, isRules: isSceneRules },
      pageUrl: (graphic) => `${pagesUrl ?? serverUrl}${GRAPHICS_PATH}/${graphic}/index.html${query()}`,
      isForHome: isForHome(id),
      notNow: () => notNow(id),
      stream: desiredStream({ id, address: addresses[id], feed: feeds[id], pagesUrl, passphrase }),
      changed,
      log,
      now,
    });
  };
  return { program: instanceOf('program'), white: instanceOf('white'), black: instanceOf('black') };
};

const stingersOf = ({ program, white, black }: Readonly<Record<InstanceId, Instance>>): StingersView => ({
  program: program.stinger(),
  white: white.stinger(),
  black: black.stinger(),
});

/** Every OBS of the production as the rest of the server knows it; see Obs. */
export const createObs = (options: ObsOptions): Obs => {
  let published = '';
  let isStopped = false;
  let scheduled: NodeJS.Immediate | null = null;
  /** Instances tell of changes while they are being made. */
  let instances: Readonly<Record<InstanceId, Instance>> | null = null;
  const publish = (): void => {
    if (scheduled !== null) clearImmediate(scheduled);
    scheduled = null;
    if (isStopped || instances === null) return;
    const all = INSTANCE_IDS.map((id) => instances?.[id]).filter((instance) => instance !== undefined);
    const plans = all.flatMap(({ provisioner }) => provisioner.view() ?? []);
    const views = {
      obs: all[0]?.short(),
      obsInstances: { instances: all.map((instance) => ({ ...instance.view(), ...sources.view(instance.line.id) })) },
      stingers: stingersOf(instances),
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
  const made = createInstances(options, publishSoon);
  const sources = createSourceKeeper({
    lines: INSTANCE_IDS.map((id) => made[id].line),
    pages: options.pages,
    hosts: options.hosts,
    needsKey: (id) => options.pagesKey(id) !== null,
    changed: publishSoon,
    log: options.log,
    now: options.now,
  });
  instances = made;
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
    nameInRules: (id, scene) => made[id].nameInRules(scene),
    start: () => {
      publish();
      for (const id of INSTANCE_IDS) made[id].start();
      sources.start();
    },
    stop: async () => {
      isStopped = true;
      if (scheduled !== null) clearImmediate(scheduled);
      sources.stop();
      for (const id of INSTANCE_IDS) made[id].stop();
    },
    showScene: (side) => shown(program.cutScene(side === 'white' ? whiteScene : blackScene, 'program')),
    setFollow: (follow) => done(program.automate(follow)),
    matchChanged: (views) => {
      const seen = sceneInputOf(views);
      const known = sceneRulesOf(views.match.game).map((rule) => rule.id);
      for (const id of INSTANCE_IDS) made[id].matchChanged(seen, known);
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

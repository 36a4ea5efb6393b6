import type { BusinessCourse } from '@schemas/course';
import type { ObsView } from '@schemas/obs';
import type { ObsInstancesView, SceneRules } from '@schemas/obsInstances';
import type { ObsPlansView } from '@schemas/obsPlans';
import { DEFAULT_GAME } from '../../bundles/chess-match/src/games';
import { initialViews } from '../../bundles/chess-match/src/match/publish/views';
import {
  createObs,
  type SceneViews,
  type Obs,
  type ObsOptions,
  type ObsViews,
} from '../../bundles/chess-match/src/obs';
import { defaultRules } from '../../bundles/chess-match/src/obs/sceneRules/defaults';
import { until } from './until';
import { NO_COURSE } from '../../bundles/chess-match/src/games/business/views/read';

export const WHITE = 'White audience';
export const BLACK = 'Black audience';
export const BREAK = 'Break';
/** Of encrypted feeds. */
export const PASSPHRASE = 'of-this-evening-9';

type InstanceView = ObsInstancesView['instances'][number];

/** Our side of a connection with OBS, with everything it ever published. */
export interface Desk {
  readonly obs: Obs;
  view(): ObsView;
  /** An instance in full, the program's unless another is named. */
  instance(id?: InstanceView['id']): InstanceView;
  /** Program scenes of the program as they followed one another in what was published. */
  pictures(): string[];
  plan(): ObsPlansView['plans'][number];
  /** Every request that was made, as `reason scene` or `reason scene code`. */
  requests(): string[];
  toMove(side: SceneViews['match']['toMove']): void;
  matchChanged(change: (views: SceneViews) => void): void;
  until(condition: (view: ObsView, instance: InstanceView) => boolean, what: string): Promise<void>;
  /** Shows a plan, carries all of it out, and returns when it is done. */
  provision(id?: InstanceView['id']): Promise<ObsPlansView['plans'][number]>;
}

/** Rules without any delay: what they ask for is asked at once. */
export const promptRules = (change: Partial<SceneRules> = {}): SceneRules => {
  const rules = defaultRules('program', { white: WHITE, black: BLACK });
  return { ...rules, sideToMove: { ...rules.sideToMove, afterMs: 0 }, minimumMs: 0, ...change };
};

const requestLine = ({ scene, reason, problem }: NonNullable<ObsView['lastRequest']>): string =>
  [reason, scene, problem?.code].filter((part) => part !== undefined).join(' ');

export interface DeskOptions {
  readonly rules?: SceneRules;
  /** What outlives a restart. */
  readonly disk?: Map<string, string>;
  readonly serverUrl?: string;
  /** The instance that feeds White's viewers. */
  readonly white?: { readonly address: string; readonly password: string };
  /** What stands in the addresses of an instance's pages. */
  readonly pagesKey?: ObsOptions['pagesKey'];
  readonly notNow?: ObsOptions['notNow'];
  /** Where picture and sound for viewers at home come in. */
  readonly feeds?: ObsOptions['feeds'];
}

const ofMatch = (): SceneViews => {
  const { match, clocks } = initialViews();
  return {
    match: { ...match, matchId: 'match-1', game: DEFAULT_GAME, status: 'playing' },
    clocks,
    course: structuredClone(NO_COURSE),
  };
};

/** The tree of the match that scenes follow here. */
export const branching = (course: SceneViews['course']): BusinessCourse => {
  if (course.game !== 'business') throw new Error('There is no tree.');
  return course;
};

/** Started at once; the caller stops it. */
export const openWays = (
  address: string | null,
  password: string | undefined,
  {
    rules = promptRules(),
    disk = new Map<string, string>(),
    serverUrl = 'http://127.0.0.1:9090',
    white,
    pagesKey = () => null,
    notNow = () => null,
    feeds = {},
  }: DeskOptions = {},
): Desk => {
  const views: ObsViews[] = [];
  const silent = { info: () => undefined, warn: () => undefined };
  const obs = createObs({
    config: {
      address,
      whiteAddress: white?.address ?? null,
      blackAddress: null,
      pagesUrl: null,
      whiteScene: WHITE,
      blackScene: BLACK,
    },
    pagesKey,
    isForHome: () => false,
    notNow,
    feeds,
    passphrase: PASSPHRASE,
    passwords: { program: password, white: white?.password, black: undefined },
    settings: { read: (key) => disk.get(key) ?? null, save: (key, value) => void disk.set(key, value) },
    serverUrl,
    // No page of these desks is anywhere: none of their sources is asked for one.
    pages: { ask: () => undefined, lives: () => [] },
    hosts: new Set<string>(),
    onChange: (next) => void views.push(next),
    log: silent,
    now: () => Date.now(),
  });
  obs.start();
  obs.setRules('program', rules);
  const match = ofMatch();
  const last = (): ObsViews => {
    const latest = views.at(-1);
    if (latest === undefined) throw new Error('Nothing was published at start().');
    return latest;
  };
  const instance = (id: InstanceView['id'] = 'program'): InstanceView => {
    const found = last().obsInstances.instances.find((one) => one.id === id);
    if (found === undefined) throw new Error(`There is no instance ${id}.`);
    return found;
  };
  const plan = (): ObsPlansView['plans'][number] => {
    const [shown] = last().obsPlans.plans;
    if (shown === undefined) throw new Error('No plan is shown.');
    return shown;
  };
  const matchChanged = (change: (changed: SceneViews) => void): void => {
    change(match);
    obs.matchChanged(match);
  };
  return {
    obs,
    view: () => last().obs,
    instance,
    pictures: () => {
      const scenes = views.flatMap(({ obs: { programScene } }) => programScene ?? []);
      return scenes.filter((scene, index) => scene !== scenes[index - 1]);
    },
    plan,
    requests: () => {
      const requests = views.map((view) => view.obs.lastRequest);
      const isNew = (request: ObsView['lastRequest'], i: number): boolean => request !== (requests[i - 1] ?? null);
      const texts = requests.filter(isNew).flatMap((request) => (request === null ? [] : [JSON.stringify(request)]));
      const seen = texts.filter((text, i) => text !== texts[i - 1]);
      return seen.map((text) => requestLine(JSON.parse(text) as NonNullable<ObsView['lastRequest']>));
    },
    toMove: (side) => matchChanged((changed) => (changed.match.toMove = side)),
    matchChanged,
    until: (condition, what) =>
      until(() => condition(last().obs, instance()), what).catch((error: unknown) => {
        throw new Error(`${String(error)} The view was ${JSON.stringify(instance())}`);
      }),
    provision: async (to = 'program') => {
      const refused = await obs.plan(to);
      if (refused !== null) throw new Error(refused.code);
      const { id, steps } = plan();
      obs.apply(
        to,
        id,
        steps.map((step) => step.id),
      );
      await until(() => plan().state === 'done', 'the plan to be carried out', 90_000);
      return plan();
    },
  };
};

import type { OBSWebSocket } from 'obs-websocket-js/json';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { PLAIN, startObs, type ObsUnderTest, type ObsWays } from './obs';
import { BLACK, BREAK, openWays, WHITE, type Desk, type DeskOptions } from './obsDesk';
import { until } from './until';

/** A running OBS with two audience scenes and a break on program, a director at its window, and desks of ours. */
export class ObsBench {
  /** In this test, as the director's window shows them. */
  transitionsBegun = 0;
  /** Program scenes that OBS announced in this test, in their order. */
  announced: string[] = [];
  private desks: Desk[] = [];

  private constructor(
    readonly studio: ObsUnderTest,
    public director: OBSWebSocket,
  ) {
    this.watch();
  }

  static async open(ways: ObsWays): Promise<ObsBench> {
    const studio = await startObs(ways);
    return new ObsBench(studio, await studio.director());
  }

  /** After a restart the director is a new one. */
  async greetDirector(): Promise<void> {
    this.director = await this.studio.director();
    this.watch();
  }

  /** Started; stopped after the test. */
  desk(
    address: string | null = this.studio.address,
    password: string = this.studio.password,
    options: DeskOptions = {},
  ): Desk {
    const opened = openWays(address, password, options);
    this.desks.push(opened);
    return opened;
  }

  async connectedDesk(options: DeskOptions = {}): Promise<Desk> {
    const opened = this.desk(this.studio.address, this.studio.password, options);
    await opened.until(({ state }) => state === 'connected', 'the connection');
    return opened;
  }

  async sceneNames(): Promise<string[]> {
    const { scenes } = await this.director.call('GetSceneList');
    return scenes.map(({ sceneName }) => String(sceneName));
  }

  async programScene(): Promise<string> {
    return (await this.director.call('GetSceneList')).currentProgramSceneName;
  }

  /** 0 to 1, 1 when no transition runs. */
  async cursor(): Promise<number> {
    return (await this.director.call('GetCurrentSceneTransitionCursor')).transitionCursor;
  }

  /** The director changes the picture; returns when the transition is over and its news has come to everybody here. */
  async cutTo(sceneName: string): Promise<void> {
    // OBS says nothing of a scene that is there already.
    if ((await this.programScene()) === sceneName) return;
    const before = this.announced.length;
    await this.director.call('SetCurrentProgramScene', { sceneName });
    await until(() => this.announced.slice(before).includes(sceneName), `OBS to say that ${sceneName} is on program`);
    await until(async () => (await this.cursor()) === 1, 'the end of the transition');
  }

  /** The director changes the picture, and this desk has seen it: what it does after that is no answer to it. */
  async cutToSeenBy({ until: viewUntil }: Desk, sceneName: string): Promise<void> {
    await this.cutTo(sceneName);
    await viewUntil(({ programScene }) => programScene === sceneName, `${sceneName} on program`);
  }

  /** Returns when a desk has looked twice more: what it was going to do before that, it has done. */
  async twoLooks({ until: viewUntil }: Desk): Promise<void> {
    const sceneName = 'For a moment';
    await this.director.call('CreateScene', { sceneName });
    await viewUntil((_, { scenes }) => scenes.includes(sceneName), 'the new scene to be seen');
    await this.director.call('RemoveScene', { sceneName });
    await viewUntil((_, { scenes }) => !scenes.includes(sceneName), 'its removal to be seen');
  }

  /** As every test finds it: cuts, no studio mode, the three scenes, the break on program. */
  async reset(): Promise<void> {
    await this.director.call('SetStudioModeEnabled', { studioModeEnabled: false });
    await this.director.call('SetCurrentSceneTransition', { transitionName: 'Cut' });
    const there = await this.sceneNames();
    for (const sceneName of [WHITE, BLACK, BREAK])
      if (!there.includes(sceneName)) await this.director.call('CreateScene', { sceneName });
    await this.cutTo(BREAK);
    this.transitionsBegun = 0;
    this.announced = [];
  }

  async stopDesks(): Promise<void> {
    this.studio.thaw();
    await Promise.all(this.desks.map(({ obs }) => obs.stop()));
    this.desks = [];
  }

  private watch(): void {
    this.director.on('SceneTransitionStarted', () => (this.transitionsBegun += 1));
    this.director.on('CurrentProgramSceneChanged', ({ sceneName }) => void this.announced.push(sceneName));
  }
}

/** One OBS for the tests of a file, set anew before each. */
export const useObsBench = (ways: Partial<ObsWays> = {}): (() => ObsBench) => {
  let bench: ObsBench | undefined;
  const opened = (): ObsBench => {
    if (bench === undefined) throw new Error('OBS runs only inside tests.');
    return bench;
  };
  beforeAll(async () => {
    bench = await ObsBench.open({ ...PLAIN, ...ways });
  });
  beforeEach(() => opened().reset());
  afterEach(() => bench?.stopDesks());
  afterAll(() => bench?.studio.stop());
  return opened;
};

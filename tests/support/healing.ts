import type { PagesView } from '@schemas/pages';
import type { HealthReport } from '../../bundles/chess-match/src/match/vitals/health';
import { SILENT_AFTER_MS } from '../../bundles/chess-match/src/obs/sources/watch';
import { mustPost, newMatch } from './commands';
import { freePort } from './freePort';
import { overlayUrl } from './browser';
import { BLACK, promptRules, WHITE } from './obsDesk';
import { readReplicants } from './replicants';
import { startTestServer, type TestServer } from './server';
import { launchShell } from './shell';
import { startStandInObs, type StandInObs } from './standInObs';
import { createStandInSources, type StandInSources } from './standInSources';
import { until } from './until';

/** The source that things happen to, on program all the time. */
const SOURCE = 'Graphics scorebug';
const OTHER = 'Graphics key-change';
const SOURCES = [SOURCE, OTHER];

/** How many addresses sources were given in a trial, and how long it took until all was right; ms. */
export interface Healed {
  readonly opened: number;
  readonly ms: number;
}

/** A whole server, an OBS whose sources are pages, and what can go wrong with them. Each trial leaves all well. */
export interface Healing {
  readonly server: TestServer;
  readonly obs: StandInObs;
  readonly sources: StandInSources;
  /** The process of a page ends. */
  crash(): Promise<Healed>;
  /** It stands still. */
  freeze(): Promise<Healed>;
  /** OBS opens its sources before there is a server; counted from when the server answers. */
  late(): Promise<Healed>;
  /** The server begins again beside sources that live, and has looked at them for longer than one may be silent. */
  again(): Promise<Healed>;
  /** A scene that the rules want is renamed before they want it. */
  renamed(): Promise<Healed>;
  stop(): Promise<void>;
}

export const startHealing = async (): Promise<Healing> => {
  const browser = await launchShell();
  const sources = createStandInSources(browser);
  const obs = await startStandInObs(await freePort(), { [WHITE]: SOURCES, [BLACK]: SOURCES }, sources);
  const server = await startTestServer({ pages: true, config: { obs: { address: obs.address } } });
  const urlOf = (name: string): string => overlayUrl(server.url, name.slice('Graphics '.length));
  const areDrawn = async (): Promise<boolean> => {
    for (const name of SOURCES) if (!(await sources.isDrawn(name))) return false;
    return true;
  };
  await newMatch(server);
  await mustPost(server, { type: 'setSceneRules', instance: 'program', rules: promptRules({ overrideMs: 0 }) });
  await mustPost(server, { type: 'automateScenes', instance: 'program', automatic: true });
  for (const name of SOURCES) await sources.open(name, urlOf(name));
  await until(areDrawn, 'the sources to be drawn');
  const health = async () =>
    (await (await fetch(`${server.url}/chess-match/health`)).json()) as HealthReport & { readonly uptimeMs: number };
  const isNothingSaid = async (): Promise<boolean> => (await health()).notices.length === 0;
  const arePresent = async (): Promise<boolean> => {
    const { pages } = (await readReplicants(server, ['pages'])) as { pages: PagesView };
    return SOURCES.every((name) =>
      pages.pages.some(({ page }) => page === `graphic:${name.slice('Graphics '.length)}`),
    );
  };
  const measured = async (isRight: () => boolean | Promise<boolean>, what: string): Promise<Healed> => {
    const [before, fromMs] = [obs.given.length, performance.now()];
    await until(isRight, what);
    const ms = performance.now() - fromMs;
    await until(isNothingSaid, 'the server to see that all is right');
    return { opened: obs.given.length - before, ms };
  };
  /** Knights out and back; another match before the position is there for the fifth time, which would end it. */
  const SHUFFLE = ['1:Nf3', '1:Nf6', '1:Ng1', '1:Ng8'];
  const TURNS_OF_A_MATCH = 3 * SHUFFLE.length;
  let turns = 0;
  const move = async (): Promise<void> => {
    if (turns > 0 && turns % TURNS_OF_A_MATCH === 0) await newMatch(server);
    await mustPost(server, { type: 'commitTurn', line: SHUFFLE[turns % SHUFFLE.length] });
    turns += 1;
  };
  return {
    server,
    obs,
    sources,
    crash: async () => {
      await sources.crash(SOURCE);
      return measured(areDrawn, 'the crashed source to be back');
    },
    freeze: async () => {
      sources.freeze(SOURCE);
      return measured(areDrawn, 'the source that stood still to be back');
    },
    late: async () => {
      await server.kill('SIGKILL');
      // As a collection has them that OBS has saved: whatever they were opened as before.
      for (const name of SOURCES) await sources.open(name, urlOf(name));
      await server.start();
      return measured(areDrawn, 'the sources to come by themselves');
    },
    again: async () => {
      await server.kill('SIGKILL');
      await server.start();
      const isJudged = async (): Promise<boolean> => (await health()).uptimeMs > 2 * SILENT_AFTER_MS;
      return measured(async () => (await isJudged()) && arePresent(), 'the sources to be there again');
    },
    renamed: async () => {
      const other = [...obs.scenes.keys()].find((scene) => scene !== obs.programScene()) ?? '';
      const now = `${other.replace(/ \d+$/, '')} ${turns}`;
      obs.rename(other, now);
      await move();
      return measured(() => obs.programScene() === now, 'the renamed scene on program');
    },
    stop: async () => {
      await server.dispose();
      await obs.stop();
      await sources.close();
      await browser.close();
    },
  };
};

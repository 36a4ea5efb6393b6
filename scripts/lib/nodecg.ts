import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { isLoopback } from '../../bundles/chess-match/src/match/gate/network/loopback';
import { viewersAddressFor } from '../../bundles/chess-match/src/match/home/addresses';
import { NODECG } from './nodecgProgram';
import { prepareNodecg } from './prepareNodecg';
import { manifest, matchConfig, PROJECT_FOLDER, type Address } from './project';

const POLL_MS = 100;
/** A server that is asked how it is and has not answered by then is not there. */
const ANSWER_LIMIT_MS = 3000;
const NEEDS_KEY = 401;

/** NodeCG as a process of its own, on this project, printing where we print. @param env beside ours @throws MustMend */
export const spawnNodecg = (env: NodeJS.ProcessEnv): ChildProcess =>
  spawn(process.execPath, NODECG, {
    cwd: PROJECT_FOLDER,
    env: { ...process.env, ...env, ...prepareNodecg(PROJECT_FOLDER, Date.now()) },
    stdio: 'inherit',
  });

/** Whether the match's own routes answer, be it that all is well, what is wrong, or that one needs a key here too. */
export const serverAnswers = async ({ url }: Address): Promise<boolean> => {
  try {
    const response = await fetch(`${url}/chess-match/health`, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) });
    return response.status === NEEDS_KEY || 'version' in ((await response.json()) as object);
  } catch {
    return false;
  }
};

/** Resolves when it answers; false if the process ended before. */
export const untilReady = async (child: ChildProcess, answers: () => Promise<boolean>): Promise<boolean> => {
  while (child.exitCode === null && child.signalCode === null) {
    if (await answers()) return true;
    await delay(POLL_MS);
  }
  return false;
};

const DEMONSTRATION =
  '  Where no match was ever made, a demonstration plays by itself. "New match" on the operator\'s page begins a real one.';

/** How other machines reach pages of a server that listens to them. */
const forOthers = (names: readonly string[]): string =>
  names.length === 0
    ? '  OPEN TO THE NETWORK, but other machines are refused until "allowedHosts" in cfg/chess-match.json names this one.'
    : `  OPEN TO THE NETWORK: other machines of the crew need a key (Set-up, Hall), and open the same under\n${names.map((name) => `    http://${name}`).join('\n')}`;

/**
 * A panel by itself, not in NodeCG's dashboard: that asks the internet for its fonts, and waits for them where a
 * venue's network swallows the request.
 */
const panelAddress = (url: string, panel: string): string =>
  `${url}/bundles/${manifest().name}/dashboard/dist/${panel}/index.html?standalone=true`;

/** What to open first, as text for the terminal: few lines, as the first page has all the others. */
export const addressTable = ({ host, url }: Address, root: string): string => {
  const { viewers, allowedHosts, demo } = matchConfig(root);
  const atHome = viewersAddressFor(viewers, new URL(url).host);
  const rows = [
    ['Open this first', `${url}/`],
    ['Director', panelAddress(url, 'director')],
    ['Operator', panelAddress(url, 'operator')],
    ...(atHome === null ? [] : [['Viewers at home', atHome]]),
  ];
  const width = Math.max(...rows.map(([title = '']) => title.length));
  const table = rows.map(([title = '', address = '']) => `  ${title.padEnd(width)}  ${address}`).join('\n');
  const parts = [
    table,
    ...(demo.onFirstRun ? [DEMONSTRATION] : []),
    ...(isLoopback(host) ? [] : [forOthers(allowedHosts)]),
  ];
  return parts.join('\n\n');
};

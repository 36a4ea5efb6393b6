import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isGraphic } from '../../bundles/chess-match/src/show/graphics';
import { manifest, PROJECT, serverAddress, type Address } from './project';

const POLL_MS = 100;

/** @returns null if NodeCG can listen there, else the reason as the system names it ("EADDRINUSE"). */
export const portProblem = ({ host, port }: Address): Promise<string | null> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });

export const describePortProblem = ({ host, port }: Address, code: string): string =>
  code === 'EADDRINUSE'
    ? `Port ${port} on ${host} is taken: most likely the server is running already. Stop that one, or set another "port" in cfg/nodecg.json.`
    : `The server cannot listen on ${host}:${port} (${code}). Check "host" and "port" in cfg/nodecg.json.`;

/** NodeCG as a process of its own, on this project, printing where we print. */
export const spawnNodecg = (): ChildProcess =>
  spawn(process.execPath, [join(PROJECT, 'node_modules', 'nodecg', 'index.js')], { cwd: PROJECT, stdio: 'inherit' });

const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/chess-match/health`)).ok;
  } catch {
    return false;
  }
};

/** Resolves when the match's own routes answer; false if the process ended before. */
export const untilReady = async (child: ChildProcess): Promise<boolean> => {
  const { url } = serverAddress();
  while (child.exitCode === null && child.signalCode === null) {
    if (await answers(url)) return true;
    await delay(POLL_MS);
  }
  return false;
};

/**
 * What to open where, as text for the terminal. The panel by itself, not in NodeCG's dashboard: that asks the
 * internet for its fonts, and waits for them where a venue's network swallows the request.
 */
export const addressTable = (): string => {
  const { url } = serverAddress();
  const { name, nodecg } = manifest();
  const panels = nodecg.dashboardPanels.map(({ title, file }) => [
    `${title} page`,
    `${url}/bundles/${name}/dashboard/${file}?standalone=true`,
  ]);
  const overlays = nodecg.graphics.flatMap(({ file, width, height }) => {
    const title = file.split('/').at(-2) ?? file;
    if (!isGraphic(title)) return [];
    return [[`Overlay ${title}`, `${url}/bundles/${name}/graphics/${file}  ${width}x${height}`]];
  });
  const rows = [...panels, ...overlays];
  const width = Math.max(...rows.map(([title = '']) => title.length));
  return rows.map(([title = '', address = '']) => `  ${title.padEnd(width)}  ${address}`).join('\n');
};

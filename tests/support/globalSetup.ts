import { spawnSync } from 'node:child_process';
import { buildAll } from '../../scripts/lib/build';
import { obsBuild } from './obsBuild';

/** What the tests need beyond npm, by the package that brings it. */
const TOOLS: Readonly<Record<string, string>> = {
  chromium: 'chromium',
  obs: 'obs-studio',
  Xvfb: 'xvfb',
  'espeak-ng': 'espeak-ng',
};

const isMissing = (tool: string): boolean => {
  const program = tool === 'obs' ? obsBuild().command : tool;
  return spawnSync('which', [program], { stdio: 'ignore' }).status !== 0;
};

const installed = (packages: readonly string[]): boolean => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args: readonly string[]) => spawnSync('apt-get', args, { stdio: 'inherit', env }).status === 0;
  return run('update') && run('install', '-y', '--no-install-recommends', ...packages);
};

/** Installs through apt-get where it may. @throws naming the command where it may not or that failed */
const needTools = (): void => {
  const missing = Object.keys(TOOLS).filter(isMissing);
  if (missing.length === 0) return;
  const packages = missing.map((tool) => TOOLS[tool] ?? tool);
  if (process.getuid?.() === 0 && installed(packages)) return;
  const command = `apt-get update && apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  throw new Error(`The live tests need ${missing.join(', ')}. Install as root with: ${command}`);
};

/** Before the live tests: the tools are there and what is served is built from the sources as they are. */
export default async (): Promise<void> => {
  needTools();
  await buildAll('outdated', (line) => process.stdout.write(`${line}\n`));
};

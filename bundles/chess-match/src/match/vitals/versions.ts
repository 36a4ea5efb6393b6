import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HealthView } from '@schemas/health';

const UNKNOWN = '?';

const nodecgVersion = (): string => {
  try {
    const manifest: unknown = JSON.parse(
      readFileSync(join(process.cwd(), 'node_modules', 'nodecg', 'package.json'), 'utf8'),
    );
    return (manifest as { readonly version?: string }).version ?? UNKNOWN;
  } catch {
    return UNKNOWN;
  }
};

/** What runs here. */
export const versionsOf = (app: string | undefined): HealthView['versions'] => ({
  app: app ?? UNKNOWN,
  node: process.versions.node,
  nodecg: nodecgVersion(),
});

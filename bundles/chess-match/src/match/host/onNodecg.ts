import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type NodeCG from 'nodecg/types';
import type { Server } from 'socket.io';
import { NAMESPACE } from '../publish/pages/namespace';
import type { Host } from './host';

const UNKNOWN = '?';

const versionHere = (): string => {
  try {
    const manifest: unknown = JSON.parse(
      readFileSync(join(process.cwd(), 'node_modules', 'nodecg', 'package.json'), 'utf8'),
    );
    return (manifest as { readonly version?: string }).version ?? UNKNOWN;
  } catch {
    return UNKNOWN;
  }
};

/**
 * NodeCG as the host. It knows no schemas of ours: it would compile them at every start and again in every page, which
 * needs a policy that lets pages make code out of text.
 */
export const onNodecg = (nodecg: NodeCG.ServerAPI): Host => {
  const { host, port, login } = nodecg.config;
  return {
    log: nodecg.log,
    appVersion: nodecg.bundleVersion,
    hostVersion: versionHere(),
    bundleConfig: nodecg.bundleConfig,
    listens: { host, port, isLoginEnabled: login.enabled },
    // NodeCG types it for its own messages only.
    io: nodecg.getSocketIOServer().server as unknown as Server,
    replicant: (name, first) => nodecg.Replicant<unknown>(name, NAMESPACE, { defaultValue: first, persistent: false }),
    onStarted: (begin) => void nodecg.on('serverStarted', begin),
    onStopping: (end) => void nodecg.on('serverStopping', end),
  };
};

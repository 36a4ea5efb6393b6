import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PROJECT_FOLDER } from './root';
import { createTestServer, type ServerOptions, type TestServer } from './server';

/** By how much a server's clocks differ from the machine's. */
export interface Shift {
  /** The system's clock. */
  readonly wallMs: number;
  /** The time since the machine started, its sleep counted. */
  readonly upMs: number;
}

/** A server whose machine's clocks a test sets. */
export interface ShiftedServer extends TestServer {
  /** On top of all before, for the server that runs and for those that are started later. */
  shift(by: Shift): void;
  /** The system's clock as the server has it, Unix ms. */
  wallMs(): number;
}

export const startShiftedServer = async (options: ServerOptions = {}): Promise<ShiftedServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'chess-broadcast-clocks-'));
  const file = join(folder, 'clocks.json');
  let total: Shift = { wallMs: 0, upMs: 0 };
  const write = (): void => writeFileSync(file, JSON.stringify(total));
  write();
  const preload = pathToFileURL(join(PROJECT_FOLDER, 'tests', 'support', 'shiftedClocks.mjs')).href;
  const env = { NODE_OPTIONS: `--import ${preload}`, SHIFTED_CLOCKS: file };
  const server = await createTestServer({ ...options, env });
  const dispose = async (): Promise<void> => {
    await server.dispose();
    rmSync(folder, { recursive: true, force: true });
  };
  const isRunning = (): boolean => {
    try {
      return process.kill(server.pid(), 0);
    } catch {
      return false;
    }
  };
  try {
    await server.start();
  } catch (error) {
    await dispose();
    throw error;
  }
  return {
    ...server,
    dispose,
    wallMs: () => Date.now() + total.wallMs,
    shift: ({ wallMs, upMs }) => {
      total = { wallMs: total.wallMs + wallMs, upMs: total.upMs + upMs };
      write();
      if (isRunning()) process.kill(server.pid(), 'SIGUSR2');
    },
  };
};

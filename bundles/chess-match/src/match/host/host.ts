import type { Server } from 'socket.io';
import type { Log } from '../base/log';

/** A value that every page may look at, as the host hands it out. */
export interface HostReplicant {
  /** The host may change what it is given in place. */
  value?: unknown;
  on(event: 'change', listener: () => void): unknown;
}

/**
 * The server that the authority runs on. It serves pages and files, and tells pages of values that changed; of the
 * match it knows nothing. In an evening that is NodeCG (`onNodecg`); whatever else has these is as good.
 */
export interface Host {
  readonly log: Log;
  /** Of this program; undefined: not known. */
  readonly appVersion: string | undefined;
  /** Of the host itself. */
  readonly hostVersion: string;
  /** cfg/chess-match.json, unchecked. */
  readonly bundleConfig: unknown;
  /** Where it listens, and whether it lets people log in by itself. */
  readonly listens: { readonly host: string; readonly port: number; readonly isLoginEnabled: boolean };
  /** Its sockets, on its HTTP server. */
  readonly io: Server;
  /** Declares a value of the match, never kept. What is set is sent when the present turn of the event loop ends. */
  replicant(name: string, first: unknown): HostReplicant;
  /** Called once, when it listens. */
  onStarted(begin: () => void): void;
  /** Called once, when it begins to stop. */
  onStopping(end: () => void): void;
}

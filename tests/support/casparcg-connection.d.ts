/** The client of CasparCG that playout systems are built on, so far as tests speak through it. */
declare module 'casparcg-connection' {
  import type { EventEmitter } from 'node:events';

  interface CgLayer {
    readonly channel: number;
    readonly layer: number;
    readonly cgLayer: number;
  }

  type Sent = Promise<{ readonly error?: Error; readonly request?: Promise<{ readonly responseCode: number }> }>;
  type Data = Readonly<Record<string, unknown>> | string;

  export class CasparCG extends EventEmitter<{ connect: [] }> {
    constructor(options: { readonly host: string; readonly port: number; readonly autoConnect: boolean });
    disconnect(): void;
    discard(): void;
    cgAdd(add: CgLayer & { readonly template: string; readonly playOnLoad: boolean; readonly data: Data }): Sent;
    cgUpdate(update: CgLayer & { readonly data: Data }): Sent;
    cgPlay(play: CgLayer): Sent;
    cgNext(next: CgLayer): Sent;
    cgStop(stop: CgLayer): Sent;
    cgRemove(remove: CgLayer): Sent;
  }
}

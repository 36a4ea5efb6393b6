import type { Result } from '../../games/common/result';
import type { FileProblem } from './fileProblem';
import type { PlayedFile } from './playThrough';

/** To the worker: the bytes of one file. Its answers, in this order: `played` now and then, `done` once. */
export type FromWorker =
  | { readonly kind: 'played'; readonly played: number; readonly of: number }
  | { readonly kind: 'done'; readonly result: Result<PlayedFile, FileProblem> };

/** The part of a worker thread that is needed here. */
export interface ImportThread {
  postMessage(bytes: Uint8Array): void;
  on(event: 'message', listener: (message: FromWorker) => void): unknown;
  on(event: 'error', listener: (error: Error & { readonly code?: string }) => void): unknown;
  on(event: 'exit', listener: () => void): unknown;
  terminate(): Promise<number>;
}

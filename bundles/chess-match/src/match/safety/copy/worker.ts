import { Worker } from 'node:worker_threads';
import { textOf } from '../../base/textOf';
import { CopyWorkerError, type Ask, type Errand, type Exchange, type CopyWorker, type Reply } from './protocol';

interface Waiting {
  readonly resolve: (answer: Exchange[Errand]['answer']) => void;
  readonly reject: (error: CopyWorkerError) => void;
}

/**
 * The worker that owns the second place, started when it is first needed and again after it died. One that hangs is
 * waited for, not replaced: the next would hang beside it.
 */
export const createCopyWorker = (script: URL | string, folder: string): CopyWorker => {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let lastId = 0;

  const lost = (reason: string): void => {
    worker = null;
    const all = [...waiting.values()];
    waiting.clear();
    for (const { reject } of all) reject(new CopyWorkerError(reason, false));
  };
  const started = (): Worker => {
    const next = new Worker(script, { workerData: folder });
    let reason = 'its worker ended';
    next.unref();
    next.on('error', (error) => (reason = `its worker ended: ${textOf(error)}`));
    next.on('exit', () => {
      if (worker === next) lost(reason);
    });
    next.on('message', (reply: Reply) => {
      const asked = waiting.get(reply.id);
      waiting.delete(reply.id);
      if (reply.ok) asked?.resolve(reply.answer);
      else asked?.reject(new CopyWorkerError(reply.reason, reply.isMisfit));
    });
    return next;
  };
  return {
    ask: <E extends Errand>(errand: E, ask: Exchange[E]['ask']) =>
      new Promise<Exchange[E]['answer']>((resolve, reject) => {
        worker ??= started();
        lastId += 1;
        waiting.set(lastId, { resolve: resolve as Waiting['resolve'], reject });
        worker.postMessage({ id: lastId, errand, ask } as Ask);
      }),
    stop: () => {
      void worker?.terminate();
    },
  };
};

import type { Problem } from '@schemas/obs';
import { err, ok, type Result } from '../games/common/result';
import type { InstanceId, ObsEvent, ObsEventData, ObsLine, ObsRequest, ObsRequestData, ObsResponse } from './contract';
import { obsProblem } from './problem';
import { requestProblem, type Session } from './session';

type AnyListener = (data: never) => void;
type AnyEvent = readonly [event: ObsEvent, listener: AnyListener];

export interface OwnedLine {
  readonly line: ObsLine;
  /** A session is being opened: what was asked to be heard is heard on it too. */
  attach(session: Session): void;
  up(session: Session): void;
  down(): void;
}

/** The line of one instance: its listeners outlive the sessions that come and go. */
export const createLine = (id: InstanceId, address: string | null): OwnedLine => {
  const listeners = new Set<AnyEvent>();
  const watchers = new Set<(connected: boolean) => void>();
  let metered = 0;
  let attached: Session | null = null;
  let session: Session | null = null;
  const setUp = (next: Session | null): void => {
    if (next === session) return;
    session = next;
    for (const watcher of watchers) watcher(next !== null);
  };
  const listen = (to: Session, entry: AnyEvent): void => {
    const [event, listener] = entry;
    to.on(event, (data) => {
      if (listeners.has(entry)) listener(data as never);
    });
  };
  const on = <E extends ObsEvent>(event: E, listener: (data: ObsEventData<E>) => void): (() => void) => {
    const entry: AnyEvent = [event, listener as AnyListener];
    listeners.add(entry);
    if (attached !== null) listen(attached, entry);
    return () => void listeners.delete(entry);
  };
  const meter = (step: 1 | -1): void => {
    metered += step;
    void attached?.askForMeters(metered > 0);
  };
  const call = async <R extends ObsRequest>(
    request: R,
    data: ObsRequestData<R>,
    timeoutMs?: number,
  ): Promise<Result<ObsResponse<R>, Problem>> => {
    const current = session;
    if (address === null) return err(obsProblem('obs/not_configured', {}));
    if (current === null) return err(obsProblem('obs/not_connected', { address }));
    try {
      return ok(await current.call(request, data, timeoutMs));
    } catch (error) {
      return err(requestProblem(error, request, address));
    }
  };
  return {
    line: {
      id,
      get connected() {
        return session !== null;
      },
      call,
      on,
      onConnected: (watcher) => {
        watchers.add(watcher);
        return () => void watchers.delete(watcher);
      },
      onMeters: (listener) => {
        const stop = on('InputVolumeMeters', listener);
        meter(1);
        return () => {
          stop();
          meter(-1);
        };
      },
    },
    attach: (opening) => {
      attached = opening;
      for (const entry of listeners) listen(opening, entry);
      void opening.askForMeters(metered > 0);
    },
    up: setUp,
    down: () => {
      attached = null;
      setUp(null);
    },
  };
};

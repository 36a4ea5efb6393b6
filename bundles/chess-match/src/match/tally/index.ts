import { createSocket } from 'node:dgram';
import { notice, type Trouble } from '../base/troubles';
import type { Outlet } from '../publish/outlet';
import type { TallyConfig } from '../server/config';
import { lampsOf } from './lamps';
import { tsl3, tsl5, type Lamp } from './tsl';

const SOURCES = ['air', 'obs'] as const;

export interface Tally {
  readonly outlet: Outlet<(typeof SOURCES)[number]>;
  troubles(): readonly Trouble[];
  stop(): void;
}

export interface TallyParts {
  readonly config: TallyConfig;
  /** Something is wrong, or right again. */
  readonly onTrouble: () => void;
}

/** Nobody answers to UDP: what was lost, or was switched on later, has it all again so soon. */
const REPEATED_MS = 2000;

const WRITERS = { tsl3, tsl5 } as const;

/** Tells displays and multiviewers what is on air, by UDP: every lamp as one changes, and again and again. */
export const serveTally = ({ config, onTrouble }: TallyParts): Tally => {
  const targets = (['tsl3', 'tsl5'] as const).flatMap((form) => {
    const [host = '', port = ''] = config[form]?.split(':') ?? [];
    return host === '' ? [] : [{ write: WRITERS[form], host, port: Number(port), address: `${host}:${port}` }];
  });
  const failures = new Map<string, string>();
  const socket = targets.length === 0 ? null : createSocket('udp4').unref();
  socket?.on('error', () => undefined);
  let lamps: readonly Lamp[] = [];
  const sent = (address: string, error: Error | null): void => {
    if ((failures.get(address) ?? null) === (error?.message ?? null)) return;
    if (error === null) failures.delete(address);
    else failures.set(address, error.message);
    onTrouble();
  };
  const tell = (): void => {
    for (const { write, host, port, address } of targets)
      for (const lamp of lamps) socket?.send(write(lamp), port, host, (error) => sent(address, error));
  };
  const repeating = targets.length === 0 ? null : setInterval(tell, REPEATED_MS).unref();
  return {
    outlet: {
      name: 'tally',
      of: SOURCES,
      when: 'after pages',
      take: (picture) => {
        if (targets.length === 0) return;
        lamps = lampsOf(picture.view('air'), picture.view('obs'));
        tell();
      },
    },
    troubles: () => [...failures].map(([address, reason]) => notice('tally/failed', { address, reason })),
    stop: () => {
      if (repeating !== null) clearInterval(repeating);
      socket?.close();
    },
  };
};

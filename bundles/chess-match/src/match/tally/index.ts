import { notice, type Trouble } from '../base/troubles';
import type { Outlet } from '../publish/outlet';
import type { TallyConfig } from '../server/config';
import { byDatagrams } from './datagrams';
import { lampsOf } from './lamps';
import type { OnState, Receiver, Target } from './receiver';
import { byStream } from './stream';
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

/** What was lost on the way, or was switched on later, has it all again so soon. */
const REPEATED_MS = 2000;

const targetOf = (address: string): Target => {
  const [host = '', port = ''] = address.split(':');
  return { host, port: Number(port) };
};

const isAlike = (one: Lamp, other: Lamp | undefined): boolean =>
  one.isOnAir === other?.isOnAir && one.text === other.text;

/** Tells displays and multiviewers what is on air: each lamp as it changes, and all of them again and again. */
export const serveTally = ({ config, onTrouble }: TallyParts): Tally => {
  const failures = new Map<string, string>();
  const stateOf =
    (address: string): OnState =>
    (reason) => {
      if ((failures.get(address) ?? null) === reason) return;
      if (reason === null) failures.delete(address);
      else failures.set(address, reason);
      onTrouble();
    };
  let lamps: readonly Lamp[] = [];
  const receivers: readonly Receiver[] = [
    ...config.tsl3.map((address) => byDatagrams(targetOf(address), tsl3, stateOf(address))),
    ...config.tsl5.map((address) => byDatagrams(targetOf(address), tsl5, stateOf(address))),
    ...config.tsl5Tcp.map((address) => byStream(targetOf(address), () => lamps, stateOf(address))),
  ];
  const tell = (changed: readonly Lamp[]): void => receivers.forEach((receiver) => receiver.tell(changed));
  const repeating = receivers.length === 0 ? null : setInterval(() => tell(lamps), REPEATED_MS).unref();
  return {
    outlet: {
      name: 'tally',
      of: SOURCES,
      when: 'after pages',
      take: (picture) => {
        if (receivers.length === 0) return;
        const before = lamps;
        lamps = lampsOf(config.names, picture.view('air'), picture.view('obs'));
        tell(lamps.filter((lamp, index) => !isAlike(lamp, before[index])));
      },
    },
    troubles: () => [...failures].map(([address, reason]) => notice('tally/failed', { address, reason })),
    stop: () => {
      if (repeating !== null) clearInterval(repeating);
      for (const receiver of receivers) receiver.stop();
    },
  };
};

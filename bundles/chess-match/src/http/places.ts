import { deviceOf, isOwnAddress } from './device';

/** How many connections there may be. */
export interface PlaceLimits {
  /** Of all machines but this one. */
  readonly inAll: number;
  /** Of those of them that were not let in before; the rest is kept for those that were. */
  readonly ofNewcomers: number;
  /** Of one device. */
  readonly perDevice: number;
  /** Of one that was not let in before. */
  readonly perNewcomer: number;
  /** Of this machine: they are its own, whatever the network does. */
  readonly ofOwn: number;
}

/** Devices that are remembered; who comes after that many takes the place of the one that was known longest. */
const REMEMBERED = 5000;

/** Who holds connections, and for whom there is room. */
export interface Places {
  /** @returns how to give the place back, once; or who has too many */
  take(address: string): (() => void) | 'device' | 'newcomers' | 'all';
  /** It was let in by whoever knows better than its address: room is kept for it from now on. */
  know(address: string): void;
  /** Connections that this one shares its limit in all with, itself among them. */
  besides(address: string): number;
  /** Of all there are. */
  count(): number;
}

interface Host {
  count: number;
  isKnown: boolean;
}

/** Who holds connections open and says nothing keeps neither this machine out, nor those that were here before. */
export const createPlaces = (limits: PlaceLimits): Places => {
  const hosts = new Map<string, Host>();
  const known = new Set<string>();
  const taken = { own: 0, others: 0, newcomers: 0 };
  const hostOf = (device: string): Host => {
    const host = hosts.get(device) ?? { count: 0, isKnown: known.has(device) };
    hosts.set(device, host);
    return host;
  };
  const change = (device: string, by: 1 | -1): void => {
    const host = hostOf(device);
    host.count += by;
    if (isOwnAddress(device)) taken.own += by;
    else {
      taken.others += by;
      if (!host.isKnown) taken.newcomers += by;
    }
    if (host.count === 0) hosts.delete(device);
  };
  const excessOf = (device: string): 'device' | 'newcomers' | 'all' | null => {
    if (isOwnAddress(device)) return taken.own < limits.ofOwn ? null : 'device';
    const { count, isKnown } = hosts.get(device) ?? { count: 0, isKnown: known.has(device) };
    if (count >= (isKnown ? limits.perDevice : limits.perNewcomer)) return 'device';
    if (taken.others >= limits.inAll) return 'all';
    return isKnown || taken.newcomers < limits.ofNewcomers ? null : 'newcomers';
  };
  return {
    take: (address) => {
      const device = deviceOf(address);
      const excess = excessOf(device);
      if (excess !== null) return excess;
      change(device, 1);
      let isTaken = true;
      return () => {
        if (isTaken) change(device, -1);
        isTaken = false;
      };
    },
    know: (address) => {
      const device = deviceOf(address);
      if (known.has(device) || isOwnAddress(device)) return;
      known.add(device);
      const [oldest] = known;
      if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
      const host = hosts.get(device);
      if (host === undefined || host.isKnown) return;
      host.isKnown = true;
      taken.newcomers -= host.count;
    },
    besides: (address) => (isOwnAddress(deviceOf(address)) ? taken.own : taken.others),
    count: () => taken.own + taken.others,
  };
};

import { networkInterfaces } from 'node:os';
import type { VenueConfig } from './config';

const EVERYWHERE = ['0.0.0.0', '::'];

interface Interface {
  readonly address: string;
  readonly family: string;
  readonly internal: boolean;
}

const inUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host);

/** Addresses of cables and Wi-Fi before those of virtual networks; this machine's own last of all. */
const rank = ({ address, internal }: Interface): number => {
  if (internal) return 2;
  return /^(192\.168|10|172\.(1[6-9]|2\d|3[01]))\./.test(address) ? 0 : 1;
};

/** Hosts of this server, the one that a device reaches likeliest first. IPv6 is left to names: nobody types it. */
export const hostsOf = (
  { host, names }: Pick<VenueConfig, 'host' | 'names'>,
  interfaces: readonly Interface[],
): readonly string[] => {
  if (!EVERYWHERE.includes(host)) return [host, ...names];
  const addresses = interfaces
    .filter(({ family }) => family === 'IPv4')
    .toSorted((a, b) => rank(a) - rank(b))
    .map(({ address }) => address);
  return [...new Set([...addresses, ...names])];
};

const ownInterfaces = (): readonly Interface[] => Object.values(networkInterfaces()).flatMap((list) => list ?? []);

export const schemeOf = ({ certificate }: Pick<VenueConfig, 'certificate'>): 'http' | 'https' =>
  certificate === null ? 'http' : 'https';

/** What devices open: "http://192.168.1.5:9091". */
export const addressesOf = (config: VenueConfig): readonly string[] =>
  hostsOf(config, ownInterfaces()).map((host) => `${schemeOf(config)}://${inUrl(host)}:${config.port}`);

/** Every name and address that a certificate of this server must hold. */
export const certifiedHosts = (config: VenueConfig): readonly string[] => [
  ...new Set([...hostsOf(config, ownInterfaces()), 'localhost', '127.0.0.1']),
];

/** Whether a request came under one of our names ("host:port"): another one is somebody else's page pointed at us. */
export const isOurHost = (config: VenueConfig, host: string | undefined): boolean => {
  const known = new Set(
    [...hostsOf(config, ownInterfaces()), '127.0.0.1', 'localhost', '[::1]'].map((name) =>
      `${inUrl(name)}:${config.port}`.toLowerCase(),
    ),
  );
  return known.has((host ?? '').toLowerCase());
};

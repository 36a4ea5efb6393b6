import { ConfigError, readConfigFile } from 'chess-match/configFile';

/** cfg/venue.json; what it leaves out takes its default. Every visitor of a NodeCG page can read it: no secrets. */
export interface VenueConfig {
  /** "127.0.0.1" for a hall of this machine alone, "0.0.0.0" for devices of the network. */
  readonly host: string;
  readonly port: number;
  /** Names under which devices may reach this server besides its addresses: "studio-pc". */
  readonly names: readonly string[];
  /** False: `npm start` starts no venue server. */
  readonly enabled: boolean;
  /** Files of a certificate and its key, PEM, from the show's folder; with both devices come by https. Null: by http. */
  readonly certificate: string | null;
  readonly key: string | null;
  /** Where DGT LiveChess answers for the wooden boards: "ws://127.0.0.1:1982/api/v1.0". Null: there are none. */
  readonly liveChess: string | null;
}

const DEFAULTS: VenueConfig = {
  ...{ host: '127.0.0.1', port: 9091, names: [], enabled: true },
  ...{ certificate: null, key: null, liveChess: null },
};

const isPath = (value: unknown): boolean => value === null || (typeof value === 'string' && value !== '');

const isNames = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((name) => typeof name === 'string' && /^[\w.-]+$/.test(name));

const isSocketAddress = (value: unknown): boolean => {
  if (value === null) return true;
  if (typeof value !== 'string' || value.length > 300 || !URL.canParse(value)) return false;
  const { protocol, hash } = new URL(value);
  return ['ws:', 'wss:'].includes(protocol) && hash === '';
};

const CHECKS: { readonly [K in keyof VenueConfig]: (value: unknown) => boolean } = {
  host: (value) => typeof value === 'string' && value !== '',
  port: (value) => Number.isInteger(value) && Number(value) > 0 && Number(value) < 65_536,
  names: isNames,
  enabled: (value) => typeof value === 'boolean',
  certificate: isPath,
  key: isPath,
  liveChess: isSocketAddress,
};

const WANTED: { readonly [K in keyof VenueConfig]: string } = {
  host: 'an address of this machine, as "0.0.0.0"',
  port: 'a number from 1 to 65535',
  names: 'a list of host names without a port',
  enabled: 'true or false',
  certificate: 'the path of a PEM file, or null',
  key: 'the path of a PEM file, or null',
  liveChess: 'the address of DGT LiveChess, as "ws://127.0.0.1:1982/api/v1.0", or null',
};

/** @param given what the file holds; undefined where there is none. @throws ConfigError that says what is wrong */
export const checkConfig = (given: unknown): VenueConfig => {
  if (given === undefined) return DEFAULTS;
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    throw new ConfigError('cfg/venue.json must be an object.');
  for (const [key, value] of Object.entries(given)) {
    if (!Object.hasOwn(CHECKS, key)) throw new ConfigError(`cfg/venue.json knows no "${key}".`);
    if (!CHECKS[key as keyof VenueConfig](value))
      throw new ConfigError(`"${key}" in cfg/venue.json must be ${WANTED[key as keyof VenueConfig]}.`);
  }
  const config = { ...DEFAULTS, ...(given as Partial<VenueConfig>) };
  if ((config.certificate === null) !== (config.key === null))
    throw new ConfigError('cfg/venue.json needs "certificate" and "key" together, or neither for plain http.');
  return config;
};

export const readConfig = (root: string): VenueConfig => checkConfig(readConfigFile(root, 'venue.json'));

/** Where the match server is, for this machine: from cfg/nodecg.json. */
export const matchServerUrl = (root: string): string => {
  const given = (readConfigFile(root, 'nodecg.json') ?? {}) as { host?: string; port?: number };
  const { host = '0.0.0.0', port = 9090 } = given;
  const isOwn = ['', '0.0.0.0', '::', 'localhost'].includes(host);
  return `http://${isOwn ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host}:${port}`;
};

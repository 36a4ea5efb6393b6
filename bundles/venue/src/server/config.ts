import {
  check,
  group,
  listOf,
  orNull,
  PORT,
  readConfigFile,
  readSettings,
  SettingError,
  text,
  YES_OR_NO,
} from 'chess-match/configFile';

/** cfg/venue.json; what it leaves out takes its default. Every visitor of a NodeCG page can read it: no secrets. */
export interface VenueConfig {
  /** "127.0.0.1" for a hall of this machine alone, "0.0.0.0" for devices of the network. */
  readonly host: string;
  readonly port: number;
  /** Names under which devices may reach this server besides its addresses: "studio-pc". */
  readonly names: readonly string[];
  /** False: `npm start` starts no venue server. */
  readonly enabled: boolean;
  /**
   * Files of a certificate and its key, PEM, from the show's folder; with both devices come by https. Null: by http.
   */
  readonly certificate: string | null;
  readonly key: string | null;
  /** Where DGT LiveChess answers for the wooden boards: "ws://127.0.0.1:1982/api/v1.0". Null: there are none. */
  readonly liveChess: string | null;
}

const DEFAULTS: VenueConfig = {
  host: '127.0.0.1',
  port: 9091,
  names: [],
  enabled: true,
  certificate: null,
  key: null,
  liveChess: null,
};

const FILE = 'venue.json';

const isSocketAddress = (value: string): boolean => {
  if (value.length > 300 || !URL.canParse(value)) return false;
  const { protocol, hash } = new URL(value);
  return ['ws:', 'wss:'].includes(protocol) && hash === '';
};

const PEM_FILE = orNull(text('the path of a PEM file'));

/** What each setting of cfg/venue.json may be. */
export const VENUE_SETTINGS = group({
  host: text('an address of this machine, as "0.0.0.0"'),
  port: PORT,
  names: listOf(
    'a list of names, as ["studio-pc"]',
    text('a host name without a port', (name) => /^[\w.-]+$/.test(name)),
  ),
  enabled: YES_OR_NO,
  certificate: PEM_FILE,
  key: PEM_FILE,
  liveChess: orNull(text('the address of DGT LiveChess, as "ws://127.0.0.1:1982/api/v1.0"', isSocketAddress)),
});

/**
 * @param given what the file holds; undefined where there is none. @throws SettingError that says which makes no sense
 */
export const checkConfig = (given: unknown): VenueConfig => {
  const config = { ...DEFAULTS, ...check(VENUE_SETTINGS, given ?? {}, { file: FILE, path: [] }) };
  if ((config.certificate === null) === (config.key === null)) return config;
  throw new SettingError(
    { file: FILE, path: [config.key === null ? 'certificate' : 'key'] },
    'needs the other of "certificate" and "key" too; without both it is plain http',
  );
};

export const readConfig = (root: string): VenueConfig => readSettings(root, FILE, checkConfig);

/** Where the match server is, for this machine: from cfg/nodecg.json. */
export const matchServerUrl = (root: string): string => {
  const given = (readConfigFile(root, 'nodecg.json') ?? {}) as { host?: string; port?: number };
  const { host = '0.0.0.0', port = 9090 } = given;
  const isOwn = ['', '0.0.0.0', '::', 'localhost'].includes(host);
  return `http://${isOwn ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host}:${port}`;
};

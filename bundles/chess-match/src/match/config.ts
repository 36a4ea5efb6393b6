import { isIPv4 } from 'node:net';
import { checkOf } from '../checks';
import type { HomeAudience } from '../contract/viewers';
import type { ObsConfig } from '../obs';
import type { BackupsConfig } from './backups/backups';
import { ConfigError } from './configFile';
import { isLoopback } from './network/loopback';

export interface MediaConfig {
  /** Where OBS sends them for an audience: "rtmp://127.0.0.1:1935", "srt://0.0.0.0:9001"; who is not named has none. */
  readonly feeds: Readonly<Partial<Record<HomeAudience, string>>>;
  /** Where viewers get them, "https://cdn.example/feed"; null: from where they have the page. */
  readonly address: string | null;
  /** Where they are packed and found; from the folder the server runs in. */
  readonly folder: string;
  /** What the test card says less what the page says of the same picture: how long it takes from the hall to here, below 0. */
  readonly offsetMs: number;
}

/** cfg/chess-match.json as this bundle uses it; what it leaves out takes its default. */
export interface MatchConfig {
  /** Host names, with port, under which pages may reach the server besides the loopback ones: "studio-pc:9090". */
  readonly allowedHosts: readonly string[];
  /** Listening where other machines reach the server is meant: they are asked for a key of the crew. */
  readonly openToNetwork: boolean;
  /** A key is asked for on the server's own machine too, where else everybody is the crew. */
  readonly keyOnOwnMachine: boolean;
  /** A proxy or a tunnel on the server's machine passes others on: then nobody is known by where he comes from. */
  readonly behindProxy: boolean;
  /** For tests and while developing: what is published is held against its schema, and not shown if it is not so. */
  readonly checkViews: boolean;
  /** A command issued longer ago than this is refused. */
  readonly commandMaxAgeMs: number;
  readonly demo: {
    /** Play the demonstration when the journal holds no match. */
    readonly onFirstRun: boolean;
    /** From one turn to the next. */
    readonly paceMs: number;
  };
  readonly backups: BackupsConfig;
  /** Folder on another disk or machine where a copy of the journal is kept all the time; null: none. */
  readonly copyTo: string | null;
  readonly obs: ObsConfig;
  readonly viewers: {
    /** Where documents and pages for viewers at home are served; null: nowhere. */
    readonly port: number | null;
    readonly host: string;
    /** Under which viewers know the page, "https://chess.example": for links, pictures of them, and QR codes; null: not known. */
    readonly address: string | null;
    /** Everything that leaves the house is held back for so long. */
    readonly delayMs: number;
    /** A listener for spectators in the hall, on this computer's address in their network: nothing is held back there; null: none. */
    readonly hall: { readonly address: string; readonly port: number } | null;
    /** Engines that carry the documents to more, by the addresses where they take them: "http://127.0.0.1:9601". */
    readonly edges: readonly string[];
    /** Picture and sound; `npm run site:media` takes and packs them. */
    readonly media: MediaConfig;
  };
  readonly sound: {
    /** Meter messages to pages, at most so many a second. */
    readonly messagesPerSecond: number;
  };
}

const NO_MEDIA: MediaConfig = { feeds: {}, address: null, folder: 'db/viewers-media', offsetMs: 0 };

const DEFAULTS: MatchConfig = {
  allowedHosts: [],
  openToNetwork: false,
  keyOnOwnMachine: false,
  behindProxy: false,
  checkViews: false,
  commandMaxAgeMs: 5000,
  demo: { onFirstRun: true, paceMs: 2500 },
  backups: { hour: 4, keep: 14 },
  copyTo: null,
  obs: {
    address: null,
    whiteAddress: null,
    blackAddress: null,
    whiteScene: 'White audience',
    blackScene: 'Black audience',
    pagesUrl: null,
  },
  viewers: { port: 9092, host: '127.0.0.1', address: null, delayMs: 0, hall: null, edges: [], media: NO_MEDIA },
  sound: { messagesPerSecond: 10 },
};

type Given = Partial<
  Omit<MatchConfig, 'demo' | 'backups' | 'obs' | 'sound' | 'viewers'> & {
    backups: Partial<BackupsConfig>;
    demo: Partial<MatchConfig['demo']>;
    obs: Partial<ObsConfig>;
    sound: Partial<MatchConfig['sound']>;
    viewers: Partial<Omit<MatchConfig['viewers'], 'media'> & { media: Partial<MediaConfig> }>;
  }
>;

const address = { type: ['string', 'null'] };
const webAddress = '^https?://[^/\\s"<>]+(/[^\\s"<>?#]*[^/\\s"<>?#])?$';
const feed = { type: 'string', pattern: '^(rtmp|srt)://([\\w.-]+|\\[[0-9a-f:]+\\]):\\d{1,5}$' };
const sceneName = { type: 'string', minLength: 1 };

const validator = checkOf<Given>({
  type: 'object',
  additionalProperties: false,
  properties: {
    allowedHosts: { type: 'array', items: { type: 'string', pattern: '^[^/\\s]+$' } },
    openToNetwork: { type: 'boolean' },
    keyOnOwnMachine: { type: 'boolean' },
    behindProxy: { type: 'boolean' },
    checkViews: { type: 'boolean' },
    commandMaxAgeMs: { type: 'integer', minimum: 100 },
    demo: {
      type: 'object',
      additionalProperties: false,
      properties: { onFirstRun: { type: 'boolean' }, paceMs: { type: 'integer', minimum: 1 } },
    },
    backups: {
      type: 'object',
      additionalProperties: false,
      properties: {
        hour: { type: 'integer', minimum: 0, maximum: 23 },
        keep: { type: 'integer', minimum: 1, maximum: 1000 },
      },
    },
    copyTo: { type: ['string', 'null'] },
    obs: {
      type: 'object',
      additionalProperties: false,
      properties: {
        ...{ address, whiteAddress: address, blackAddress: address },
        ...{ whiteScene: sceneName, blackScene: sceneName },
        pagesUrl: { type: ['string', 'null'], pattern: '^https?://[^/]+$' },
      },
    },
    viewers: {
      type: 'object',
      additionalProperties: false,
      properties: {
        port: { type: ['integer', 'null'], minimum: 0, maximum: 65535 },
        host: { type: 'string', minLength: 1 },
        address: { type: ['string', 'null'], pattern: webAddress },
        delayMs: { type: 'integer', minimum: 0, maximum: 3_600_000 },
        hall: {
          type: ['object', 'null'],
          additionalProperties: false,
          required: ['address', 'port'],
          properties: { address: { type: 'string' }, port: { type: 'integer', minimum: 1, maximum: 65535 } },
        },
        edges: {
          type: 'array',
          maxItems: 20,
          uniqueItems: true,
          items: { type: 'string', pattern: '^https?://[^/\\s]+$' },
        },
        media: {
          type: 'object',
          additionalProperties: false,
          properties: {
            feeds: { type: 'object', additionalProperties: false, properties: { all: feed, white: feed, black: feed } },
            address: { type: ['string', 'null'], pattern: webAddress },
            folder: { type: 'string', minLength: 1 },
            offsetMs: { type: 'integer', minimum: -60_000, maximum: 60_000 },
          },
        },
      },
    },
    sound: {
      type: 'object',
      additionalProperties: false,
      properties: { messagesPerSecond: { type: 'integer', minimum: 1, maximum: 20 } },
    },
  },
});

/** Whether nobody is believed for being on the server's own machine. */
export const asksOnOwnMachine = ({
  keyOnOwnMachine,
  behindProxy,
}: Pick<MatchConfig, 'keyOnOwnMachine' | 'behindProxy'>): boolean => keyOnOwnMachine || behindProxy;

/** A key goes there with every document: over the open net never as plain text. */
const isSealed = (edge: string): boolean => {
  const { protocol, hostname } = new URL(edge);
  return protocol === 'https:' || isLoopback(hostname.replace(/^\[|\]$/g, ''));
};

/** What those at home wait for must not be had where they come; null: it is not. */
const hallFault = ({ hall, port }: MatchConfig['viewers']): string | null => {
  if (hall === null) return null;
  if (!isIPv4(hall.address))
    return `"hall" names ${hall.address}. Name the IPv4 address that this computer has in the hall's network, as "10.0.0.7".`;
  if (hall.address === '0.0.0.0')
    return `"hall" names 0.0.0.0, which is every network of this computer: what is held back at home would be had there. Name its address in the hall's network alone.`;
  if (hall.port === port)
    return `"hall" names port ${port}, where viewers at home come: what is held back from them would be had there. Name another one.`;
  return null;
};

/** The configuration with defaults for what it leaves out. @throws ConfigError naming what is wrong in the file */
export const readConfig = (bundleConfig: unknown): MatchConfig => {
  const given = bundleConfig ?? {};
  const validate = validator();
  if (!validate(given)) {
    const [error] = validate.errors ?? [];
    const unknown = error?.keyword === 'additionalProperties' ? `: ${String(error.params['additionalProperty'])}` : '';
    throw new ConfigError(
      `cfg/chess-match.json is not valid: ${error?.instancePath ?? ''} ${error?.message ?? ''}${unknown}`,
    );
  }
  const open = given.viewers?.edges?.find((edge) => !isSealed(edge));
  if (open !== undefined)
    throw new ConfigError(
      `cfg/chess-match.json: "edges" names ${open}, where the key of the show would go as plain text. Use https:// (site:nginx with --certificate and --key), or http://127.0.0.1 and a tunnel.`,
    );
  const viewers = {
    ...DEFAULTS.viewers,
    ...given.viewers,
    media: { ...NO_MEDIA, ...given.viewers?.media },
  };
  const fault = hallFault(viewers);
  if (fault !== null) throw new ConfigError(`cfg/chess-match.json: ${fault}`);
  return {
    ...DEFAULTS,
    ...given,
    demo: { ...DEFAULTS.demo, ...given.demo },
    backups: { ...DEFAULTS.backups, ...given.backups },
    obs: { ...DEFAULTS.obs, ...given.obs },
    viewers,
    sound: { ...DEFAULTS.sound, ...given.sound },
  };
};

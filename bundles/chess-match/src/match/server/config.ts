import type { HomeAudience } from '../../contract/viewers';
import type { ObsConfig } from '../../obs';
import type { Language } from '../../view/language';
import type { BackupsConfig } from '../safety/backups/backups';
import { check, SettingError } from './configFile';
import { MATCH_SETTINGS, type EngineOnAir } from './configKinds';
import { isLoopback } from '../gate/network/loopback';

/** A chess engine that tells the crew what positions are worth. */
export interface EngineConfig {
  /** The program, "/usr/games/stockfish"; null: none. */
  readonly path: string | null;
  /** Another one, for games whose rules it must know as a variant, "/usr/games/fairy-stockfish"; null: none. */
  readonly variantsPath: string | null;
  /** How much of one core it may use, in percent. */
  readonly share: number;
  /** All the memory it may have. */
  readonly memoryMb: number;
  /** What people score who are a pawn ahead, in percent: how steeply an advantage becomes points. */
  readonly pawnPercent: number;
  /** Which pictures show what it says. */
  readonly onAir: EngineOnAir;
}

/** Who is told by TSL what is on air, each as "10.0.0.5:8900". */
export interface TallyConfig {
  /** By TSL UMD 3.1, over UDP. */
  readonly tsl3: readonly string[];
  /** By TSL UMD 5.0, over UDP. */
  readonly tsl5: readonly string[];
  /** By TSL UMD 5.0, over TCP. */
  readonly tsl5Tcp: readonly string[];
  /** How lamps are called: by the names that scripts have for graphics, or as pages say in a language. */
  readonly names: 'ids' | 'en' | 'ru';
}

export interface MediaConfig {
  /** Where OBS sends them for an audience: "rtmp://127.0.0.1:1935", "srt://0.0.0.0:9001"; who is not named has none. */
  readonly feeds: Readonly<Partial<Record<HomeAudience, string>>>;
  /** Where viewers get them, "https://cdn.example/feed"; null: from where they have the page. */
  readonly address: string | null;
  /** Where they are packed and found; from the folder the server runs in. */
  readonly folder: string;
  /**
   * What the test card says less what the page says of the same picture: how long it takes from the hall to here, below
   * 0.
   */
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
    /** Of its teams and people; null: that of the computer. */
    readonly language: Language | null;
  };
  readonly backups: BackupsConfig;
  /** Folder on another disk or machine where a copy of the journal is kept all the time; null: none. */
  readonly copyTo: string | null;
  readonly obs: ObsConfig;
  readonly viewers: {
    /** Where documents and pages for viewers at home are served; null: nowhere. */
    readonly port: number | null;
    readonly host: string;
    /**
     * Under which viewers know the page, "https://chess.example": for links, pictures of them, and QR codes; null: not
     * known.
     */
    readonly address: string | null;
    /** Everything that leaves the house is held back for so long. */
    readonly delayMs: number;
    /**
     * A listener for spectators in the hall, on this computer's address in their network: nothing is held back there;
     * null: none.
     */
    readonly hall: { readonly address: string; readonly port: number } | null;
    /** Engines that carry the documents to more, by the addresses where they take them: "http://127.0.0.1:9601". */
    readonly edges: readonly string[];
    /** Picture and sound; `npm run site:media` takes and packs them. */
    readonly media: MediaConfig;
  };
  /** Who follows the match from outside, beside viewers at home. */
  readonly live: {
    /** Under which lichess is reached. */
    readonly lichessAddress: string;
    /**
     * The round that games are pushed to, by the eight characters of its address; with a space behind it that
     * of the return game; null: none.
     */
    readonly lichessRound: string | null;
    /** Where the games are written as files; from the folder the server runs in; null: nowhere. */
    readonly folder: string | null;
    /** Rehearsals and demonstrations are followed too. */
    readonly rehearsals: boolean;
  };
  readonly engine: EngineConfig;
  readonly tally: TallyConfig;
  readonly sound: {
    /** Meter messages to pages, at most so many a second. */
    readonly messagesPerSecond: number;
  };
}

const FILE = 'chess-match.json';

const NO_MEDIA: MediaConfig = { feeds: {}, address: null, folder: 'db/viewers-media', offsetMs: 0 };

const DEFAULTS: MatchConfig = {
  allowedHosts: [],
  openToNetwork: false,
  keyOnOwnMachine: false,
  behindProxy: false,
  checkViews: false,
  commandMaxAgeMs: 5000,
  demo: { onFirstRun: true, paceMs: 2500, language: null },
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
  live: { lichessAddress: 'https://lichess.org', lichessRound: null, folder: null, rehearsals: false },
  engine: { path: null, variantsPath: null, share: 50, memoryMb: 1024, pawnPercent: 59, onAir: 'nobody' },
  tally: { tsl3: [], tsl5: [], tsl5Tcp: [], names: 'ids' },
  sound: { messagesPerSecond: 10 },
};

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

/** What those at home wait for must not be had where they come. @throws SettingError */
const checkHall = ({ hall, port }: MatchConfig['viewers']): void => {
  const path = ['viewers', 'hall'];
  if (hall?.address === '0.0.0.0')
    throw new SettingError(
      { file: FILE, path: [...path, 'address'] },
      'is every network of this computer: what is held back at home would be had there. Name its address in the hall’s network alone',
    );
  if (hall !== null && hall.port === port)
    throw new SettingError(
      { file: FILE, path: [...path, 'port'] },
      `is ${port}, where viewers at home come: what is held back from them would be had there. Name another one`,
    );
};

/** @throws SettingError */
const checkEdges = (edges: readonly string[]): void => {
  const index = edges.findIndex((edge) => !isSealed(edge));
  if (index >= 0)
    throw new SettingError(
      { file: FILE, path: ['viewers', 'edges', index] },
      `is ${edges[index] ?? ''}, where the key of the show would go as plain text. Use https:// (site:nginx with --certificate and --key), or http://127.0.0.1 and a tunnel`,
    );
};

/** The configuration with defaults for what it leaves out. @throws SettingError that says which makes no sense */
export const readConfig = (bundleConfig: unknown): MatchConfig => {
  const given = check(MATCH_SETTINGS, bundleConfig ?? {}, { file: FILE, path: [] });
  const viewers = {
    ...DEFAULTS.viewers,
    ...given.viewers,
    media: { ...NO_MEDIA, ...given.viewers?.media },
  };
  checkEdges(viewers.edges);
  checkHall(viewers);
  return {
    ...DEFAULTS,
    ...given,
    demo: { ...DEFAULTS.demo, ...given.demo },
    backups: { ...DEFAULTS.backups, ...given.backups },
    obs: { ...DEFAULTS.obs, ...given.obs },
    viewers,
    live: { ...DEFAULTS.live, ...given.live },
    sound: { ...DEFAULTS.sound, ...given.sound },
    engine: { ...DEFAULTS.engine, ...given.engine },
    tally: { ...DEFAULTS.tally, ...given.tally },
  };
};

import { isIPv4 } from 'node:net';
import { isAbsolute } from 'node:path';
import { LANGUAGES } from '../../view/language';
import { group, listOf, oneOf, orNull, PORT, text, whole, wholeNumber, YES_OR_NO } from './configFile';

const HOUR_MS = 3_600_000;

const matches =
  (pattern: RegExp) =>
  (value: string): boolean =>
    pattern.test(value);

const OBS_ADDRESS = orNull(
  text(
    'where obs-websocket answers, as "127.0.0.1:4455"',
    matches(/^(wss?:\/\/[^\s"<>]+|([\w.-]+|\[[0-9a-f:]+\]):\d{1,5})$/),
  ),
);
const DISPLAYS = listOf(
  'a list of displays, as ["10.0.0.5:8900"]',
  text('where a display is reached, as "10.0.0.5:8900"', matches(/^[\w.-]+:\d{1,5}$/)),
);
const SCENE = text('the name of a scene in OBS');
const WHOLE_WEB_ADDRESS = text(
  'an address of the web without "/" at its end, as "https://chess.example"',
  matches(/^https?:\/\/[^/\s"<>]+(\/[^\s"<>?#]*[^/\s"<>?#])?$/),
);
const WEB_ADDRESS = orNull(WHOLE_WEB_ADDRESS);
const FEED = text(
  'where picture and sound come in, as "rtmp://127.0.0.1:1935" or "srt://0.0.0.0:9001"',
  matches(/^(rtmp|srt):\/\/([\w.-]+|\[[0-9a-f:]+\]):\d{1,5}$/),
);
const EDGE = text(
  'an address of an engine, as "https://10.0.0.8:9601"',
  (value) => /^https?:\/\/[^/\s]+$/.test(value) && URL.canParse(value),
);
const MOST_EDGES = 20;

/**
 * Which pictures show what an engine says: of `nobody`; those alone that somebody gave the key of pictures that leave
 * the house (`byKey`); those of the OBS of the program too (`program`), where nobody in the hall sees it.
 */
export const ENGINE_ON_AIR = ['nobody', 'byKey', 'program'] as const;

export type EngineOnAir = (typeof ENGINE_ON_AIR)[number];

/** What each setting of cfg/chess-match.json may be. */
export const MATCH_SETTINGS = group({
  allowedHosts: listOf(
    'a list of names, as ["studio-pc:9090"]',
    text('a name with port, as "studio-pc:9090"', matches(/^[^/\s]+$/)),
  ),
  openToNetwork: YES_OR_NO,
  keyOnOwnMachine: YES_OR_NO,
  behindProxy: YES_OR_NO,
  checkViews: YES_OR_NO,
  commandMaxAgeMs: wholeNumber(100, HOUR_MS),
  demo: group({ onFirstRun: YES_OR_NO, paceMs: wholeNumber(1, HOUR_MS), language: orNull(oneOf(LANGUAGES)) }),
  backups: group({ hour: wholeNumber(0, 23), keep: wholeNumber(1, 1000) }),
  copyTo: orNull(text('a whole path of a folder on another disk or machine, from the root of a disk on', isAbsolute)),
  obs: group({
    address: OBS_ADDRESS,
    whiteAddress: OBS_ADDRESS,
    blackAddress: OBS_ADDRESS,
    whiteScene: SCENE,
    blackScene: SCENE,
    pagesUrl: orNull(text('how OBS reaches this server, as "http://studio-pc:9090"', matches(/^https?:\/\/[^/\s]+$/))),
  }),
  viewers: group({
    port: orNull(wholeNumber(0, 65_535)),
    host: text('an address of this computer, as "127.0.0.1"'),
    address: WEB_ADDRESS,
    delayMs: wholeNumber(0, HOUR_MS),
    hall: orNull(
      whole({
        address: text('the IPv4 address that this computer has in the hall’s network, as "10.0.0.7"', isIPv4),
        port: PORT,
      }),
    ),
    edges: listOf(
      `a list of at most ${MOST_EDGES} engines, each once, as ["https://10.0.0.8:9601"]`,
      EDGE,
      (edges) => edges.length <= MOST_EDGES && new Set(edges).size === edges.length,
    ),
    media: group({
      feeds: group({ all: FEED, white: FEED, black: FEED }),
      address: WEB_ADDRESS,
      folder: text('the path of a folder, as "db/viewers-media"'),
      offsetMs: wholeNumber(-60_000, 60_000),
    }),
  }),
  live: group({
    lichessAddress: WHOLE_WEB_ADDRESS,
    lichessRound: orNull(
      text(
        'the eight characters of a round of lichess, as "aBcD1234"; of several games with spaces between, as "aBcD1234 eFgH5678"',
        matches(/^[A-Za-z0-9]{8}(?: [A-Za-z0-9]{8})*$/),
      ),
    ),
    folder: orNull(text('the path of a folder, as "db/live"')),
    rehearsals: YES_OR_NO,
  }),
  engine: group({
    path: orNull(text('the whole path of a program, as "/usr/games/stockfish"', isAbsolute)),
    variantsPath: orNull(text('the whole path of a program, as "/usr/games/fairy-stockfish"', isAbsolute)),
    share: wholeNumber(1, 100),
    memoryMb: wholeNumber(256, 65_536),
    pawnPercent: wholeNumber(51, 90),
    onAir: oneOf(ENGINE_ON_AIR),
  }),
  tally: group({ tsl3: DISPLAYS, tsl5: DISPLAYS, tsl5Tcp: DISPLAYS, names: oneOf(['ids', 'en', 'ru']) }),
  sound: group({ messagesPerSecond: wholeNumber(1, 20) }),
});

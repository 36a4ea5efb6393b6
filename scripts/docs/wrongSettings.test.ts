import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig as readVenueConfig } from '../../bundles/venue/src/server/config';
import { checkConfigFiles } from '../lib/configFiles';
import { PROJECT_FOLDER } from '../lib/project';

const LONG = 'x'.repeat(400);

/** Of each setting that docs/settings.md lists, values that make no sense. */
const WRONG: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>> = {
  'nodecg.json': {
    host: [7, null, ['127.0.0.1']],
    port: ['9090', 0, 65_536, 90.5, -1, null],
  },
  'chess-match.json': {
    allowedHosts: ['studio-pc', [7], ['http://studio-pc:9090'], [''], ['studio pc'], null],
    openToNetwork: ['yes', 1, null],
    keyOnOwnMachine: ['true', 0],
    behindProxy: ['no', null],
    checkViews: ['on', 1],
    commandMaxAgeMs: ['soon', 99, 3_600_001, 5000.5, null],
    'demo.onFirstRun': ['no', 0],
    'demo.paceMs': ['slow', 0, 2 ** 31, null],
    'demo.language': ['', 'be', 'Russian', 1],
    'backups.hour': ['4:00', 24, -1, 4.5],
    'backups.keep': ['all', 0, 1001],
    copyTo: ['', 'backup', './backup', 7, false],
    'obs.address': ['', 'localhost', '127.0.0.1', 4455, 'http://127.0.0.1:4455', '127.0.0.1:port', false],
    'obs.whiteAddress': ['', ':4455', 4455],
    'obs.blackAddress': ['127.0.0.1 4455', {}],
    'obs.whiteScene': ['', null, 1],
    'obs.blackScene': ['', null, []],
    'obs.pagesUrl': ['studio-pc:9090', 'http://studio-pc:9090/', 'ws://studio-pc:9090', '', 9090],
    'viewers.port': ['9092', 65_536, -1, false],
    'viewers.host': ['', null, 7],
    'viewers.address': ['chess.example', 'https://chess.example/', 'https://chess.example/?a', '', 7],
    'viewers.delayMs': ['8s', -1, 3_600_001, null],
    'viewers.hall': [
      ...['10.0.0.7:9093', true, [], { address: '10.0.0.7' }, { port: 9093 }],
      ...[
        { address: 'hall-pc', port: 9093 },
        { address: '0.0.0.0', port: 9093 },
        { address: '::', port: 9093 },
      ],
      ...[
        { address: '10.0.0.7', port: 0 },
        { address: '10.0.0.7', port: 9092 },
      ],
    ],
    'viewers.edges': [
      ...['https://a.example', ['a.example'], ['https://a.example/'], ['https://a.example', 'https://a.example'], [7]],
      ...[['http://chess.example:9601'], Array.from({ length: 21 }, (_, at) => `https://engine${at}`), null],
    ],
    'viewers.media.feeds': [
      'rtmp://127.0.0.1:1935',
      { everybody: 'rtmp://127.0.0.1:1935' },
      { all: 'http://a:1' },
      { all: 'rtmp://a' },
      null,
    ],
    'viewers.media.address': ['cdn.example', 'ftp://cdn.example', ''],
    'viewers.media.folder': ['', null, 7],
    'viewers.media.offsetMs': ['1s', 60_001, -60_001, 0.5],
    'live.lichessAddress': ['lichess.org', 'https://lichess.org/', null, 7],
    'live.lichessRound': ['short', 'with space', 'https://lichess.org/aBcD1234', '', 7],
    'live.folder': ['', 7],
    'live.rehearsals': ['yes', 1, null],
    'engine.path': ['stockfish', '', 7],
    'engine.variantsPath': ['fairy-stockfish', '', 7],
    'engine.share': [0, 101, 2.5, 'half'],
    'engine.memoryMb': [1, 1e6, null],
    'engine.pawnPercent': [50, 91, '59'],
    'engine.onAir': [true, '', 'everybody'],
    'tally.tsl3': ['10.0.0.5:8900', ['10.0.0.5'], [8900], [''], null],
    'tally.tsl5': [['10.0.0.5:'], true, ['http://a:1']],
    'tally.tsl5Tcp': ['10.0.0.5:8900', [null]],
    'tally.names': ['de', null, 1],
    'sound.messagesPerSecond': ['fast', 0, 21, 2.5],
  },
  'venue.json': {
    host: ['', null, 7],
    port: ['9091', 0, 65_536, null],
    names: ['studio-pc', ['http://studio'], ['studio-pc:9091'], [''], null],
    enabled: ['no', 0, null],
    certificate: ['', 7, 'hall.pem'],
    key: ['', false, 'hall.key'],
    liveChess: ['192.168.1.7:1982', 'http://localhost:1982', '', `ws://${LONG}`, 1982],
  },
  'chess-broadcast.json': {
    theme: ['Night', '', null, 1],
    language: ['russian', 'RU', '', null, 1],
    themeFile: ['cup.css', '/assets/other/themes/cup.css', '', null, 7],
  },
};

const PAGE = readFileSync(join(PROJECT_FOLDER, 'docs', 'settings.md'), 'utf8');

/** Names in the table below the heading of a file. */
const listed = (file: string): readonly string[] =>
  [...(PAGE.split(`\n## \`cfg/${file}\`\n`)[1]?.split('\n## ')[0] ?? '').matchAll(/^\| `([\w.]+)` \|/gm)].map(
    ([, name = '']) => name,
  );

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'wrong-settings-'));
  mkdirSync(join(root, 'cfg'));
});
afterAll(() => rmSync(root, { recursive: true }));

/** A file that says one thing, on its second line. */
const fileSaying = (name: string, value: unknown): string => {
  const nested = name.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);
  return `{\n${JSON.stringify(nested).slice(1)}`;
};

const start = (file: string, name: string, value: unknown) => (): void => {
  const path = join(root, 'cfg', file);
  writeFileSync(path, fileSaying(name, value));
  try {
    checkConfigFiles(root);
    readVenueConfig(root);
  } finally {
    rmSync(path);
  }
};

describe.each(Object.entries(WRONG))('cfg/%s', (file, settings) => {
  it('has a wrong value here for every setting', () => {
    expect(Object.keys(settings).sort()).toEqual([...listed(file)].sort());
  });

  it.each(Object.entries(settings).flatMap(([name, values]) => values.map((value) => [name, value] as const)))(
    '%s: %j is refused by file, line and name',
    (name, value) => {
      expect(start(file, name, value)).toThrow(new RegExp(`^cfg/${file}, line 2, column \\d+: "${name}[^"]*" .+\\.$`));
    },
  );
});

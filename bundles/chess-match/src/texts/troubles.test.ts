import { describe, expect, it } from 'vitest';
import { LOSSES } from '../match/safety/kept/losses';
import { alarm, notice, type TroubleCode, type TroubleParams } from '../match/base/troubles';
import { LANGUAGES, leadsToRescue, troubleText } from './index';

const SAMPLES: { readonly [C in TroubleCode]: TroubleParams[C] } = {
  'rescue/active': {},
  'journal/behind': { found: 6, confirmed: 14 },
  'show/behind': {},
  'journal/empty': { confirmed: 14 },
  'journal/other': { entry: 9 },
  'journal/entry_damaged': { entry: 9 },
  'journal/entry_missing': { entry: 9 },
  'journal/unreadable': { reason: 'file is not a database' },
  'journal/newer': { found: 9, known: 5 },
  'journal/newer_kind': { kind: 'turnPlayed@2', entry: 31 },
  'journal/cannot_open': { reason: 'permission denied' },
  'journal/no_room': {},
  'journal/file_lost': { file: 'journal.sqlite3', reason: 'disk full' },
  'journal/file_put_back': { file: 'journal.sqlite3' },
  'journal/write_failed': { reason: 'disk full' },
  'journal/copy_failed': { path: '/media/second', reason: 'no such folder' },
  'match/unreadable': { match: 'Reds — Blues', entry: 7 },
  'show/unreadable': { entry: 7 },
  'file/put_aside': { file: 'db/drafts.json', aside: 'db/drafts.json.damaged', loss: 'drafts' },
  'file/unreadable': { file: 'db/drafts.json', reason: 'EACCES', loss: 'drafts' },
  'document/not_understood': { document: 'crew', loss: 'crew' },
  'disk/full': { freeMb: 0 },
  'disk/low': { freeMb: 900 },
  'loop/lagging': { delayMs: 800 },
  'outlet/failed': { outlet: 'hall', reason: 'socket is gone' },
  'outlet/hangs': { outlet: 'rescuePicture' },
  'obs/scene_missing': { instance: 'white', scene: 'White audience' },
  'network/in_front': { how: 'header', what: 'via' },
  'obs/source_silent': { instance: 'program', source: 'Graphics boards' },
  'obs/recording_interrupted': { instance: 'program', path: 'D:/films/evening.mkv' },
  'obs/sources_keyless': { instance: 'white', count: 3, source: 'Graphics tables-white' },
  'hall/not_served': { place: '127.0.0.1:9091' },
  'viewers/not_served': { reason: 'EADDRINUSE' },
  'viewers/hall_not_served': { reason: 'EADDRNOTAVAIL' },
  'viewers/no_secret': { name: 'VIEWERS_SECRET' },
  'viewers/edge_down': { edge: 'edge.example:9601' },
  'viewers/edge_refused': { edge: 'edge.example:9601' },
  'viewers/edge_untrusted': { edge: 'live.example:9601', distrust: 'signer' },
  'viewers/edge_full': { edge: 'edge.example:9601', viewers: 9500 },
  'viewers/feed_away': { feed: 'white' },
  'viewers/feed_trouble': { feed: 'all', reason: 'EACCES' },
  'viewers/feed_no_room': { feed: 'all' },
  'viewers/feed_no_sound': { feed: 'all' },
  'tally/failed': { address: '10.0.0.5:8900', reason: 'ENETUNREACH' },
  'engine/gone': { path: '/usr/games/stockfish', reason: 'SIGSEGV' },
  'engine/silent': { path: '/usr/games/stockfish' },
  'engine/garbled': { path: '/usr/games/stockfish' },
  'engine/untrue': { path: '/usr/games/stockfish', move: 'e2e5' },
  'live/no_token': { name: 'LICHESS_TOKEN' },
  'live/push_failed': { reason: '401: No such token' },
  'live/game_refused': { game: '2, City, Federation', reason: 'Illegal move' },
  'live/orphans': { games: '7w-2' },
  'live/folder_failed': { folder: 'db/live', reason: 'EACCES' },
  'viewers/feeds_shut': {},
  'viewers/media_gone': {},
};
/** Parameters that have words of their own. */
const IN_WORDS = ['distrust', 'how', 'instance', 'loss', 'outlet'];
const CODES = Object.keys(SAMPLES) as TroubleCode[];

describe('texts of troubles', () => {
  it.each(CODES)('%s says what is wrong in every language, with all it knows', (code) => {
    const [english = '', russian = ''] = LANGUAGES.map((language) => troubleText(alarm(code, SAMPLES[code]), language));
    for (const text of [english, russian]) {
      expect(text).toMatch(/^[A-ZА-ЯЁ].*\.$/s);
      expect(text).not.toMatch(/undefined|null|NaN|\[object|\$\{| {2}/);
      for (const [name, value] of Object.entries(SAMPLES[code]))
        if (!IN_WORDS.includes(name)) expect(text).toContain(String(value));
    }
    expect(english).not.toMatch(/[а-яё]/i);
    expect(russian).toMatch(/[а-яё]{2}/i);
  });

  it.each(CODES)('%s names the Rescue page exactly where a page links to it', (code) => {
    const texts = LANGUAGES.map((language) => troubleText(alarm(code, SAMPLES[code]), language));
    expect(texts.map((text) => /Rescue page|«Спасение»/.test(text))).toEqual([
      leadsToRescue(code),
      leadsToRescue(code),
    ]);
  });

  it.each(LANGUAGES)('why an engine is not trusted has words of its own (%s)', (language) => {
    const texts = (['signer', 'name', 'date', 'plain'] as const).map((distrust) =>
      troubleText(notice('viewers/edge_untrusted', { edge: 'live.example:9601', distrust }), language),
    );
    expect(new Set(texts).size).toBe(4);
    for (const text of texts) expect(text).toMatch(language === 'ru' ? /[а-яё]{2}/i : /^[^а-яё]+$/i);
  });

  it.each(LANGUAGES)('whose OBS it is has words (%s)', (language) => {
    const texts = (['program', 'white', 'black'] as const).map((instance) =>
      troubleText(notice('obs/scene_missing', { instance, scene: 'Tree' }), language),
    );
    expect(new Set(texts).size).toBe(3);
  });

  it.each(LANGUAGES)('what is lost with a damaged file has words of its own (%s)', (language) => {
    const texts = LOSSES.map((loss) =>
      troubleText(notice('file/put_aside', { file: 'db/it', aside: 'db/it.damaged', loss }), language),
    );
    expect(new Set(texts).size).toBe(LOSSES.length);
    for (const text of texts) expect(text).toMatch(language === 'ru' ? /[а-яё]{2}.*\.$/i : /^[^а-яё]+\.$/i);
  });

  it('a code or parameters this build does not know give the code', () => {
    expect(troubleText({ code: 'future/thing', level: 'alarm', params: {} }, 'ru')).toBe('future/thing');
    expect(troubleText({ code: 'disk/full', level: 'alarm', params: {} }, 'ru')).toBe('disk/full');
  });
});

import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { random, type Random } from '../../../games/common/random';
import { openCurrentJournal } from '../../journal/journal';
import { loadMatch } from '../../authority/openMatch';
import { damagedFilesIn } from '../../testing/damagedFiles';
import { disposableFolders } from '../../testing/folders';
import type { Way } from './contract';
import { openRescueWays } from './rescueWays';
import { openOrRescue } from './open';
import { folderOf, placeOf, type Place } from './place';
import { evening, GAMES } from './testing/evening';

const folder = disposableFolders();

/** The open match after a start, and its turns; null without one. */
interface Open {
  readonly matchId: string;
  readonly turns: number;
}

/** All of it in the one file, with a copy beside it. */
const quietEvening = (): Place => {
  const place = evening(folder);
  const journal = openCurrentJournal(place.journal, 0);
  journal.copyTo(join(folderOf(place), 'journal.by-hand.2026-10-03T18-30-00Z.sqlite3'));
  journal.close();
  return place;
};

const copied = (place: Place): Place => {
  const copy = placeOf(join(folder(), 'chess-match'));
  cpSync(dirname(folderOf(place)), dirname(folderOf(copy)), { recursive: true });
  return copy;
};

/** Only of texts: most other bytes hold the tables together, and a file without them is no database any more. */
const changeTexts = (path: string, { below, pick }: Random): void => {
  const bytes = readFileSync(path);
  const texts = [...bytes.keys()].filter((at) => (bytes[at] ?? 0) > 31 && (bytes[at] ?? 0) < 127);
  for (let left = 1 + below(49); left > 0; left -= 1) bytes[pick(texts)] = 33 + below(90);
  writeFileSync(path, bytes);
};

/** A value in one row is another one: as bytes may change without that the database knows. */
const changeValue =
  (table: string) =>
  (path: string, { below, pick, chance }: Random): void => {
    const db = new Sqlite(path);
    db.pragma('foreign_keys = OFF');
    const { id, ...values } = pick(
      db.prepare<[], Record<string, unknown>>(`SELECT rowid AS id, * FROM ${table}`).all(),
    );
    const texts = Object.entries(values).flatMap(([column, text]) =>
      typeof text === 'string' ? [{ column, text }] : [],
    );
    const { column, text } = pick(texts);
    const at = below(text.length + 1);
    const changed = chance(0.2) ? '' : text.slice(0, at) + String.fromCodePoint(33 + below(90)) + text.slice(at + 1);
    db.prepare(`UPDATE OR IGNORE ${table} SET ${column} = ? WHERE rowid = ?`).run(changed, id);
    db.close();
  };

const started = (place: Place): Open | null | 'rescue' => {
  const opened = openOrRescue(place, GAMES, 70, damagedFilesIn('/'));
  if (opened.kind === 'rescue') return 'rescue';
  const { journal } = opened;
  try {
    journal.matches();
    journal.showEvents(null);
    const matchId = journal.openMatchId();
    if (matchId === null) return null;
    const loaded = loadMatch(journal, GAMES, matchId);
    return loaded.ok ? { matchId, turns: loaded.value.views.match.ply } : 'rescue';
  } finally {
    journal.close();
  }
};

const waysOf = (place: Place) => {
  const opened = openOrRescue(place, GAMES, 60, damagedFilesIn('/'));
  if (opened.kind === 'whole') opened.journal.close();
  const { kind, findings } = opened;
  return openRescueWays({
    place,
    games: GAMES,
    now: () => 1_700_000_000_000,
    findings: () => findings,
    active: kind === 'rescue',
    supervised: false,
    secondPlace: null,
    documents: () => [],
    release: () => undefined,
  });
};

/** Each way that is open, with what it says would be played on. */
const offered = (place: Place): readonly (readonly [Way, Open | null])[] => {
  const { active, found, copies } = waysOf(place).view();
  if (!active) return [];
  const open = found?.matches.find(({ isOpen }) => isOpen);
  const play = open === undefined || open.turns === null ? null : { matchId: open.matchId, turns: open.turns };
  return [
    ...(found === null ? [] : [[{ way: 'play' }, play] as const]),
    ...copies
      .filter(({ readable }) => readable)
      .map(({ file, matchId, turns }) => {
        const promised = matchId === null || turns === null ? null : { matchId, turns };
        return [{ way: 'copy', file }, promised] as const;
      }),
    [{ way: 'empty' }, null],
  ];
};

const DAMAGES: Readonly<Record<string, (path: string, numbers: Random) => void>> = {
  'texts all over its file': changeTexts,
  'a row of matches': changeValue('matches'),
  'a setting': changeValue('settings'),
  'an entry': changeValue('entries'),
  'an entry of the show': changeValue('show_entries'),
};

/** Of each kind. */
const SEEDS = 8;

describe('every way that is offered, taken, ends where it says', () => {
  const cases = Object.entries(DAMAGES).flatMap(([name, damage]) =>
    Array.from({ length: SEEDS }, (_, seed) => ({ name, damage, seed })),
  );
  const ways = { play: 0, copy: 0, empty: 0 };

  it.each(cases)('after damage to $name, seed $seed', ({ damage, seed }) => {
    const place = quietEvening();
    damage(place.journal, random(seed));
    for (const [way, promised] of offered(copied(place))) {
      const taken = copied(place);
      expect([way, waysOf(taken).take(way)]).toEqual([way, { ok: true, value: null }]);
      expect([way, started(taken)]).toEqual([way, promised]);
      ways[way.way] += 1;
    }
  });

  it('was looked at with each way often enough', () => {
    for (const [way, count] of Object.entries(ways)) expect([way, count > SEEDS]).toEqual([way, true]);
  });

  it('with its row unreadable, the match that was played is not open; the others are kept', () => {
    const place = quietEvening();
    const db = new Sqlite(place.journal);
    db.exec("UPDATE matches SET setup = '{' WHERE id = 'm1'");
    db.close();
    expect(offered(copied(place)).map(([{ way }, open]) => [way, open?.turns ?? null])).toEqual([
      ['play', null],
      ['copy', 10],
      ['empty', null],
    ]);
    expect(waysOf(place).take({ way: 'play' }).ok).toBe(true);
    const opened = openOrRescue(place, GAMES, 70, damagedFilesIn('/'));
    if (opened.kind !== 'whole') throw new Error('not whole');
    expect([opened.journal.openMatchId(), opened.journal.matches().map(({ matchId }) => matchId)]).toEqual([
      null,
      ['m0'],
    ]);
    opened.journal.close();
  });
});

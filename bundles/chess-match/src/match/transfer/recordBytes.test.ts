import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../games';
import { readMatchBytes } from './matchFile';
import { playThrough } from './playThrough';
import { matchFileOf, sentRecord } from './recordBytes';

const textOf = (name: string): string => readFileSync(join(import.meta.dirname, '../../../fixtures', name), 'utf8');
const take = (extension: string, text: string, nowMs = 7) => {
  const bytes = new TextEncoder().encode(JSON.stringify({ record: { extension, text } }));
  const file = readMatchBytes(bytes, (input) => {
    const record = sentRecord(input);
    return record === null ? null : matchFileOf(GAMES, record, nowMs);
  });
  return file.ok ? playThrough(GAMES, file.value, () => undefined) : file;
};

describe('a record taken in as a match', () => {
  it.each([
    ['bcr', 'scheme4.bcr', 'business', 95, 'over'],
    ['bpgn', 'swedish/1934587.bpgn', 'swedish', 90, 'over'],
    ['bpgn', 'swedish/1283326.bpgn', 'swedish', 8, 'over'],
  ])('.%s: %s is played through, each picture of it checked', (extension, name, game, turns, status) => {
    const taken = take(extension, textOf(name));
    if (!taken.ok) throw new Error(JSON.stringify(taken.error));
    expect(taken.value.games).toMatchObject([{ turns, row: { game, status } }]);
  });

  it('is the same match when it comes again, whenever that is', () => {
    const [one, other] = [
      take('bpgn', textOf('swedish/1934587.bpgn'), 1),
      take('bpgn', textOf('swedish/1934587.bpgn'), 2),
    ];
    if (!one.ok || !other.ok) throw new Error('refused');
    expect(one.value.games[0]?.digest).toBe(other.value.games[0]?.digest);
    expect(one.value.matchId).toBe(other.value.matchId);
  });

  it('has the day that it says, and tells one that says none', () => {
    const text = textOf('swedish/1934587.bpgn');
    const [dated, undated] = [text, text.replace('[Date', '[Day')].map((each) => take('bpgn', each));
    if (dated?.ok !== true || undated?.ok !== true) throw new Error('refused');
    expect(dated.value.games).toMatchObject([
      { isDated: true, row: { createdAtMs: Date.UTC(2022, 0, 3, 22, 41, 24) } },
    ]);
    expect(undated.value.games).toMatchObject([{ isDated: false, row: { createdAtMs: 7 } }]);
  });

  it('is called as one without names where nobody could see them', () => {
    const taken = take('bcr', '[Event "\u200B"]\n[White "\u3164"]\n[Black "Динамо"]\n1. 1:e4\n');
    if (!taken.ok) throw new Error('refused');
    expect(taken.value.games).toMatchObject([{ row: { setup: { event: '', white: 'White', black: 'Динамо' } } }]);
  });

  const begins = (text: string, nowMs: number) => {
    const taken = take('bpgn', text, nowMs);
    if (!taken.ok) throw new Error(JSON.stringify(taken.error));
    const [game] = taken.value.games;
    return { first: game?.entries[0]?.atMs, digest: game?.digest, last: game?.entries.at(-1) };
  };

  it('begins when it says, and otherwise when it is taken in: never in 1970', () => {
    const played = Date.UTC(2022, 0, 3, 22, 41, 24);
    const { first, last } = begins(textOf('swedish/1934587.bpgn'), 5_000_000);
    expect(first).toBe(played);
    expect(last?.event).toMatchObject({ end: { atMs: last?.atMs }, atMs: last?.atMs });
    const undated = '[WhiteA "a"]\n1A. e4{299.5} 1a. e5{298.1} 1-0\n'.replace('1-0', '{WhiteA resigns} 0-1');
    expect(begins(undated, 5_000_000).first).toBe(5_000_000);
    expect(begins(undated, 9_000_000).digest).toBe(begins(undated, 5_000_000).digest);
    expect(begins(undated.replace('299.5', '299.0'), 5_000_000).digest).not.toBe(begins(undated, 5_000_000).digest);
  });

  it('that breaks off has clocks that stand', () => {
    const taken = take('bpgn', '[WhiteA "a"]\n1A. e4{299.5} 1a. e5{298.1} *\n');
    if (!taken.ok) throw new Error(JSON.stringify(taken.error));
    const events = taken.value.games[0]?.entries.map(({ event }) => event.type);
    expect(events).toEqual(['clocksStarted', 'movePlayed', 'movePlayed', 'clocksStopped']);
  });

  it('is refused with the line and the word it fails at, and where no game writes so', () => {
    expect(take('bpgn', '[WhiteA "a"]\n1A. e5 *\n')).toMatchObject({
      ok: false,
      error: { code: 'swedish/move/illegal', item: expect.stringContaining('2: ') as string },
    });
    expect(take('bpgn', '1A. e4\n2A. d4 *')).toMatchObject({
      ok: false,
      error: { code: 'bpgn/wrong_turn', item: '2A.', params: { line: 2, expected: '1a.' } },
    });
    expect(take('bcr', '1. 1:e5\n')).toMatchObject({ ok: false, error: { code: 'move/illegal' } });
    expect(take('cbv', '1. e4')).toMatchObject({ ok: false, error: { code: 'import/no_record' } });
  });
});

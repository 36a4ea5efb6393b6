import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addressTable } from './nodecg';

const HERE = { host: '127.0.0.1', port: 9090, url: 'http://127.0.0.1:9090' };
/** With the greeting and the empty lines between. */
const MOST_LINES = 8;

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'addresses-'));
  mkdirSync(join(root, 'cfg'));
});
afterEach(() => rmSync(root, { recursive: true }));

const configure = (config: Readonly<Record<string, unknown>>): void =>
  writeFileSync(join(root, 'cfg', 'chess-match.json'), JSON.stringify(config));

describe('what "npm start" says when it is ready', () => {
  it('is a few lines: what to open first, with whole addresses, and the demonstration by name', () => {
    const lines = addressTable(HERE, root).split('\n');
    expect(lines.length).toBeLessThanOrEqual(MOST_LINES - 1);
    expect(lines.slice(0, 4).map((line) => line.trim().split(/ {2,}/))).toEqual([
      ['Open this first', 'http://127.0.0.1:9090/'],
      ['Director', expect.stringMatching(/^http:.*\/director\/index\.html\?standalone=true$/)],
      ['Operator', expect.stringMatching(/^http:.*\/operator\/index\.html\?standalone=true$/)],
      ['Viewers at home', 'http://127.0.0.1:9092/'],
    ]);
    expect(lines.at(-1)).toMatch(/a demonstration plays.*"New match"/);
  });

  it('does not promise what is not served', () => {
    configure({ viewers: { port: null }, demo: { onFirstRun: false } });
    expect(addressTable(HERE, root)).not.toMatch(/Viewers|demonstration/);
  });

  it('says under which names others open it, where others may', () => {
    configure({ openToNetwork: true, allowedHosts: ['studio-pc:9090'] });
    expect(addressTable({ ...HERE, host: '0.0.0.0' }, root)).toMatch(
      /OPEN TO THE NETWORK.*\n\s+http:\/\/studio-pc:9090/,
    );
  });
});

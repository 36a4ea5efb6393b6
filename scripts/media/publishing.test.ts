import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPublishing, type Publishing } from './publishing';

const T0 = 1_795_302_000_000;
const names = (from: number, to: number): readonly string[] =>
  Array.from({ length: to - from + 1 }, (_, index) => `av-${from + index}.ts`);

let folder: string;
let publishing: Publishing;
let delayMs: number;
let isShut: boolean;
/** The system's clock, which dates files. */
let systemMs: number;
const inbox = (): string => join(folder, 'inbox');
const outbox = (): string => join(folder, 'feeds');
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publishing-'));
  [delayMs, isShut] = [0, false];
  systemMs = T0;
  publishing = createPublishing({
    inbox: inbox(),
    outbox: outbox(),
    kind: 'av',
    offsetMs: 0,
    nowMs: T0,
    delayMs: () => delayMs,
    isShut: () => isShut,
    systemMs: () => systemMs,
  });
  publishing.begin();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (segment: number): number => T0 + segment * 2000 + 100;
/**
 * As ffmpeg does: segments of two seconds, the last of them `upTo`, and what it lists of them.
 * @param stepMs by which the system's clock was set since T0
 */
const come = (from: number, upTo: number, stepMs = 0): void => {
  systemMs = at(upTo) + stepMs;
  mkdirSync(inbox(), { recursive: true });
  for (const name of names(from, upTo)) {
    writeFileSync(join(inbox(), name), name);
    const atS = (T0 + stepMs) / 1000 + Number(/\d+/.exec(name)) * 2;
    utimesSync(join(inbox(), name), atS, atS);
  }
  const lines = names(from, upTo).map((name) => `#EXTINF:2.000000,\n${name}\n`);
  writeFileSync(join(inbox(), 'av.m3u8'), `#EXTM3U\n${lines.join('')}`);
};
const laidOut = (): readonly string[] =>
  readdirSync(outbox())
    .filter((name) => name.endsWith('.ts'))
    .toSorted((a, b) => Number(/\d+/.exec(a)) - Number(/\d+/.exec(b)));
const listed = (): readonly string[] =>
  existsSync(join(outbox(), 'av.m3u8'))
    ? (readFileSync(join(outbox(), 'av.m3u8'), 'utf8').match(/^av-\d+\.ts$/gm) ?? [])
    : [];
const dateOf = (name: string): number => {
  const [, date = ''] =
    new RegExp(`DATE-TIME:(\\S+)\n#EXTINF[^\n]*\n${name}$`, 'm').exec(
      readFileSync(join(outbox(), 'av.m3u8'), 'utf8'),
    ) ?? [];
  return Date.parse(date);
};

describe('what is laid out for viewers', () => {
  it('is what came, and lies nowhere else any more', () => {
    come(1, 3);
    expect(publishing.look(at(3), true)).toBe(true);
    expect([laidOut(), listed()]).toEqual([names(1, 3), names(1, 3)]);
    expect(readdirSync(inbox())).toEqual(['av.m3u8']);
    expect(publishing.look(at(3), true)).toBe(false);
  });

  it('is taken back where the delay grows, and laid out again when it is due', () => {
    come(1, 4);
    publishing.look(at(4), true);
    const before = readFileSync(join(outbox(), 'av.m3u8'), 'utf8');
    delayMs = 600_000;
    publishing.look(at(4), true);
    expect([laidOut(), listed()]).toEqual([[], []]);
    expect(readdirSync(inbox()).filter((name) => name.endsWith('.ts'))).toHaveLength(4);
    publishing.look(at(4) + 600_000, true);
    expect(laidOut()).toEqual(names(1, 4));
    expect(readFileSync(join(outbox(), 'av.m3u8'), 'utf8')).toBe(before);
  });

  it('is thrown away while it is for nobody, what was held too, and begins with what comes when it is for somebody again', () => {
    delayMs = 5000;
    come(1, 4);
    publishing.look(at(4), true);
    expect(laidOut()).not.toEqual([]);
    isShut = true;
    publishing.look(at(4), true);
    come(5, 6);
    publishing.look(at(6), true);
    expect([laidOut(), listed(), readdirSync(inbox())]).toEqual([[], [], ['av.m3u8']]);
    [isShut, delayMs] = [false, 0];
    publishing.look(at(6), true);
    expect(laidOut()).toEqual([]);
    come(7, 8);
    publishing.look(at(8), true);
    expect([laidOut(), listed()]).toEqual([names(7, 8), names(7, 8)]);
  });

  it('makes room by what is oldest', () => {
    come(1, 12);
    publishing.look(at(12), true);
    publishing.spare();
    expect([laidOut(), listed()]).toEqual([names(10, 12), names(10, 12)]);
    publishing.spare();
    expect(laidOut()).toEqual(names(10, 12));
  });

  it('holds nothing that was written while the disk was full, and goes on by itself with its own time', () => {
    come(1, 2);
    publishing.look(at(2), true);
    come(3, 5);
    expect(publishing.look(at(5), false)).toBe(false);
    expect([laidOut(), readdirSync(inbox())]).toEqual([names(1, 2), ['av.m3u8']]);
    publishing.look(at(30), false);
    expect(listed()).toEqual([]);
    come(40, 41);
    expect(publishing.look(at(41), true)).toBe(true);
    expect(listed()).toEqual(names(41, 41));
    expect(dateOf('av-41.ts')).toBe(T0 + 41 * 2000 - 2000);
    come(42, 42);
    publishing.look(at(42), true);
    expect([listed(), dateOf('av-42.ts')]).toEqual([names(41, 42), T0 + 41 * 2000]);
  });

  it.each([300_000, -300_000])('is as late as it has to be where the system’s clock is set by %i ms', (stepMs) => {
    delayMs = 20_000;
    const newest: number[] = [];
    for (let segment = 1; segment <= 50; segment += 1) {
      come(segment, segment, segment < 20 ? 0 : stepMs);
      publishing.look(at(segment), true);
      newest.push(Number(/\d+/.exec(listed().at(-1) ?? '') ?? 0));
    }
    expect(newest.slice(10)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
    expect(dateOf('av-40.ts')).toBe(T0 + 39 * 2000);
  });

  it('is dated by when it came, however late it is looked at', () => {
    come(1, 1);
    publishing.look(at(1), true);
    come(2, 3);
    systemMs += 1500;
    publishing.look(at(3) + 1500, true);
    expect([dateOf('av-1.ts'), dateOf('av-3.ts')]).toEqual([T0, T0 + 4000]);
  });
});

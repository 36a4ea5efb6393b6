import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PROGRAM } from './wire';

const versionIn = (folder: string): unknown =>
  (
    JSON.parse(readFileSync(new URL(`../../../../${folder}package.json`, import.meta.url), 'utf8')) as {
      version: unknown;
    }
  ).version;

it('pages and server tell the version of the release', () => {
  expect(['', 'bundles/chess-match/', 'bundles/venue/'].map(versionIn)).toEqual([PROGRAM, PROGRAM, PROGRAM]);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkConfig } from '../../bundles/venue/src/server/config';
import { readConfig } from '../../bundles/chess-match/src/match/server/config';
import { PROJECT_FOLDER } from '../lib/project';
import { withGameSettings } from './gameSettings';

const PAGE = readFileSync(join(PROJECT_FOLDER, 'docs', 'settings.md'), 'utf8');

/** Between a heading of the page and the next one. */
const sectionOf = (heading: string): string => PAGE.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';

/** How the page writes each setting of a file with its default. */
const rowsOf = (settings: object, before = ''): readonly string[] =>
  Object.entries(settings).flatMap(([name, value]: [string, unknown]) => {
    const isGroup =
      typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0;
    return isGroup ? rowsOf(value, `${before}${name}.`) : [`| \`${before}${name}\` | \`${JSON.stringify(value)}\` |`];
  });

const namesIn = (section: string): readonly string[] => section.match(/^\| `[^|]*\|[^|]*\|/gm) ?? [];

describe('docs/settings.md', () => {
  it('has the settings of the games as they are (npm run docs:settings writes them)', () => {
    expect(withGameSettings(PAGE)).toBe(PAGE);
  });

  it.each([
    ['`cfg/chess-match.json`', readConfig(undefined)],
    ['`cfg/venue.json`', checkConfig(undefined)],
  ])('%s has every setting with its default, and no other', (heading, settings) => {
    expect([...namesIn(sectionOf(heading))].sort()).toEqual([...rowsOf(settings)].sort());
  });
});

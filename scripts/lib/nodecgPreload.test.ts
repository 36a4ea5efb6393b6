import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { PROJECT_FOLDER } from './project';

const PRELOAD = pathToFileURL(join(PROJECT_FOLDER, 'scripts', 'lib', 'nodecgPreload.mjs')).href;
const NODECG = join(PROJECT_FOLDER, 'node_modules', 'nodecg', 'dist', 'server', 'bootstrap.js');

/** What a program prints that runs where NodeCG's server does, as JSON. */
const ranInNodecg = (program: string): unknown =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        '--import',
        PRELOAD,
        '--eval',
        `const asked = require('node:module').createRequire(${JSON.stringify(NODECG)});
         const count = () => Object.keys(require.cache).length;
         ${program}`,
      ],
      { encoding: 'utf8', cwd: PROJECT_FOLDER },
    ),
  );

describe('what NodeCG rarely uses', () => {
  it.each([
    ['@sentry/node', 'init'],
    ['passport-discord', 'Strategy'],
    ['passport-steam', 'default'],
    ['passport-twitch-helix', 'Strategy'],
    ['cheerio', 'default'],
    ['express-transform-bare-module-specifiers', 'default'],
  ])('%s is loaded when %s is taken from it, and there then', (name, taken) => {
    const told = ranInNodecg(`
      const it = asked(${JSON.stringify(name)});
      const before = count();
      const kind = typeof it[${JSON.stringify(taken)}];
      console.log(JSON.stringify([before, kind, count() > before]));`);
    expect(told).toEqual([0, expect.stringMatching(/^(function|object)$/), true]);
  });

  it.each([
    ['__sentry_node', '@sentry/node'],
    ['passport_discord', 'passport-discord'],
    ['passport_twitch_helix', 'passport-twitch-helix'],
  ])('of %s it uses nothing that %s is not there for', (variable, name) => {
    const text = readFileSync(NODECG, 'utf8');
    const used = [...text.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))].map(([, used]) => used);
    const there = ranInNodecg(`console.log(JSON.stringify(Object.keys(asked(${JSON.stringify(name)}))))`);
    expect([...new Set(used)].toSorted()).toEqual((there as string[]).toSorted());
  });
});

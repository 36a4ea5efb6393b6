import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../texts';
import { judgeRequest } from '../guard/http/judge';
import { languageFor } from './index';
import { startPage } from './page';

interface Manifest {
  readonly nodecg: {
    readonly dashboardPanels: readonly { readonly name: string }[];
    readonly graphics: readonly { readonly file: string }[];
  };
}

const { nodecg } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../../package.json'), 'utf8'),
) as Manifest;

const VIEWERS = 'http://127.0.0.1:9092/';

const linksOf = (page: string): readonly string[] => [...page.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link);

describe.each(LANGUAGES)('the first page in %s', (language) => {
  const links = linksOf(startPage(language, VIEWERS));

  it('leads to every page of the crew and every picture but the monitor, each once', () => {
    const panels = nodecg.dashboardPanels.map(({ name }) => `dashboard/dist/${name}/index.html?standalone=true`);
    const pictures = nodecg.graphics
      .map(({ file }) => `graphics/${file}`)
      .filter((path) => !path.includes('/monitor/'));
    const below = '/bundles/chess-broadcast/';
    const found = links.flatMap((link) => (link.startsWith(below) ? [link.slice(below.length)] : []));
    expect(found.toSorted()).toEqual([...panels, ...pictures].toSorted());
  });

  it('begins with the director, the operator and the viewers', () => {
    expect(links.slice(1, 4).map((link) => /dist\/(\w+)|:9092/.exec(link)?.[1] ?? link)).toEqual([
      'director',
      'operator',
      VIEWERS,
    ]);
  });

  it('leads nowhere that the gate does not let pass', () => {
    const own = links.filter((link) => link.startsWith('/'));
    expect(own.filter((link) => !judgeRequest('GET', link).passes)).toEqual([]);
  });
});

it('names no viewers where nothing is served for them', () => {
  expect(linksOf(startPage('en', null))).not.toContain(VIEWERS);
});

it.each([
  ['/', 'ru-RU,ru;q=0.9,en;q=0.8', 'ru'],
  ['/', 'en-US,en;q=0.9', 'en'],
  ['/', 'de-DE,de;q=0.9', 'en'],
  ['/', undefined, 'en'],
  ['/?lang=ru', 'en-US', 'ru'],
  ['/?lang=xx', 'ru', 'ru'],
])('%s asked by a browser of %s is in %s', (url, preferred, language) => {
  expect(languageFor({ url, headers: { 'accept-language': preferred } })).toBe(language);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../texts';
import { judgeRequest } from '../guard/http/judge';
import { languageFor } from './index';
import { alarm } from '../../base/troubles';
import { startPage } from './page';
import { START_TEXTS } from './texts';

interface Manifest {
  readonly nodecg: {
    readonly dashboardPanels: readonly { readonly name: string }[];
    readonly graphics: readonly { readonly file: string }[];
  };
}

const { nodecg } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../../../../package.json'), 'utf8'),
) as Manifest;

const VIEWERS = 'http://127.0.0.1:9092/';
const PLAYED = { viewers: VIEWERS, findings: [] };

const linksOf = (page: string): readonly string[] => [...page.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link);

describe.each(LANGUAGES)('the first page in %s', (language) => {
  const links = linksOf(startPage(language, PLAYED));

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

describe.each(LANGUAGES)('the first page in %s while nothing is accepted', (language) => {
  const unreadable = alarm('journal/unreadable', { reason: '<no & such>' });
  const page = startPage(language, { viewers: null, findings: [unreadable] });
  const full = startPage(language, { viewers: null, findings: [alarm('journal/no_room', {})] });

  it('says why, and begins with the Rescue page, above all others', () => {
    expect(page).toContain('&lt;no &amp; such>');
    expect(page.indexOf('&lt;no')).toBeLessThan(page.indexOf('<h2>'));
    expect(linksOf(page)[1]).toContain('/rescue/');
  });

  it('leads to the same pages and pictures, but not to viewers at home, and tells of no demonstration', () => {
    const others = linksOf(startPage(language, PLAYED)).filter((link) => link !== VIEWERS);
    for (const told of [page, full]) {
      expect(linksOf(told).toSorted()).toEqual(others.toSorted());
      expect(told).not.toContain(START_TEXTS[language].demonstration);
    }
  });

  it('begins with Health where there is nothing to decide', () => {
    expect(linksOf(full)[1]).toContain('/health/');
  });
});

it('names no viewers where nothing is served for them', () => {
  expect(linksOf(startPage('en', { viewers: null, findings: [] }))).not.toContain(VIEWERS);
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

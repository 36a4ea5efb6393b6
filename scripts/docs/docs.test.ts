import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAMES } from '../../bundles/chess-match/src/games';
import { TROUBLE_TEXTS } from '../../bundles/chess-match/src/texts/troubles';
import { GRAPHIC_IDS } from '../../bundles/chess-match/src/show/graphics';
import { EXPORTED_IDS } from '../../graphics/air/host/fields';
import { ROWS } from '../../bundles/chess-match/src/match/gate/guard/http/rows';
import { PROJECT_FOLDER } from '../lib/project';
import { codeSpans, commandsOf, headingsOf, linksOf } from './markdown';

const read = (path: string): string => readFileSync(join(PROJECT_FOLDER, path), 'utf8');

const PAGES = [
  'README.md',
  ...readdirSync(join(PROJECT_FOLDER, 'docs'))
    .filter(isPage)
    .map((name) => `docs/${name}`),
];
const DECISIONS = readdirSync(join(PROJECT_FOLDER, 'docs/decisions'))
  .filter(isPage)
  .map((name) => `docs/decisions/${name}`);

function isPage(name: string): boolean {
  return name.endsWith('.md');
}

/** README is read standing; what needs more words has a page of its own. */
const MOST_BYTES = 12_000;

/** What pages name by its path inside a room of the state bundle. */
const ROOMS = ['', 'bundles/chess-match/src'];
/** Made while it runs, and not there in a fresh checkout. */
const MADE = /^(?:(?:db|screenshots|assets|coverage)\/|companion\/dist)/;
/** A built page stands where its folder of sources does. */
const BUILT = /^(?<room>dashboard|graphics)\/dist\/(?<page>[a-z-]+)(?:\/|$)/;
const PATH = /^[a-z][\w.-]*(?:\/[\w.-]+)+\/?$/i;

const isThere = (path: string): boolean => {
  const { room, page } = BUILT.exec(path)?.groups ?? {};
  return ROOMS.some((root) =>
    existsSync(join(PROJECT_FOLDER, root, room === undefined || page === undefined ? path : `${room}/${page}`)),
  );
};

/** Folders a path can begin with, so that "20/30" or "text/html" is none. */
const BEGINNINGS = new Set(
  ROOMS.flatMap((room) => readdirSync(join(PROJECT_FOLDER, room), { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name),
);

/** Of what can be wrong; they look like paths and are none. */
const TROUBLES = Object.keys(TROUBLE_TEXTS.en);

const isPath = (span: string): boolean =>
  PATH.test(span) &&
  BEGINNINGS.has(span.split('/')[0] ?? '') &&
  !TROUBLES.includes(span) &&
  !MADE.test(span) &&
  !/[A-Z]{4}/.test(span);

const SCRIPTS = (JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> }).scripts;

const sourcesIn = (folder: string): string =>
  readdirSync(join(PROJECT_FOLDER, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|tsx|cjs|mjs)$/.test(name) && !/node_modules|[\\/]dist[\\/]|\.test\.ts$/.test(name))
    .map((name) => read(join(folder, name)))
    .join('\n');
const OF_SCRIPTS = sourcesIn('scripts');
/** Its tokens are written like options. */
const THEME = read('graphics/air/themes/night.css');
const SOURCES = OF_SCRIPTS + sourcesIn('bundles/chess-match/src') + sourcesIn('tests/support');

describe.each(PAGES)('what %s names', (page) => {
  const text = read(page);

  it('npm scripts are there', () => {
    expect(commandsOf(text).filter(({ script }) => !Object.hasOwn(SCRIPTS, script))).toEqual([]);
  });

  it('options are those of a script, or tokens of the theme', () => {
    const own = codeSpans(text).filter((span) => /^--[a-z-]+$/.test(span));
    const options = [...commandsOf(text).flatMap((command) => command.options), ...own].map((option) =>
      option.slice(2),
    );
    const known = (option: string): boolean =>
      [`'${option}'`, `--${option}`, `${option}: {`].some((words) => OF_SCRIPTS.includes(words)) ||
      THEME.includes(`--${option}:`);
    expect(options.filter((option) => !known(option))).toEqual([]);
  });

  it('files and folders are there', () => {
    expect(
      codeSpans(text)
        .filter(isPath)
        .filter((path) => !isThere(path)),
    ).toEqual([]);
  });

  it('routes are answered', () => {
    const routes = text.match(/\/chess-match\/[\w./-]*\w/g) ?? [];
    const asked = routes.filter((route) => !/\.(?:sqlite3|json|key)$|\/tables$|\/chess-match\/src/.test(route));
    expect(
      asked.filter((route) => !ROWS.some(({ path }) => (typeof path === 'string' ? path === route : path.test(route)))),
    ).toEqual([]);
  });

  it('variables of the environment are read', () => {
    const named = text.match(/\b[A-Z]{2,}(?:_[A-Z]+)+\b/g) ?? [];
    expect(named.filter((name) => !SOURCES.includes(name))).toEqual([]);
  });
});

describe.each([...PAGES, ...DECISIONS])('links of %s', (page) => {
  it('lead somewhere', () => {
    const dead = linksOf(read(page)).filter((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? page : relative(PROJECT_FOLDER, join(PROJECT_FOLDER, dirname(page), path));
      if (!existsSync(join(PROJECT_FOLDER, target))) return true;
      return anchor !== undefined && !headingsOf(read(target)).includes(anchor);
    });
    expect(dead).toEqual([]);
  });
});

describe('README', () => {
  it('is a page', () => {
    expect(Buffer.byteLength(read('README.md'))).toBeLessThanOrEqual(MOST_BYTES);
  });

  it('leads to every page of docs/', () => {
    const led = linksOf(read('README.md'));
    expect(PAGES.filter((page) => page !== 'README.md' && !led.some((link) => link.split('#')[0] === page))).toEqual(
      [],
    );
  });

  it('counts the graphics that there are, and names every game', () => {
    const sources = read('docs/graphics.md').match(/\| `[a-z-]+` \|/g) ?? [];
    expect(read('README.md')).toContain(`: ${sources.length} graphics for OBS`);
    expect(Object.keys(GAMES).filter((id) => !new RegExp(`\\b${id}\\b.* chess`, 'i').test(read('README.md')))).toEqual(
      [],
    );
  });
});

describe('docs/ograf.md', () => {
  it('counts the packages that there are, and names every graphic that is none', () => {
    const page = read('docs/ograf.md');
    expect(page).toContain(`writes ${EXPORTED_IDS.length} of our graphics`);
    const spans = codeSpans(page);
    const others = GRAPHIC_IDS.filter((id) => !EXPORTED_IDS.some((exported) => exported === id));
    expect(others.filter((id) => !spans.includes(id))).toEqual([]);
  });
});

describe('docs/troubleshooting.md', () => {
  it('has everything that can stand on every page', () => {
    const spans = codeSpans(read('docs/troubleshooting.md'));
    expect(TROUBLES.filter((code) => !spans.includes(code))).toEqual([]);
  });
});

describe('docs/architecture.md', () => {
  it('names every room of the server, and the server has nothing outside its rooms', () => {
    const entries = readdirSync(join(PROJECT_FOLDER, 'bundles/chess-match/src/match'), { withFileTypes: true });
    const spans = codeSpans(read('docs/architecture.md'));
    expect(entries.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual([]);
    expect(entries.map(({ name }) => `match/${name}`).filter((room) => !spans.includes(room))).toEqual([]);
  });
});

describe('docs/decisions/README.md', () => {
  const numberOf = (page: string): number => Number(/(\d{4})-/.exec(page)?.[1]);
  const pages = DECISIONS.filter((page) => !page.endsWith('README.md'));
  /** The pages that a sentence "Changes pages 8, 15 and [33](…)." names. */
  const changedBy = (text: string): readonly number[] =>
    (/^Changes (?:page|decision)s? ([^.]*?)[,.:]?(?: which| in which|\.|:| where|\n\n)/mu.exec(text)?.[1] ?? '')
      .replaceAll(/\]\([^)]*\)|\([^)]*\)/gu, '')
      .split(/\D+/u)
      .filter(Boolean)
      .map(Number);

  it('has every decision once, under one room', () => {
    const linked = linksOf(read('docs/decisions/README.md')).filter((link) => /^\d{4}-/.test(link));
    expect(linked.map(numberOf).toSorted((a, b) => a - b)).toEqual(pages.map(numberOf).toSorted((a, b) => a - b));
  });

  it.each(pages)('%s says whether it is in force, and by which page it was changed', (page) => {
    const [, , status = ''] = read(page).split('\n');
    expect(status).toMatch(/^\*\*Status\.\*\* In force(?: as changed by .*)?\.$/u);
    const changing = pages.filter((other) => changedBy(read(other)).includes(numberOf(page))).map(numberOf);
    expect(linksOf(status).map(numberOf)).toEqual(expect.arrayContaining(changing));
  });
});

import { describe, expect, it } from 'vitest';

const SHEETS = import.meta.glob<string>(['../**/*.css', '!../dist/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const SOURCES = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../dist/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What the whole page has: tokens and themes, and what every element begins with. */
const OF_THE_PAGE = ['./reset.css', './theme.css', './themes/night.css', './themes/paper.css'];

const selectorsIn = (sheet: string): string =>
  sheet.replaceAll(/\/\*.*?\*\/|\{[^{}]*\}|@import [^;]*;|@layer \w+ \{/gs, ' ');
const classesIn = (sheet: string): ReadonlySet<string> =>
  new Set([...selectorsIn(sheet).matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name));

/** The path that `from` means by `specifier`, as import.meta.glob names it. */
const resolve = (from: string, specifier: string): string => {
  const { pathname } = new URL(specifier, new URL(from, 'file:///graphics/air/'));
  return pathname.startsWith('/graphics/air/')
    ? pathname.replace('/graphics/air/', './')
    : pathname.replace('/graphics/', '../');
};

/** "sheet name" of every class that a source asks of a sheet by its name. */
const asked = Object.entries(SOURCES).flatMap(([path, source]) =>
  [...source.matchAll(/^import (\w+) from '([^']+\.module\.css)';/gm)].flatMap(([statement, sheet = '', file = '']) =>
    [...source.replace(statement, '').matchAll(new RegExp(`\\b${sheet}\\.(\\w+)`, 'g'))].map(([, name = '']) => ({
      path,
      name,
      classes: classesIn(SHEETS[resolve(path, file)] ?? ''),
    })),
  ),
);

describe('the style sheets of the graphics', () => {
  it('are modules, so that all graphics can lie in one page', () => {
    const others = Object.keys(SHEETS).filter((path) => !path.endsWith('.module.css'));
    expect(others.toSorted()).toEqual(OF_THE_PAGE);
  });

  it('never make a part visible by itself: what it stands in may be off air', () => {
    for (const [path, sheet] of Object.entries(SHEETS))
      expect([path, /visibility:\s*visible/.test(sheet)]).toEqual([path, false]);
  });

  it('name no class for the whole page', () => {
    for (const path of OF_THE_PAGE) expect([path, ...classesIn(SHEETS[path] ?? '')]).toEqual([path]);
    for (const [path, sheet] of Object.entries(SHEETS))
      expect([path, sheet.includes(':global')]).toEqual([path, false]);
  });

  it('have every class that is asked of them', () => {
    expect(asked.length).toBeGreaterThan(100);
    expect(asked.filter(({ name, classes }) => !classes.has(name)).map(({ path, name }) => [path, name])).toEqual([]);
  });
});

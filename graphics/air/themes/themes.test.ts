import { BRANCH_COLOURS, TEAM_COLOUR_VALUES } from 'chess-match/client';
import { areAlike, TEAM_COLOURS } from 'chess-match/client/show';
import { describe, expect, it } from 'vitest';
import { contrast, over, parseColour, type Colour } from './testing/contrast';
import { difference, EYES } from './testing/likeness';
import { THEMES, themeFileOf, themeOf } from './themes';

const FILES = import.meta.glob<string>('./*.css', { query: '?raw', import: 'default', eager: true });
const BLACK: Colour = { rgb: [0, 0, 0], alpha: 1 };
const WHITE: Colour = { rgb: [255, 255, 255], alpha: 1 };

const tokensOf = (theme: string): ReadonlyMap<string, string> =>
  new Map(
    [...(FILES[`./${theme}.css`] ?? '').matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );

const colourOf = (tokens: ReadonlyMap<string, string>, name: string): Colour => {
  const colour = parseColour(tokens.get(name) ?? '');
  if (!colour) throw new Error(`--${name} is no colour.`);
  return colour;
};

/** Text on its plate. */
const TEXTS: readonly (readonly [string, string])[] = [
  ...['ink', 'ink-soft', 'alert-ink'].flatMap((ink) => ['plate', 'plate-solid'].map((plate) => [ink, plate] as const)),
  ['ink', 'plate-raised'],
  ['ink-soft', 'plate-raised'],
  ['ink', 'backdrop'],
  ['ink-soft', 'backdrop'],
  ['ink', 'backdrop-far'],
  ['ink-soft', 'backdrop-far'],
  ['accent', 'backdrop'],
  ['accent', 'plate'],
  ['accent-ink', 'accent'],
  ['white-ink', 'white-plate'],
  ['black-ink', 'black-plate'],
  ['alert-plate-ink', 'alert-plate'],
  ['call-plate-ink', 'call-plate'],
  ['running-ink', 'running-plate'],
  ['on-air-ink', 'on-air'],
  ...[1, 2, 3, 4, 5].map((board) => ['branch-ink', `branch-${board}`] as const),
  ...TEAM_COLOURS.map((colour) => ['team-ink', `team-${colour}`] as const),
];

describe('themes', () => {
  it('are the files of their folder', () => {
    expect(Object.keys(FILES).sort()).toEqual(THEMES.map((theme) => `./${theme}.css`).sort());
  });

  it.each(THEMES)('%s gives every token that the others give', (theme) => {
    const all = new Set(THEMES.flatMap((name) => [...tokensOf(name).keys()]));
    expect(all.size).toBeGreaterThan(30);
    expect([...tokensOf(theme).keys()].sort()).toEqual([...all].sort());
  });

  it('night has the branch colours of the crew’s pages', () => {
    const tokens = tokensOf('night');
    expect(BRANCH_COLOURS.map((_, index) => tokens.get(`branch-${index + 1}`))).toEqual(BRANCH_COLOURS);
  });

  it('night has the team colours of the crew’s pages', () => {
    const tokens = tokensOf('night');
    expect(Object.fromEntries(TEAM_COLOURS.map((name) => [name, tokens.get(`team-${name}`)]))).toEqual(
      TEAM_COLOUR_VALUES,
    );
  });

  it.each(THEMES)('%s keeps text readable on its plate over any video', (theme) => {
    const tokens = tokensOf(theme);
    const poor = TEXTS.flatMap(([ink, plate]) =>
      [BLACK, WHITE]
        .map((video) => contrast(colourOf(tokens, ink), over(colourOf(tokens, plate), video)))
        .filter((ratio) => ratio < 4.5)
        .map((ratio) => `${ink} on ${plate}: ${ratio.toFixed(2)}`),
    );
    expect(poor).toEqual([]);
  });

  it.each(THEMES)('%s shows both sides and every branch on its plate and on any video', (theme) => {
    const tokens = tokensOf(theme);
    const branches = [1, 2, 3, 4, 5].map((board) => `branch-${board}`);
    const onPlate = branches.map((name) => contrast(colourOf(tokens, name), colourOf(tokens, 'plate-solid')));
    expect(Math.min(...onPlate)).toBeGreaterThanOrEqual(3);
    for (const side of ['white', 'black']) {
      const parts = [colourOf(tokens, `${side}-plate`), colourOf(tokens, `${side}-outline`)];
      for (const below of [BLACK, WHITE, colourOf(tokens, 'plate-solid')])
        expect(Math.max(...parts.map((part) => contrast(part, below)))).toBeGreaterThanOrEqual(3);
    }
  });

  it.each(THEMES)('%s has team colours that are taken for no branch, no side and no other team’s', (theme) => {
    const colour = (name: string): Colour => colourOf(tokensOf(theme), name);
    const others = [1, 2, 3, 4, 5].map((board) => `branch-${board}`).concat('white-plate', 'black-plate');
    for (const name of TEAM_COLOURS) {
      const own = colour(`team-${name}`);
      const near = others.filter((other) => difference(own, colour(other), 'usual') < 0.13);
      expect([name, near]).toEqual([name, []]);
      for (const plate of ['white-plate', 'black-plate'])
        expect(contrast(own, colour(plate))).toBeGreaterThanOrEqual(1.4);
      const rivals = TEAM_COLOURS.filter((other) => !areAlike(name, other) && name !== other);
      expect(rivals.length).toBeGreaterThan(0);
      for (const rival of rivals) {
        expect(difference(own, colour(`team-${rival}`), 'usual')).toBeGreaterThan(0.19);
        // As far as the closest two branches are for the same eyes.
        for (const eyes of EYES) expect(difference(own, colour(`team-${rival}`), eyes)).toBeGreaterThan(0.06);
      }
    }
  });

  it('tells the sides apart', () => {
    for (const theme of THEMES) {
      const tokens = tokensOf(theme);
      expect(contrast(colourOf(tokens, 'white-plate'), colourOf(tokens, 'black-plate'))).toBeGreaterThan(7);
    }
  });
});

describe('the theme of a page', () => {
  it('is the configured one, unless the address asks for another', () => {
    expect(themeOf({ theme: 'paper' }, '')).toBe('paper');
    expect(themeOf({ theme: 'paper' }, '?theme=night')).toBe('night');
    expect(themeOf({}, '')).toBe('night');
  });

  it('falls back when no theme has that name', () => {
    expect(themeOf({ theme: 'Paper' }, '?theme=constructor')).toBe('night');
    expect(themeOf({ theme: 7 }, '')).toBe('night');
  });
});

describe('a theme file of the event', () => {
  it('is an uploaded theme', () => {
    expect(themeFileOf({ themeFile: '/assets/chess-broadcast/themes/cup.css' })).toBe(
      '/assets/chess-broadcast/themes/cup.css',
    );
    for (const themeFile of [
      '//evil.example/x.css',
      '/\\evil.example/x.css',
      'https://evil.example/x.css',
      '/bundles/x/graphics/x.css',
      '/assets/chess-broadcast/logos/x.css',
      '/assets/chess-broadcast/themes/../logos/x.css',
      '/assets/chess-broadcast/themes/x.png',
      '',
      7,
      null,
    ])
      expect(themeFileOf({ themeFile })).toBeNull();
    expect(themeFileOf({})).toBeNull();
  });
});

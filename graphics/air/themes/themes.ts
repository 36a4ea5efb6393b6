/** A theme is a file of this folder: the file's name is what the configuration calls it. */
export const THEMES = ['night', 'paper'] as const;
export type Theme = (typeof THEMES)[number];

const DEFAULT: Theme = 'night';

/**
 * Finds the theme of a page: `?theme=` of its address, for looking; else `theme` of the show's configuration. A name
 * that no theme has counts as not given: a misspelt name must not leave a live picture without colours.
 */
export const themeOf = (config: Readonly<Record<string, unknown>>, search: string): Theme => {
  const named = (name: unknown): Theme | undefined => THEMES.find((theme) => theme === name);
  return named(new URLSearchParams(search).get('theme')) ?? named(config['theme']) ?? DEFAULT;
};

/** Where the dashboard's Assets keep themes. The server serves nothing from there but custom properties. */
const UPLOADED = /^\/assets\/chess-broadcast\/themes\/[^/\\?#]+\.css$/;

/**
 * A style sheet of the event's own, `themeFile` of the show's configuration: the address of an uploaded theme.
 * Its rule `:root[data-theme] { ... }` replaces the tokens it names, without a build. Null for none.
 */
export const themeFileOf = (config: Readonly<Record<string, unknown>>): string | null => {
  const file = config['themeFile'];
  return typeof file === 'string' && UPLOADED.test(file) ? file : null;
};

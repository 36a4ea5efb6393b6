/** More than ten times what the project's own themes have. */
export const THEME_LIMIT_BYTES = 64 * 1024;

/** In the order in which a browser meets them: a comment in a string is none, nor is a string in a comment. */
const COMMENT_OR_STRING = /\/\*[^]*?\*\/|"[^"\n]*"|'[^'\n]*'/g;

/** A name of a font or a theme; replaced by a word, so that no quotation mark is left of a harmless file. */
const PLAIN_STRING = /^.[\w .,-]*.$/;

const bareOf = (css: string): string =>
  css
    .replace(/^\uFEFF/, '')
    .replace(COMMENT_OR_STRING, (found) =>
      found.startsWith('/*') ? ' ' : PLAIN_STRING.test(found) ? 'quoted' : found,
    );

const ROOT = String.raw`:root(?:\[data-theme(?:=[\w-]+)?\])?`;

/** `:root`, or with the theme it is for: what themes are written under. */
const SELECTOR = new RegExp(String.raw`^\s*${ROOT}(?:\s*,\s*${ROOT})*\s*$`);

/** Colours, lengths, numbers, names: no string, no rule, no escape can be written with these characters. */
const DECLARATION = /^\s*--[\w-]+\s*:\s*[\w\s#%.,()/+*-]+$/;

/** What fetches or runs something, in any browser there was. */
const FETCHES = /\b(?:url|src|image|image-set|cross-fade|element|expression|paint)\s*\(/i;

const BLOCK = /([^{}]*)\{([^{}]*)\}/g;

const isHarmless = (declaration: string): boolean =>
  declaration.trim() === '' || (DECLARATION.test(declaration) && !FETCHES.test(declaration));

/**
 * Whether a theme's file is what a theme is: custom properties under `:root`. Anything else could change the picture on
 * air by more than its colours, or tell somebody outside that it is on.
 */
export const isTheme = (css: string): boolean => {
  const bare = bareOf(css);
  if (bare.includes('/*') || bare.replace(BLOCK, '').trim() !== '') return false;
  const blocks = [...bare.matchAll(BLOCK)];
  return (
    blocks.length > 0 &&
    blocks.every(([, selector = '', body = '']) => SELECTOR.test(selector) && body.split(';').every(isHarmless))
  );
};

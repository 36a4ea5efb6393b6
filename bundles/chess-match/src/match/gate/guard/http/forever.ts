/** What is built has in its name what is in it; pictures are only copied. */
const NAMED_BY_CONTENT =
  /^\/bundles\/chess-broadcast\/(?:dashboard|graphics)\/dist\/assets\/[\w.-]+-[\w-]{8}\.(?:js|css|woff2|ttf)$/;

/**
 * What else is said with a file that is there. One that can never change under its name is not asked after again: a
 * page of OBS that is loaded anew has it at once, and so has the next one. In the browser alone, as a key may have been
 * needed for it.
 */
export const headersOfFound = (path: string): Readonly<Record<string, string>> =>
  NAMED_BY_CONTENT.test(path) ? { 'cache-control': 'private, max-age=31536000, immutable' } : {};

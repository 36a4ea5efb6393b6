/**
 * Everybody may show a page in a frame where that is what was asked for (`?embed`): there is nothing in it to be
 * tricked into.
 */
export const ASKS_FOR_FRAME = /[?&]embed\b/;

/** What a page may load, and who may show it in a frame. */
export const pagePolicy = (framers: string): string =>
  [
    "default-src 'self'",
    "connect-src 'self' https: ws: wss:",
    "img-src 'self' data:",
    "media-src 'self' https: blob:",
    "worker-src 'self' blob:",
    "object-src 'none'; base-uri 'none'; form-action 'none'",
    `frame-ancestors ${framers}`,
  ].join('; ');

export const REFERRERS = 'strict-origin-when-cross-origin';

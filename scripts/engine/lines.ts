/** Lines of a configuration of nginx. */
export type Lines = readonly string[];

export const block = (head: string, lines: Lines): Lines => [`${head} {`, ...lines.map((line) => `  ${line}`), '}'];

/** What its address says for ever. */
export const FOREVER = 'add_header Cache-Control "public, max-age=31536000, immutable";';

export const HEADERS: Lines = [
  'add_header Access-Control-Allow-Origin * always;',
  // Pages of others count their clocks by when a document was given.
  'add_header Access-Control-Expose-Headers Date always;',
  'add_header X-Content-Type-Options nosniff always;',
];

export const READ_ONLY = 'limit_except GET { deny all; }';

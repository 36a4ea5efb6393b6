import { createHash } from 'node:crypto';
import type { HomeFile } from '../../../contract/viewers';
import { escaped } from '../escaped';

/** Text that ends no element and begins none, wherever it stands in a page. */
const asData = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');
/** Likewise of a script: in its texts "<" may be written so too, and nowhere else does it stand before these. */
const asScript = (script: string): string => script.replace(/<(?=\/script|script|!--)/gi, '\\x3c');

const digestOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** It asks nobody for anything, whatever is done to it later. */
const policyFor = (script: string): string =>
  [
    "default-src 'none'",
    `script-src ${digestOf(script)}`,
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

const titleOf = ({ document: { match } }: HomeFile): string =>
  [`${match.teams.white.name} — ${match.teams.black.name}`, match.event].filter((text) => text !== '').join('. ');

/**
 * A match as one page that needs no server: to be put on any web server, sent, or opened from a disk.
 * @param script the element, as it is built
 * @param language null: that of whoever opens it
 */
export const onePage = (file: HomeFile, script: string, language: string | null): string => {
  const own = asScript(script);
  return `<!doctype html>
<html${language === null ? '' : ` lang="${escaped(language)}"`}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="light dark" />
    <meta http-equiv="Content-Security-Policy" content="${policyFor(own)}" />
    <title>${escaped(titleOf(file))}</title>
    <style>
      body { margin: 0; background: #f2f0ea; }
      @media (prefers-color-scheme: dark) { body { background: #0d1014; } }
    </style>
  </head>
  <body>
    <business-chess-match keys="page" watch="address">
      <script type="application/json">${asData(file)}</script>
    </business-chess-match>
    <noscript>Без JavaScript матч здесь не показать. · The match is shown by JavaScript.</noscript>
    <script>${own}</script>
  </body>
</html>
`;
};

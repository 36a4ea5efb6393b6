import { escaped } from '../escaped';

/**
 * What one copies into a page of one's own.
 * @param base where match.js lies: "" beside that page
 * @param src what the element is told to show
 */
export const snippetOf = (base: string, src: string): string =>
  [
    `<script async src="${escaped(`${base}match.js`)}"></script>`,
    `<business-chess-match src="${escaped(src)}"></business-chess-match>`,
  ].join('\n');

import type { Paper } from './formats';

/** What stands above the pages of one part. */
export interface Part {
  /** Its pages, as style sheets name them: a part begins a page of its own. */
  readonly page: string;
  readonly above: string;
}

interface PageStyle {
  readonly paper: Paper;
  readonly below: string;
  /** Before, between and behind the page's number and how many there are. */
  readonly pageOf: readonly [string, string, string];
  readonly parts: readonly Part[];
}

/** A text between quotes, as style sheets take it, whatever is in it. */
export const quoted = (text: string): string =>
  `"${text.replace(/["\\\n\r\f<]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`;

const SMALL = 'font: 8pt "Golos Text", sans-serif; color: #444;';

/**
 * The pages of the paper: size and margins, in which stands what they belong to and how many there are. Browsers repeat
 * that on every page, so that each page of a long part is known.
 */
export const pageStyle = ({ paper, below, pageOf: [before, between, behind], parts }: PageStyle): string => {
  const count = `${quoted(before)} counter(page) ${quoted(between)} counter(pages) ${quoted(behind)}`;
  return [
    `@page {`,
    `  size: ${paper} portrait;`,
    `  margin: 15mm 13mm 14mm;`,
    `  @top-left { content: ""; ${SMALL} }`,
    `  @bottom-left { content: ${quoted(below)}; ${SMALL} }`,
    `  @bottom-right { content: ${count}; ${SMALL} }`,
    `}`,
    ...parts.map(({ page, above }) => `@page ${page} { @top-left { content: ${quoted(above)}; ${SMALL} } }`),
  ].join('\n');
};

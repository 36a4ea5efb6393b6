import { splitLine } from './lineItems';

export { joinItems, KEYWORDS, splitLine, type Keyword, type LineItem as Item } from './lineItems';

export interface Branching {
  readonly mother: number;
  readonly daughter: number;
  readonly keep: number;
  readonly give: number;
}

/** The branching on the line, if one can be read. */
export const branchingOf = (line: string): Branching | null => {
  for (const { item } of splitLine(line))
    if (item?.kind === 'branch') return { mother: item.board, daughter: item.to, keep: item.keep, give: item.give };
  return null;
};

/** The SAN drafted on a board, as typed. */
export const draftedOn = (line: string, board: number): string | null => {
  const item = splitLine(line).find((candidate) => candidate.kind === 'move' && candidate.board === board);
  return item === undefined ? null : item.text.slice(item.text.indexOf(':') + 1);
};

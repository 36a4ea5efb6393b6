import type { LatestPart } from './latestParts';

/** A part of the line as a test writes it: "[3]" is the mark of a board, "3(5)" are chips of one. */
export const shown = (part: LatestPart): string => {
  switch (part.kind) {
    case 'words':
      return part.text;
    case 'board':
      return `[${part.board}]`;
    case 'san':
      return part.san;
    case 'chips':
      return `${part.chips}(${part.board})`;
    case 'points':
      return `${part.side}+${part.halves / 2}`;
  }
};

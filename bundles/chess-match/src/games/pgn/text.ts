import { tagText, type Tag } from '../common/recordText';

const LINE_WIDTH = 80;

/** Words in lines as long as other programs write them; a comment stays whole. */
export const wrapped = (words: readonly string[]): string => {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > LINE_WIDTH) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines.join('\n');
};

/** A game as it stands in a PGN file: its tags, an empty line, its moves and result. */
export const gameText = (tags: readonly Pick<Tag, 'name' | 'value'>[], words: readonly string[]): string =>
  `${tags.map((tag) => `${tagText(tag)}\n`).join('')}\n${wrapped(words)}\n`;

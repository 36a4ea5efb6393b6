import type { Token } from './recordTokens';

/** Is a tag of a record. */
export interface Tag {
  readonly name: string;
  readonly value: string;
  /** Of the file, from 1; 0 for a tag that stands in none yet. */
  readonly line: number;
}

const TAG = /\[\s*(\w+)\s+"(.*)"\s*\]/s;

/** The tag that a token is. */
export const tagIn = ({ text, line }: Pick<Token, 'text' | 'line'>): Tag => {
  const [, name = '', value = ''] = TAG.exec(text) ?? [];
  return { name, value: value.replace(/\\(["\\])/g, '$1'), line };
};

/** Text from outside must not break what it stands in. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

export const commentText = (text: string): string => `{${oneLine(text).replace(/[{}]/g, '')}}`;

export const tagText = ({ name, value }: Pick<Tag, 'name' | 'value'>): string =>
  `[${name} "${oneLine(value).replace(/["\\]/g, '\\$&')}"]`;

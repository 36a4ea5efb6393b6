import { expect, it } from 'vitest';
import { commentText, oneLine, tagIn, tagText } from './recordText';

const tag = (text: string) => tagIn({ text, line: 7 });

it('a tag has its name, its value and its line, however it is spaced', () => {
  const event = { name: 'Event', value: 'Club  match', line: 7 };
  for (const text of ['[Event "Club  match"]', '[ Event   "Club  match" ]', '[\tEvent\t"Club  match"\t]'])
    expect(tag(text)).toEqual(event);
});

it('a value has quotes and brackets of its own, and is read as it was written', () => {
  for (const value of ['', 'Café "Rook"', 'a \\ b', 'x"] [Y "z', '\\"']) {
    const text = tagText({ name: 'Site', value });
    expect(tag(text)).toEqual({ name: 'Site', value, line: 7 });
  }
  expect(tagText({ name: 'Site', value: 'a "b" \\ c' })).toBe('[Site "a \\"b\\" \\\\ c"]');
});

it('text from outside stays on its line, and in its comment', () => {
  expect(oneLine('  two\n lines\t')).toBe('two lines');
  expect(tagText({ name: 'Event', value: 'two\nlines' })).toBe('[Event "two lines"]');
  expect(commentText('a {nested}\ncomment} 1. e4')).toBe('{a nested comment 1. e4}');
});

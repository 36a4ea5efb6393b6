import { expect, it } from 'vitest';
import { pageStyle, quoted } from './pageStyle';

it('names with quotes, slashes, line breaks and tags end no text and no style sheet', () => {
  expect(quoted('Мэрия "A\\B"')).toBe('"Мэрия \\22 A\\5c B\\22 "');
  expect(quoted('a\nb</style>')).toBe('"a\\a b\\3c /style>"');
});

it('every part has its pages, and all of them the size of the paper', () => {
  const style = pageStyle({
    paper: 'Letter',
    below: 'match 7',
    pageOf: ['page ', ' of ', ''],
    parts: [
      { page: 'part-0', above: 'Protocol' },
      { page: 'part-1', above: 'Board 1' },
    ],
  });
  expect(style).toContain('size: Letter portrait;');
  expect(style.match(/@page part-\d \{/g)).toEqual(['@page part-0 {', '@page part-1 {']);
});

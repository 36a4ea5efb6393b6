import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { PLAIN } from '../games/plain';
import { SetUp } from './SetUp';
import { en } from './texts/en';

it('a position is set up on a board of any size, with the pieces there are', () => {
  const drawn = renderToStaticMarkup(
    createElement(SetUp, {
      from: { board: 1, files: 9, ranks: 9, pieces: { i9: 'bT' }, toMove: 'black' },
      kinds: ['K', 'T'],
      bottom: 'white',
      texts: en,
      own: PLAIN,
      language: 'en',
      onDone: vi.fn(),
      onCancel: vi.fn(),
    }),
  );
  expect(drawn.match(/data-testid="brush-[wb]\w"/g)).toEqual(
    ['wK', 'wT', 'bK', 'bT'].map((code) => `data-testid="brush-${code}"`),
  );
  expect(drawn).toContain('aria-label="T"');
  expect(drawn).toContain('aria-label="king"');
  expect(drawn).toContain('viewBox="0 0 9 9"');
  expect(drawn).toContain('data-piece="i9-bT"');
});

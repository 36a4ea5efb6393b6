import { expect, test } from 'vitest';
import { sourceAddress } from './source';

const of = (text: string) => sourceAddress(new URL(text, 'http://studio-pc:9090'));

test('is the graphic and its query, in whatever order, without the key', () => {
  expect(of('/bundles/chess-broadcast/graphics/dist/boards/index.html')).toBe('boards?');
  expect(of('/x/graphics/dist/tree-strip/index.html?opened=k1&machine=white&key=s3cret')).toBe(
    'tree-strip?machine=white&opened=k1',
  );
  expect(of('/x/graphics/dist/tree/index.html?key=a')).toBe('tree?');
});

test('is none of what is no graphic of ours', () => {
  expect(of('/bundles/chess-broadcast/dashboard/dist/director/index.html')).toBeNull();
  expect(of('/graphics/dist/boards/other.html')).toBeNull();
  expect(of(`/graphics/dist/boards/index.html?a=${'x'.repeat(300)}`)).toBeNull();
});

import { expect, test } from 'vitest';
import { hasKey, isSamePage, openedAs, ownAddress } from './address';

const BOARDS = 'http://studio-pc:9090/bundles/chess-broadcast/graphics/dist/boards/index.html';
const HOSTS = new Set(['studio-pc:9090', 'broadcast.example:443']);

test('an address of this server is known by what its page says of itself', () => {
  expect(ownAddress(`${BOARDS}?machine=white&key=abc`, HOSTS)).toBe('boards?machine=white');
  expect(ownAddress(BOARDS.replace('http://studio-pc:9090', 'https://broadcast.example'), HOSTS)).toBe('boards?');
});

test('no other is: of another server, of another page, or none at all', () => {
  expect(ownAddress(BOARDS.replace('studio-pc', 'backup-pc'), HOSTS)).toBeNull();
  expect(ownAddress('http://studio-pc:9090/elsewhere', HOSTS)).toBeNull();
  expect(ownAddress('not an address', HOSTS)).toBeNull();
  expect(ownAddress(undefined, HOSTS)).toBeNull();
});

test('opened anew it is another address of the same page', () => {
  const keyed = `${BOARDS}?machine=white&key=abc`;
  const once = openedAs(keyed, 'k1');
  expect(once).toBe(`${keyed}&opened=k1`);
  expect(openedAs(once, 'k2')).toBe(`${keyed}&opened=k2`);
  expect(isSamePage(once, keyed)).toBe(true);
  expect(isSamePage(openedAs(BOARDS, 'k1'), BOARDS)).toBe(true);
  expect(isSamePage(once, BOARDS)).toBe(false);
  expect(isSamePage(undefined, BOARDS)).toBe(false);
});

test('a key is what stands in the address as one', () => {
  expect(
    [`${BOARDS}?machine=white&key=abc`, `${BOARDS}?key=`, BOARDS, 'not an address', undefined].map(hasKey),
  ).toEqual([...[true, false, false, false, false]]);
});

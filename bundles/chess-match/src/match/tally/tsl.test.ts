import { expect, it } from 'vitest';
import { tsl3, tsl5 } from './tsl';

const hex = (bytes: Buffer): string => bytes.toString('hex');

it('a lamp by TSL 3.1 is 18 bytes: address, lamp 1 at full brightness, the text filled up with spaces', () => {
  expect(hex(tsl3({ index: 1, text: 'boards', isOnAir: true }))).toBe(
    `81${'31'}${Buffer.from('boards          ').toString('hex')}`,
  );
  expect(hex(tsl3({ index: 101, text: 'a name that is too long', isOnAir: false }))).toBe(
    `e5${'30'}${Buffer.from('a name that is t').toString('hex')}`,
  );
});

it('a lamp by TSL 5.0 is a packet, little endian, that says how long it is', () => {
  const [length, version, flags, screen, index, control, text] = ['1000', '00', '00', '0000', '0600', 'd500', '0600'];
  expect(hex(tsl5({ index: 6, text: 'boards', isOnAir: true }))).toBe(
    [length, version, flags, screen, index, control, text, Buffer.from('boards').toString('hex')].join(''),
  );
  expect(hex(tsl5({ index: 258, text: '', isOnAir: false }))).toBe('0a0000000000' + '0201' + 'c000' + '0000');
});

import { expect, it } from 'vitest';
import { framed, tsl3, tsl5 } from './tsl';

const hex = (bytes: Buffer): string => bytes.toString('hex');

it('a lamp by TSL 3.1 is 18 bytes: address, lamp 1 at full brightness, the text filled up with spaces', () => {
  expect(hex(tsl3({ index: 1, text: 'boards', isOnAir: true }))).toBe(
    `81${'31'}${Buffer.from('boards          ').toString('hex')}`,
  );
  expect(hex(tsl3({ index: 101, text: 'a name that is too long', isOnAir: false }))).toBe(
    `e5${'30'}${Buffer.from('a name that is t').toString('hex')}`,
  );
  expect(tsl3({ index: 1, text: 'Испытательная таблица', isOnAir: false })).toHaveLength(18);
});

it('a lamp by TSL 5.0 is a packet, little endian, that says how long it is', () => {
  const [length, version, flags, screen, index, control, text] = ['1000', '00', '00', '0000', '0600', 'd500', '0600'];
  expect(hex(tsl5({ index: 6, text: 'boards', isOnAir: true }))).toBe(
    [length, version, flags, screen, index, control, text, Buffer.from('boards').toString('hex')].join(''),
  );
  expect(hex(tsl5({ index: 258, text: '', isOnAir: false }))).toBe('0a0000000000' + '0201' + 'c000' + '0000');
});

it('what is no ASCII goes by TSL 5.0 as UTF-16, and the flags say so', () => {
  const [length, version, flags, screen, index, control, text] = ['0e00', '00', '01', '0000', '0100', 'c000', '0400'];
  expect(hex(tsl5({ index: 1, text: 'Да', isOnAir: false }))).toBe(
    [length, version, flags, screen, index, control, text, '14043004'].join(''),
  );
});

it('in a stream a packet begins with FE 02, and each FE inside is doubled', () => {
  expect(hex(framed(Buffer.from([1, 0xfe, 2, 0xfe, 0xfe])))).toBe('fe02' + '01fefe02fefefefe');
});

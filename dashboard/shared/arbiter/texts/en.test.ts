import { expect, it } from 'vitest';
import { en } from './en';

it('says of one later turn that it reads differently', () => {
  expect(en.past.fits(1)).toBe('Everything fits; 1 later turn reads differently:');
  expect(en.past.fits(3)).toBe('Everything fits; 3 later turns read differently:');
});

import { expect, it } from 'vitest';
import { listed } from './listed';

it('lists with the word before the last', () => {
  expect([listed([4], 'и'), listed([3, 4], 'и'), listed([1, 3, 4], 'and'), listed([], 'и')]).toEqual([
    '4',
    '3 и 4',
    '1, 3 and 4',
    '',
  ]);
});

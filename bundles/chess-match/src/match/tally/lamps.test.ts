import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { GRAPHIC_IDS } from '../../show';

const PAGE = readFileSync(join(import.meta.dirname, '../../../../../docs/tally.md'), 'utf8');

it('the page on tally has every graphic by its address, and none of them reaches those of the audiences', () => {
  const [, last, names = ''] = /^\| 1 to (\d+) \|.* in this order: (.+) \|$/m.exec(PAGE) ?? [];
  expect([Number(last), names.split(', ')]).toEqual([GRAPHIC_IDS.length, GRAPHIC_IDS]);
  expect(GRAPHIC_IDS.length).toBeLessThan(101);
});

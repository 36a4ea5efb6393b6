import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitLine } from '../entry/lineItems';
import { inPrintedOrder, itemIn, lineIn } from './lineIn';

const ITEM = fc.constantFrom(
  ...['1:Nf3', '2:e8=Q+', '12:O-O', 'branch 1>2 3+7', 'pass 1>3', 'pass 1>3:2', 'select 5>1:2,3:1', 'select 5>1'],
  ...['resign 4', 'offer 2', 'draw 2', 'claim 2', 'Nf3', 'what'],
);

it('a line is its items in the words of the language, in printing order', () => {
  fc.assert(
    fc.property(fc.array(ITEM, { maxLength: 6 }), fc.constantFrom('ru' as const, 'en' as const), (items, language) => {
      const line = items.join(' ');
      const written = inPrintedOrder(splitLine(line)).map((item) => itemIn(item, language));
      expect(lineIn(line, language)).toBe(written.join(' '));
    }),
  );
});

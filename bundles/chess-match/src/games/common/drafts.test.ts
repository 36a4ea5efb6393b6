import { expect, it } from 'vitest';
import { lineFor, withLine, type KeptDraft } from './drafts';

const kept = (count: number): readonly KeptDraft[] =>
  Array.from({ length: count }, (_, index) => index).reduce<readonly KeptDraft[]>(
    (drafts, turn) => withLine(drafts, String(turn), `line ${turn}`),
    [],
  );

it('a draft is found by its turn, and none is an empty line', () => {
  expect([lineFor(kept(3), '1'), lineFor(kept(3), '7'), lineFor(kept(3), null)]).toEqual(['line 1', '', '']);
});

it('a turn has one draft, the newest, and none once it is empty', () => {
  const again = withLine(kept(3), '0', 'another');
  expect(again.map(({ turn, line }) => [turn, line])).toEqual([
    ['1', 'line 1'],
    ['2', 'line 2'],
    ['0', 'another'],
  ]);
  expect(withLine(again, '2', '').map(({ turn }) => turn)).toEqual(['1', '0']);
});

it('drafts of eight turns are kept, the newest', () => {
  expect(kept(8)).toHaveLength(8);
  expect(kept(10).map(({ turn }) => turn)).toEqual(['2', '3', '4', '5', '6', '7', '8', '9']);
});

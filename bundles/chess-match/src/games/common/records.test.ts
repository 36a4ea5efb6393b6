import { expect, it } from 'vitest';
import { GAMES } from '..';
import { formsOf } from './records';

it('a match has its record first, and each further form under its own name', () => {
  for (const { records } of Object.values(GAMES)) {
    const [first, ...others] = formsOf(records);
    expect(first).toMatchObject({ name: records.extension, mediaType: records.mediaType });
    expect(others.map(({ name, mediaType }) => [name, mediaType])).toEqual(
      Object.entries(records.forms ?? {}).map(([name, form]) => [name, form.mediaType]),
    );
  }
  expect(GAMES['business'] === undefined ? [] : formsOf(GAMES['business'].records).length).toBeGreaterThan(1);
});

import { expect, it } from 'vitest';
import { buildSteps } from './build';
import { BUILT } from './readAtStart';

it('everything that is built is built anew by "npm run dev", the types of the contract apart: their schemas are watched', () => {
  expect(BUILT).toEqual(
    buildSteps()
      .map(({ name }) => name)
      .filter((name) => name !== 'types'),
  );
});

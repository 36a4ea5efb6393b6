import { expect, it } from 'vitest';
import { createSaidOfInputs } from './saidOfInputs';

it('is behind until the list has what was said to be there, and has lost what was said to be gone', () => {
  const said = createSaidOfInputs();
  expect(said.isBehind([])).toBe(false);
  said.hear('Mic', true);
  said.hear('Old', false);
  expect(said.isBehind(['Old'])).toBe(true);
  expect(said.isBehind(['Mic', 'Old'])).toBe(true);
  expect(said.isBehind(['Mic'])).toBe(false);
  expect(said.isBehind([])).toBe(false);
});

it('believes the list in the end', () => {
  const said = createSaidOfInputs();
  said.hear('Mic', true);
  const looks = Array.from({ length: 30 }, () => said.isBehind([]));
  expect(looks.indexOf(false)).toBe(19);
});

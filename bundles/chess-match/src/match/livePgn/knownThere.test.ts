import { expect, it } from 'vitest';
import { createKnownThere } from './knownThere';

const store = (text: string | null = null) => {
  let kept = text;
  return { load: () => kept, save: (next: string) => void (kept = next) };
};
const lines = (...keys: readonly string[]) => keys.map((key) => ({ key }));

it('a game that was taken back while the server was down is told when it is up again', () => {
  const disk = store();
  expect(createKnownThere('r1', disk).take('m', lines('1w-1', '7w-2'))).toEqual([]);
  expect(createKnownThere('r1', disk).take('m', lines('1w-1'))).toEqual(['7w-2']);
  expect(createKnownThere('r1', disk).take('m', lines('1w-1', '7w-2'))).toEqual([]);
});

it('another match and another round have nothing of it', () => {
  const disk = store();
  createKnownThere('r1', disk).take('m', lines('1w-1', '7w-2'));
  expect(createKnownThere('r1', disk).take('n', lines('1w-1'))).toEqual([]);
  expect(createKnownThere('r2', disk).take('m', lines('1w-1'))).toEqual([]);
});

it.each(['', '{', '{}', '[1, null, {"round": 1}]'])(
  'what is kept and cannot be read counts for nothing: %s',
  (text) => {
    expect(createKnownThere('r', store(text)).take('m', lines('a'))).toEqual([]);
  },
);

it('the twenty matches that were pushed last are kept', () => {
  const disk = store();
  for (let count = 0; count < 30; count += 1) createKnownThere('r', disk).take(`m${count}`, lines('a', 'b'));
  expect(createKnownThere('r', disk).take('m29', lines('a'))).toEqual(['b']);
  expect(createKnownThere('r', disk).take('m0', lines('a'))).toEqual([]);
});

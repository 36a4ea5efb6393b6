import { expect, it } from 'vitest';
import { CLASSICAL } from '../fixtures/states';
import { introFacts } from './facts';

const { match } = CLASSICAL['classical-start'];

it('C1 C2 tells how many boards there are, the time, and what is added to it', () => {
  const facts = (settings: Record<string, number>, language: 'en' | 'ru') =>
    introFacts({ ...match, settings }, language).map(({ figure, text }) => `${figure} ${text}`);
  expect(facts({ timePerPlayerMs: 5_400_000, incrementMs: 30_000 }, 'ru')).toEqual([
    '4 доски',
    '1 ч 30 мин каждому игроку',
    '+30 с прибавляется за ход',
  ]);
  expect(facts({ timePerPlayerMs: 900_000, delayMs: 1500 }, 'en')).toEqual([
    '4 boards',
    '15 min for each player',
    '1.5 s of each move not counted',
  ]);
  expect(facts({}, 'en')).toEqual(['4 boards']);
});

import { describe, expect, it } from 'vitest';
import { SERIES } from '../fixtures/states';
import { introFacts } from './facts';

const facts = (settings: Record<string, string | number>, language: 'en' | 'ru' = 'en') =>
  introFacts({ ...SERIES.progressive.match, settings }, language).map(({ figure, text }) => `${figure} ${text}`);

describe('what was agreed, before chess in series begins', () => {
  it('P1 P4 is how turns grow, the kind, and the time of a side', () => {
    expect(facts({ variant: 'scottish', timePerSideMs: 1_800_000, incrementMs: 1500 })).toEqual([
      '1, 2, 3… each series is one move longer than the last',
      'Scottish A check ends the series at once; the next one grows all the same',
      '30 min for each side and 1.5 s a series',
    ]);
  });

  it('P12 tells of two moves a turn in Marseillais chess', () => {
    expect(facts({ variant: 'marseillais', timePerSideMs: 900_000 }, 'ru')).toEqual([
      '2 хода подряд у каждой стороны',
      'Марсельские По два хода подряд; шах сразу заканчивает серию',
      '15 мин каждой стороне',
    ]);
  });

  it('says nothing of settings it does not know', () => {
    expect(facts({ variant: 'toString' })).toHaveLength(1);
  });
});

import type { Side } from '../../common/sides';
import type { DuelEnd } from '../state';

export const RESULTS = ['1-0', '0-1', '1/2-1/2', '*'] as const;
export type RecordResult = (typeof RESULTS)[number];

export const isResult = (text: string): text is RecordResult => (RESULTS as readonly string[]).includes(text);

export const resultOf = (end: DuelEnd<string> | null): RecordResult => {
  switch (end?.result) {
    case 'white':
      return '1-0';
    case 'black':
      return '0-1';
    case 'draw':
      return '1/2-1/2';
    default:
      return '*';
  }
};

/** Who has not won, where somebody has. */
export const loserOf = (result: RecordResult | null): Side | null =>
  result === '1-0' ? 'black' : result === '0-1' ? 'white' : null;

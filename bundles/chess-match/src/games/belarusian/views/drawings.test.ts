import { expect, it } from 'vitest';
import { DRAWINGS } from '../../drawings';
import { START } from '../rules/fen';
import { placement } from './pieces';

it('every piece of the start has a drawing, and each kind one of its own', () => {
  const codes = [...new Set(Object.values(placement(START)))];
  expect(codes).toHaveLength(14);
  const drawn = codes.map((code) => DRAWINGS[code as keyof typeof DRAWINGS]);
  expect(drawn).not.toContain(undefined);
  expect(new Set(drawn.map((parts) => JSON.stringify(parts))).size).toBe(8);
});

import type { Ruling } from './texts/en';

/** As an arbiter looks for them: who did not come follows who has won. */
export const RULINGS = [
  'white',
  'draw',
  'black',
  'white-absent',
  'black-absent',
  'both-absent',
  'none',
] as const satisfies readonly Ruling[];

export const isRuling = (text: string): text is Ruling => (RULINGS as readonly string[]).includes(text);

/** Whose name a ruling needs; null: nobody's. */
export const sideNamed = (ruling: Ruling): 'white' | 'black' | null =>
  ruling.startsWith('white') ? 'white' : ruling.startsWith('black') ? 'black' : null;

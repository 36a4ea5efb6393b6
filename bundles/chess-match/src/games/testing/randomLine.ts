import type { Random } from '../common/random';

const SCRAPS = [
  '1:e4',
  '2:Nf3',
  '3:',
  '9:e4',
  'pass',
  'pass 1>2',
  'branch 1>2 1+1',
  'select 2>1',
  'draw 1',
  'offer 1',
  'claim 1',
];
const MORE_SCRAPS = [
  'resign 1',
  'resign 2',
  '{',
  ';',
  '1:O-O',
  '1:0-0-0',
  '\u0000',
  '♞',
  'branch 1>1 999+999',
  'select 1>1:0',
  '1:e8=Q#',
];

/** Text that may or may not be a turn. */
export const randomLine = (random: Random): string =>
  Array.from({ length: random.below(8) }, () => random.pick([...SCRAPS, ...MORE_SCRAPS])).join(
    random.pick([' ', '  ', '']),
  );

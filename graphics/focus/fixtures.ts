import { anyLooks } from '../air/anyGame/fixtures';

export const { fixtures, everyLook } = anyLooks(
  'focus',
  { board: null },
  ['', 'longest', 'mate', 'nine', 'five'],
  ['longest'],
);

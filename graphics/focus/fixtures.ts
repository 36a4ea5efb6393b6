import { anyStates } from '../air/anyGame/fixtures';

/** By name: states of matches of any game. */
export const fixtures = {
  ...anyStates('focus', { board: null }, ['any', 'any-longest', 'any-mate', 'any-nine', 'any-five']),
};

/** States whose pictures are compared in every language and theme. */
export const everyLook = ['any-longest'];

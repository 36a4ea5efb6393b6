import { anyStates } from '../air/anyGame/fixtures';

/** By name: states of matches of any game. */
export const fixtures = {
  ...anyStates('vertical', {}, ['any', 'any-start', 'any-mate', 'any-nine', 'any-two', 'any-five']),
};

/** States whose pictures are compared in every language and theme. */
export const everyLook = ['any-five'];

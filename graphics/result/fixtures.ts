import { anyStates } from '../air/anyGame/fixtures';

/** By name: states of matches of any game. */
export const fixtures = {
  ...anyStates('result', {}, ['any-mate', 'any-draw', 'any-three-ended']),
};

/** States whose pictures are compared in every language and theme. */
export const everyLook = ['any-mate'];

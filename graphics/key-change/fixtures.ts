import { anyStates } from '../air/anyGame/fixtures';

/** By name: states of matches of any game. */
export const fixtures = {
  ...anyStates('key-change', {}, ['any-mate', 'any-draw', 'any-five', 'any-three-ended']),
};

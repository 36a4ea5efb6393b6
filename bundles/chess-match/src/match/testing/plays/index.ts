import type { CommandType } from '../../../contract/commands';
import { OWN_PLAYS } from '../../../games/testing/ownPlays';
import { ofDevices } from './devices';
import { ofMatches } from './match';
import { ofShow } from './ofShow';
import type { Play } from './play';
import { ofPorts } from './ports';

/** How each command is played. One that has no play does not compile. */
export const PLAYS: { readonly [T in CommandType]: Play } = {
  ...ofMatches,
  ...ofShow,
  ...ofPorts,
  ...ofDevices,
  ...OWN_PLAYS,
};

import type { CommandType } from '../../../contract/commands';
import { defaultRules } from '../../../obs/sceneRules/defaults';
import { NOBODY, type Play } from './play';

const SCENES = { white: 'White audience', black: 'Black audience' } as const;

/** Nobody is in the hall of this bench, and no OBS has scenes: what is not there is refused, and nothing changes. */
const refused = (body: Play['body']): Play => ({ body, seenBy: NOBODY, isRefused: true });

export const ofDevices = {
  dropDeviceCode: refused({ code: 'none' }),
  renameDevice: refused({ device: 'none', name: 'Anna' }),
  moveDevice: refused({ device: 'none', place: 'clock' }),
  identifyDevice: refused({ device: 'none' }),
  revokeDevice: refused({ device: 'none' }),
  setDeviceInPlay: refused({ device: 'none', inPlay: false }),
  setSceneRules: { body: { instance: 'program', rules: defaultRules('program', SCENES) }, seenBy: NOBODY },
} as const satisfies Partial<Record<CommandType, Play>>;

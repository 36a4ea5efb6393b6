import type { Problem } from '@schemas/obs';
import type { Side } from '../../games/common/sides';

export interface SoundErrorParams {
  'sound/no_microphone': { id: string };
  'sound/no_team_microphones': { side: Side };
  /** No connected OBS has an input of this name that can be heard. */
  'sound/no_such_input': { input: string };
}

export const soundProblem = <C extends keyof SoundErrorParams>(code: C, params: SoundErrorParams[C]): Problem => ({
  code,
  params,
  rule: null,
  item: null,
});

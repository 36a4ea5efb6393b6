import type { SceneRules } from '@schemas/obsMachines';
import type { MachineId } from '../contract';
import type { AudienceScenes } from '../view';

/**
 * The rules of a machine before anybody changed them. The programme goes from audience to audience; a machine that
 * feeds one team's viewers stays with their screen.
 */
export const defaultRules = (machine: MachineId, audience: AudienceScenes): SceneRules => ({
  sideToMove: {
    on: true,
    afterMs: 1500,
    scenes: machine === 'program' ? { ...audience } : { white: audience[machine], black: audience[machine] },
  },
  keyChange: { on: false, afterMs: 500, forMs: 8000, scene: 'Tree' },
  lastBranch: { on: false, afterMs: 3000, scene: 'Focus' },
  clockStopped: { on: false, afterMs: 5000, scene: 'Break' },
  matchOver: { on: false, afterMs: 3000, scene: 'Result' },
  minimumMs: 3000,
  handMs: 60_000,
  dress: 'cut',
  chapters: true,
  replay: true,
});

/** The scenes of the rules that are on: from any other one on program automation keeps off. */
export const ruledScenes = ({ sideToMove, keyChange, lastBranch, clockStopped, matchOver }: SceneRules): string[] => [
  ...(sideToMove.on ? [sideToMove.scenes.white, sideToMove.scenes.black] : []),
  ...[keyChange, lastBranch, clockStopped, matchOver].filter(({ on }) => on).map(({ scene }) => scene),
];
